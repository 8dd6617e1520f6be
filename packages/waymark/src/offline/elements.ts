import type { DefaultTreeAdapterTypes } from 'parse5';

/** What holds elements: a document, a fragment, an element. */
export type Parent = DefaultTreeAdapterTypes.ParentNode;
/** An element of a parsed document. */
export type ParsedElement = DefaultTreeAdapterTypes.Element;

/** The elements inside, in the order of the document. */
export function* elementsIn(parent: Parent): Generator<ParsedElement> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The first element inside that fits, in the order of the document. */
export function findElement(
  parent: Parent,
  fits: (element: ParsedElement) => boolean,
): ParsedElement | undefined {
  for (const element of elementsIn(parent)) if (fits(element)) return element;
  return undefined;
}

/** The value of an attribute; undefined where an element has none of that name. */
export function attribute({ attrs }: ParsedElement, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}
