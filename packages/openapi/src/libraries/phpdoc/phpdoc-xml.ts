import sax, { type SAXParser } from 'sax';

/** An element of XML with what is in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** XML as far as it is well-formed, and what is wrong behind that. */
export interface XmlDocument {
  readonly root: XmlElement | undefined;
  readonly problem?: { readonly text: string; readonly offset: number };
}

/** An element while it is read. */
interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/** Attributes of one element; the parser compares each with all before it. */
const MOST_ATTRIBUTES = 1000;
/** Letters that are parsed before the attributes are counted again. */
const PIECE = 16_384;

/** Parses XML. What other files or entities of its own it names is not read. */
export function parseXml(text: string): XmlDocument {
  const parser = sax.parser(true, {});
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let problem: XmlDocument['problem'];
  // The parser gives up at values of 64 KB; the text is in memory anyway.
  Object.assign(parser, { bufferCheckPosition: Number.POSITIVE_INFINITY });
  parser.onopentag = ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, value]) => [key, String(value)] as const);
    const element: OpenElement = { name, attributes: new Map(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  };
  parser.onclosetag = () => open.pop();
  const addText = (added: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += added;
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onerror = (error) => {
    throw error;
  };
  try {
    writeInPieces(parser, text.replace(/^\ufeff/, ''));
    parser.close();
  } catch (error) {
    const [line = 'not well-formed'] = (error instanceof Error ? error.message : '').split('\n');
    problem = { text: line, offset: Math.min(text.length, Math.max(0, parser.position - 1)) };
  }
  return { root, ...(problem === undefined ? {} : { problem }) };
}

function writeInPieces(parser: SAXParser, text: string): void {
  const { attribList } = parser as SAXParser & { readonly attribList: readonly unknown[] };
  for (let at = 0; at < text.length; at += PIECE) {
    parser.write(text.slice(at, at + PIECE));
    if (attribList.length > MOST_ATTRIBUTES)
      throw new Error(`an element has more than ${MOST_ATTRIBUTES} attributes`);
  }
}

/** The elements of a name right below. */
export function childrenOf(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  return element.children.filter(({ name }) => names.includes(name));
}

/** The text of the first element of a name right below. */
export function childText(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? '';
}

/** An attribute; empty where it is not there. */
export function attributeText(element: XmlElement, name: string): string {
  return element.attributes.get(name)?.trim() ?? '';
}
