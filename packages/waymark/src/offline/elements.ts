import type { DefaultTreeAdapterTypes } from 'parse5';

/** What holds elements: a document, a fragment, an element. */
export type Parent = DefaultTreeAdapterTypes.ParentNode;
/** An element of a parsed document. */
export type ParsedElement = DefaultTreeAdapterTypes.Element;

/** The first element inside that fits, in the order of the document. */
export function findElement(
  parent: Parent,
  fits: (element: ParsedElement) => boolean,
): ParsedElement | undefined {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    const found = fits(child) ? child : findElement(child, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value of an attribute; undefined where an element has none of that name. */
export function attribute({ attrs }: ParsedElement, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}
