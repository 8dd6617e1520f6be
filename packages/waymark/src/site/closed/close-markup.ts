import { type DefaultTreeAdapterTypes, parseFragment, serialize, type html as spec } from 'parse5';
import { isElsewhere } from './is-elsewhere.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Something that a page would have had from another host, or shown of it. */
export interface ForeignContent {
  /** `<iframe>`, or an attribute. */
  readonly what: string;
  readonly address: string;
}

/** Markup that asks no other host for anything until the reader follows a link. */
export interface ClosedMarkup {
  readonly html: string;
  readonly leftOut: readonly ForeignContent[];
}

/** Elements that show other documents, or that act on the whole page; nothing of them is drawn. */
const FRAMES = new Set(
  'iframe frame frameset object embed applet portal fencedframe webview script base meta link'.split(' '),
);
/** Attributes that browsers load at once, on whatever element they understand them. */
const LOADED = new Set('src srcset imagesrcset poster data background href xlink:href'.split(' '));
/** Those of a picture. */
const PICTURES = new Set(['src', 'srcset']);
/** Elements whose `href` is followed only when a reader chooses it. */
const LINKS = new Set(['a', 'area']);
/** Attributes that send something, or run something. */
const SENT = /^(?:on.*|ping|action|formaction|srcdoc)$/i;
/** Attributes whose value is CSS. */
const PAINTED = /^(?:style|fill|stroke|filter|mask|clip-path|cursor|marker(?:-(?:start|mid|end))?)$/;
const CSS_ADDRESS = /url\(\s*["']?([^"')]*)/gi;

/**
 * Takes out of markup what asks other hosts as soon as it is shown; frames and pictures become links. It is read as
 * browsers read it, whatever made it: tags, Markdown, HTML that is given as text, a specification.
 */
export function closeMarkup(markup: string): ClosedMarkup {
  if (!markup.includes('<')) return { html: markup, leftOut: [] };
  // What `<noscript>` holds is markup for readers whose browsers run no scripts.
  const root = parseFragment(markup, { scriptingEnabled: false });
  const leftOut: ForeignContent[] = [];
  close(root, leftOut);
  return { html: serialize(root, { scriptingEnabled: false }), leftOut };
}

function close(parent: Parent, leftOut: ForeignContent[]): void {
  parent.childNodes = parent.childNodes.flatMap((child) => {
    // Browsers that run scripts read no comments in `<noscript>`, but whatever tags are in them.
    if (child.nodeName === '#comment') return [];
    if (!('tagName' in child)) return [child];
    if (FRAMES.has(child.tagName)) return closeFrame(child, parent, leftOut);
    const taken = closeAttributes(child);
    for (const each of taken) leftOut.push(each);
    close(child, leftOut);
    if ('content' in child) close(child.content as Parent, leftOut);
    const picture = child.tagName === 'img' ? taken.find(({ what }) => PICTURES.has(what)) : undefined;
    return [picture === undefined ? child : linkTo(picture.address, attributeOf(child, 'alt'), parent)];
  });
}

/** A frame as a link to what it would show, where that can be followed. */
function closeFrame(frame: Element, parent: Parent, leftOut: ForeignContent[]): Child[] {
  const address = attributeOf(frame, 'src') ?? attributeOf(frame, 'data') ?? attributeOf(frame, 'href') ?? '';
  leftOut.push({ what: `<${frame.tagName}>`, address });
  return isOfTheWeb(address) ? [linkTo(address, attributeOf(frame, 'title'), parent)] : [];
}

/** Takes attributes away, and tells which. */
function closeAttributes(element: Element): readonly ForeignContent[] {
  const taken: ForeignContent[] = [];
  element.attrs = element.attrs.filter(({ name, prefix, value }) => {
    const what = prefix === undefined || prefix === '' ? name : `${prefix}:${name}`;
    const address = SENT.test(what) ? value : addressesOf(element, what, value).find(isElsewhere);
    if (address !== undefined) taken.push({ what, address });
    return address === undefined;
  });
  return taken;
}

/** The addresses that a browser loads because of an attribute. */
function addressesOf({ tagName }: Element, name: string, value: string): readonly string[] {
  if (name.endsWith('srcset')) return value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
  if (LOADED.has(name)) return name.endsWith('href') && LINKS.has(tagName) ? [] : [value];
  if (!PAINTED.test(name)) return [];
  return Array.from(value.matchAll(CSS_ADDRESS), ([, address = '']) => address.trim());
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Whether a link may lead there: what a picture would have been loaded from may be anything, code too. */
function isOfTheWeb(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address);
}

/** A link; its text alone where a link is around already, or where none may lead. */
function linkTo(address: string, label: string | undefined, parentNode: Parent): Child {
  const value = label === undefined || label.trim() === '' ? address : label;
  if (isInLink(parentNode) || !isOfTheWeb(address)) return { nodeName: '#text', value, parentNode };
  const link: Element = {
    nodeName: 'a',
    tagName: 'a',
    namespaceURI: 'http://www.w3.org/1999/xhtml' as spec.NS.HTML,
    attrs: [
      { name: 'href', value: address },
      { name: 'target', value: '_blank' },
      { name: 'rel', value: 'noopener noreferrer' },
    ],
    childNodes: [],
    parentNode,
  };
  link.childNodes = [{ nodeName: '#text', value, parentNode: link }];
  return link;
}

function isInLink(parent: Parent): boolean {
  if (!('tagName' in parent)) return false;
  return parent.tagName === 'a' || (parent.parentNode !== null && isInLink(parent.parentNode));
}
