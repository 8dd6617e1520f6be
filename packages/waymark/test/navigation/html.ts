/** Looks things up in parsed HTML by kind of element and attribute. */
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

/** An element of a parsed document. */
export type Tag = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parses a document as a browser without script does. */
export function parseDocument(html: string): Parent {
  return parse(html, { scriptingEnabled: false });
}

/** Parses the content of an element. */
export function parsePart(html: string): Parent {
  return parseFragment(html);
}

/** The value of an attribute. */
export function attribute(tag: Tag, name: string): string | undefined {
  return tag.attrs.find((one) => one.name === name)?.value;
}

/** Whether an element has a class. */
export function hasClass(tag: Tag, name: string): boolean {
  return (attribute(tag, 'class') ?? '').split(/\s+/).includes(name);
}

/** The elements directly below. */
export function childrenOf(parent: Parent): readonly Tag[] {
  return parent.childNodes.filter((node): node is Tag => 'tagName' in node);
}

/** Every element below that passes, in document order. */
export function findAll(parent: Parent, test: (tag: Tag) => boolean): readonly Tag[] {
  return childrenOf(parent).flatMap((tag) => [...(test(tag) ? [tag] : []), ...findAll(tag, test)]);
}

/** The first element below that passes. */
export function find(parent: Parent, test: (tag: Tag) => boolean): Tag | undefined {
  for (const tag of childrenOf(parent)) {
    const found = test(tag) ? tag : find(tag, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The element with an id. */
export function byId(parent: Parent, id: string): Tag | undefined {
  return find(parent, (tag) => attribute(tag, 'id') === id);
}

/** Links, in document order. */
export function linksIn(parent: Parent): readonly Tag[] {
  return findAll(parent, (tag) => tag.tagName === 'a' && attribute(tag, 'href') !== undefined);
}

/** What a screen reader calls an element: its label, or its text without what is hidden from it. */
export function nameOf(tag: Tag): string {
  return attribute(tag, 'aria-label') ?? textOf(tag).trim();
}

function textOf(parent: Parent): string {
  return parent.childNodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value;
      if (!('tagName' in node) || node.tagName === 'svg') return '';
      return attribute(node, 'aria-hidden') === 'true' ? '' : textOf(node);
    })
    .join('');
}
