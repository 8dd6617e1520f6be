import { isSafeHref } from '@waymark/core/content';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { isDataScript } from './elements/data-script.tsx';
import { isRefused } from './elements/written-attributes.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Markup that runs nothing, and what was taken out of it. */
export interface SafeMarkup {
  readonly html: string;
  readonly dropped: readonly string[];
}

const ADDRESSES = new Set('href src action formaction data poster xlink:href ping background'.split(' '));
const PICTURES = new Set(['img', 'source', 'image', 'video']);
const PICTURE = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * Takes out of an author's own HTML what would run: scripts, handlers, documents in attributes and addresses that run
 * code. It is read as browsers read it, and printed whole, so that nothing of it is left open for what follows.
 */
export function makeMarkupSafe(html: string): SafeMarkup {
  if (!/[<&]/.test(html)) return { html, dropped: [] };
  const root = parseFragment(html);
  const dropped = new Set<string>();
  clean(root, dropped);
  return { html: serialize(root), dropped: [...dropped] };
}

function clean(parent: Parent, dropped: Set<string>): void {
  parent.childNodes = parent.childNodes.filter((child) => {
    if (!isElement(child) || !isRefused(child.tagName) || isData(child)) return true;
    dropped.add(`<${child.tagName}>`);
    return false;
  });
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    cleanAttributes(child, dropped);
    clean(child, dropped);
    if ('content' in child) clean(child.content as Parent, dropped);
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
  if (/^on/i.test(name) || name === 'srcdoc') return false;
  // An animation could give a link its address.
  if (name.toLowerCase() === 'attributename') return !/href|^on|src/i.test(value);
  if (!ADDRESSES.has(name)) return true;
  return isSafeHref(value) || (PICTURES.has(tag) && PICTURE.test(value));
}

function isData({ tagName, attrs }: Element): boolean {
  return isDataScript(tagName, Object.fromEntries(attrs.map(({ name, value }) => [name, value])));
}

function isElement(node: Child): node is Element {
  return 'tagName' in node;
}
