import { arrayOf, type JsonObject, objectOf, own, stringOf } from '../../model/json.ts';
import { type HtmlElement, type HtmlNode, hasClass, lineOf, parseHtml } from '../html/html-tree.ts';

/** A document of a Sphinx project, as its JSON builder writes it. */
export interface SphinxDocument {
  /** Its path in the project, without an extension: `guide/lamps`. */
  readonly name: string;
  readonly title: string;
  /** Titles of the documents that list it, outermost first; the first document of the project is not among them. */
  readonly parents: readonly string[];
  /** Address of the document after it, from its own. */
  readonly next?: string;
  /** What it says below its title. */
  readonly body: readonly HtmlNode[];
}

/** Reads a document from the content of its `.fjson` file. */
export function readDocument(name: string, file: JsonObject): SphinxDocument {
  const next = stringOf(own(objectOf(own(file, 'next')), 'link'));
  return {
    name,
    title: htmlLine(stringOf(own(file, 'title')) ?? '') || name,
    parents: arrayOf(own(file, 'parents')).map((parent) =>
      htmlLine(stringOf(own(objectOf(parent), 'title')) ?? ''),
    ),
    body: parseHtml(stringOf(own(file, 'body')) ?? ''),
    ...(next === undefined ? {} : { next }),
  };
}

/** The folder of a document in the builder's output: addresses in its texts are written from there. */
export function placeOf(name: string): string {
  return name.replace(/(?:^|\/)index$/, '');
}

/** Whether an element is a part of a document with a heading of its own. */
export function isPart(element: HtmlElement): boolean {
  return element.tagName === 'section' || (element.tagName === 'div' && hasClass(element, 'section'));
}

function htmlLine(html: string): string {
  return lineOf(parseHtml(html));
}
