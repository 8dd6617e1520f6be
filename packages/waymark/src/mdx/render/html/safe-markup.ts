import { isSafeHref } from '@waymark/core/content';
import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  Parser,
  parseFragment,
  serialize,
} from 'parse5';
import { hidesDocumentMember } from '../../../components/drawing/html/document-members.ts';
import { dataText, isDataScript } from '../elements/data-script.tsx';
import { animatesAddress, isRefused, sendsForm } from '../elements/written-attributes.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Markup that runs nothing, and what was taken out of it. */
export interface SafeMarkup {
  readonly html: string;
  readonly dropped: readonly string[];
}

const ADDRESSES = new Set('href src data poster xlink:href ping background'.split(' '));
const PICTURES = new Set(['img', 'source', 'image', 'video']);
/** Elements whose text is printed as it stands. In `<svg>` and `<math>`, which may be around it, tags in it would be tags. */
const RAW = new Set('iframe noembed noframes plaintext xmp'.split(' '));
/** Levels of elements in one another. */
const DEEPEST = 500;
const PICTURE = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * Takes out of an author's own HTML what would run: scripts, handlers, documents in attributes and addresses that run
 * code. It is read as browsers without scripts read it, for which `<noscript>` holds markup, and printed whole, so that
 * nothing of it is left open for what follows.
 */
export function makeMarkupSafe(html: string): SafeMarkup {
  if (!/[<&]/.test(html)) return { html, dropped: [] };
  const root = parseBounded(html);
  if (root === undefined) return { html: '', dropped: ['dangerouslySetInnerHTML'] };
  const dropped = new Set<string>();
  clean(root, dropped, 1);
  return { html: serialize(root, { scriptingEnabled: false }), dropped: [...dropped] };
}

/**
 * The markup as a tree; none where tags that are closed in the wrong order make more elements of it than it has letters: each
 * of the paragraphs behind `<p><b><i></p>` has them all.
 */
function parseBounded(html: string): DefaultTreeAdapterTypes.DocumentFragment | undefined {
  const { treeAdapter } = new Parser<DefaultTreeAdapterMap>();
  let made = 0;
  const createElement: typeof treeAdapter.createElement = (...element) => {
    made++;
    if (made > html.length) throw new TooManyElements();
    return treeAdapter.createElement(...element);
  };
  try {
    return parseFragment(html, { scriptingEnabled: false, treeAdapter: { ...treeAdapter, createElement } });
  } catch (error) {
    if (error instanceof TooManyElements) return undefined;
    throw error;
  }
}

/** Ends a parser that has no other end. */
class TooManyElements extends Error {}

function clean(parent: Parent, dropped: Set<string>, depth: number): void {
  parent.childNodes = parent.childNodes.filter((child) => {
    // Where scripts run, a comment in `<noscript>` is text: what it holds may end the element, and go on with tags.
    if (child.nodeName === '#comment') return false;
    if (!isElement(child)) return true;
    const { type } = attributesOf(child);
    if (isDataScript(child.tagName, { type })) rewriteText(child, (text) => dataText(String(type), text));
    else if (depth > DEEPEST || isRefused(child.tagName) || isRawMarkup(child)) {
      dropped.add(`<${child.tagName}>`);
      return false;
    }
    return true;
  });
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    cleanAttributes(child, dropped);
    clean(child, dropped, depth + 1);
    if ('content' in child) clean(child.content as Parent, dropped, depth + 1);
  }
}

function cleanAttributes(element: Element, dropped: Set<string>): void {
  element.attrs = element.attrs.filter(({ name, prefix, value }) => {
    const spelt = prefix === undefined || prefix === '' ? name : `${prefix}:${name}`;
    const isKept = isSafeAttribute(element.tagName, spelt, value);
    if (!isKept) dropped.add(spelt);
    return isKept;
  });
}

function isSafeAttribute(tag: string, name: string, value: string): boolean {
  if (/^on/i.test(name) || name === 'srcdoc' || (name === 'name' && hidesDocumentMember(tag, value)))
    return false;
  if (animatesAddress(name, value) || sendsForm(name, value)) return false;
  if (!ADDRESSES.has(name)) return true;
  return isSafeHref(value) || (PICTURES.has(tag) && PICTURE.test(value));
}

function attributesOf({ attrs }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function isRawMarkup({ tagName, childNodes }: Element): boolean {
  return RAW.has(tagName) && childNodes.some((child) => 'value' in child && child.value.includes('<'));
}

function rewriteText({ childNodes }: Element, rewrite: (text: string) => string): void {
  for (const child of childNodes) if ('value' in child) child.value = rewrite(child.value);
}

function isElement(node: Child): node is Element {
  return 'tagName' in node;
}
