import { isSafeHref } from '@waymark/core/content';
import sax, { type QualifiedAttribute, type QualifiedTag, type SAXParser } from 'sax';
import { isSafeCss, makeCssSafe } from './safe-css.ts';
import { ANIMATIONS, ATTRIBUTES, HTML_ELEMENTS, SVG_ELEMENTS } from './svg-names.ts';

/** A drawing of known elements and attributes, and what was taken out of it that could have meant something. */
export interface SafeSvg {
  readonly svg: string;
  readonly removed: readonly string[];
  /** Offset of the first of these; absent where nothing was taken out. */
  readonly at?: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/**
 * What the parser says of an ampersand that begins no entity, where it goes on rightly: with the ampersand as text. Before
 * what ends a text or a value, it would take that for text, too.
 */
const STRAY_AMPERSAND = /^Invalid character in entity name\n.*\nChar: (?!["'<])/s;
const MOST_ENTITIES = 100;

/** Characters of a document type that may declare entities; the longest of drawing programs are a tenth of it. */
const LONGEST_DOCTYPE = 20_000;

/** Attributes of one element; the parser compares each with all before it. */
const MOST_ATTRIBUTES = 1000;

/** Characters that are parsed before the attributes are counted again. */
const PIECE = 16_384;

/**
 * Prints a drawing anew, of known elements and attributes alone; whatever else it held does not leave. What a browser
 * would not draw anyway, such as the notes of a drawing program, goes without a word. An ampersand that stands alone is
 * text, as in HTML. A drawing that is not well-formed otherwise ends where it ceases to be.
 */
export function makeSvgSafe(svg: string): SafeSvg {
  const parser = sax.parser(true, { xmlns: true });
  const skipped = svg.startsWith('\ufeff') ? 1 : 0;
  const text = svg.slice(skipped);
  const removed = createRemovals(text, () => parser.startTagPosition - 1);
  const printer = createPrinter(removed);
  keepLongValues(parser);
  parser.ondoctype = (doctype) => {
    const isLong = doctype.length > LONGEST_DOCTYPE;
    if (!isLong) Object.assign(parser.ENTITIES, readEntities(doctype));
    if (isLong || /<!ATTLIST|<!ENTITY[^>]*\b(?:SYSTEM|PUBLIC)\b|<!ENTITY\s+%/.test(doctype))
      removed.add('<!DOCTYPE>');
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') removed.add(`<?${name}?>`);
  };
  parser.onopentag = (tag) => printer.open(tag as QualifiedTag);
  parser.onclosetag = () => printer.close();
  parser.ontext = printer.text;
  parser.oncdata = printer.text;
  parser.onerror = (error) => {
    if (!STRAY_AMPERSAND.test(error.message)) throw error;
    parser.resume();
  };
  try {
    if (writeInPieces(parser, text)) parser.close();
    else removed.add(`an element of more than ${MOST_ATTRIBUTES} attributes`);
  } catch (error) {
    const isOfTag = error instanceof Error && /clos(?:e|ing) tag/i.test(error.message);
    removed.add('text that is not well-formed', isOfTag ? undefined : () => parser.position - 1);
  }
  const { names, at } = removed.all();
  return { svg: printer.end(), removed: names, ...(at === undefined ? {} : { at: at + skipped }) };
}

/** Notes what is taken out of a drawing, and where the first of it stands. */
interface Removals {
  /** `at` gives the offset; without it, that of the tag that is read. */
  add(name: string, at?: () => number): void;
  /** Makes the function that finds what stands behind the tag that is read. */
  placeAfterTag(): (kind: RegExp) => number;
  all(): { readonly names: readonly string[]; readonly at: number | undefined };
}

function createRemovals(text: string, startOfTag: () => number): Removals {
  const names = new Set<string>();
  let first: number | undefined;
  return {
    add(name, at = startOfTag) {
      names.add(name);
      first ??= Math.max(0, at());
    },
    placeAfterTag() {
      const start = Math.max(0, startOfTag());
      return (kind) => start + Math.max(0, text.slice(start).search(kind));
    },
    all: () => ({ names: [...names], at: first }),
  };
}

/** The parser gives up at values of 64 KB, which pictures and paths of drawing programs exceed; the text is in memory anyway. */
function keepLongValues(parser: SAXParser): void {
  Object.assign(parser, { bufferCheckPosition: Number.POSITIVE_INFINITY });
}

/** Writes a text as far as its elements have a bearable number of attributes; tells whether that was all of it. */
function writeInPieces(parser: SAXParser, text: string): boolean {
  const { attribList } = parser as SAXParser & { readonly attribList: readonly unknown[] };
  for (let at = 0; at < text.length; at += PIECE) {
    parser.write(text.slice(at, at + PIECE));
    if (attribList.length > MOST_ATTRIBUTES) return false;
  }
  return true;
}

/** The text of an element of styles, as far as it is read. */
interface Styles {
  css: string;
  /** The offset of the first thing of a kind in it; that of its tag where it is written in another way. */
  readonly placeOf: (kind: RegExp) => number;
}

/** What of styles is most often loaded from outside. */
const LOADED = /@import|url\s*\(\s*(?!["']?\s*(?:#|data:))/i;

type Opened = Pick<QualifiedTag, 'local' | 'uri'>;

interface Printer {
  open(tag: QualifiedTag): void;
  close(): void;
  text(text: string): void;
  end(): string;
}

function createPrinter(removed: Removals): Printer {
  const out: string[] = [];
  const around: Opened[] = [];
  let skipped = 0;
  let styles: Styles | undefined;
  const close = (): void => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    if (styles !== undefined) out.push(escapeXml(finishStyles(styles, removed)));
    styles = undefined;
    const opened = around.pop();
    if (opened !== undefined) out.push(`</${opened.local}>`);
  };
  return {
    close,
    open(written) {
      const tag = asStyleOfDrawing(written, around);
      if (skipped > 0 || styles !== undefined || !isKnown(tag, around)) {
        if (skipped === 0 && isTold(tag)) removed.add(`<${tag.local}>`);
        skipped += 1;
        return;
      }
      out.push(`<${tag.local}${namespaceOf(tag, around.at(-1))}${printAttributes(tag, removed)}>`);
      around.push(tag);
      if (tag.local === 'style') styles = { css: '', placeOf: removed.placeAfterTag() };
    },
    text(text) {
      if (skipped > 0 || around.length === 0) return;
      if (styles === undefined) out.push(escapeXml(text));
      else styles.css += text;
    },
    end() {
      skipped = 0;
      while (around.length > 0) close();
      return out.join('');
    },
  };
}

/** Drawing programs write HTML's element for styles, too, which means the same in a drawing. */
function asStyleOfDrawing(tag: QualifiedTag, around: readonly Opened[]): QualifiedTag {
  const isOfHtml = tag.local === 'style' && tag.uri === HTML && !isInText(around);
  return isOfHtml ? { ...tag, uri: SVG } : tag;
}

function isInText(around: readonly Opened[]): boolean {
  return around.some((opened) => opened.local === 'foreignObject');
}

function isKnown(tag: QualifiedTag, around: readonly Opened[]): boolean {
  const { local, uri } = tag;
  if (around.length === 0) return local === 'svg' && isSvg(uri);
  if (uri === HTML) return HTML_ELEMENTS.has(local) && isInText(around);
  return isSvg(uri) && SVG_ELEMENTS.has(local) && !(ANIMATIONS.has(local) && !isSafeAnimation(tag));
}

/** A drawing that names no namespace means this one. */
function isSvg(uri: string): boolean {
  return uri === SVG || uri === '';
}

/** What other namespaces and metadata hold is drawn by no browser. */
function isTold({ local, uri }: QualifiedTag): boolean {
  return (isSvg(uri) && local !== 'metadata') || uri === HTML;
}

function isSafeAnimation({ local, attributes }: QualifiedTag): boolean {
  const name = Object.values(attributes)
    .find((attribute) => attribute.local === 'attributeName')
    ?.value.trim();
  if (name === undefined) return local === 'animateMotion';
  return ATTRIBUTES.has(name) && !/^(?:style|class|id|target|attributeName)$/.test(name);
}

/** Namespaces are declared where they change; prefixes are gone. */
function namespaceOf({ uri }: Opened, around: Opened | undefined): string {
  if (around === undefined) return ` xmlns="${SVG}" xmlns:xlink="${XLINK}"`;
  const isHtml = uri === HTML;
  return isHtml === (around.uri === HTML) ? '' : ` xmlns="${isHtml ? HTML : SVG}"`;
}

function printAttributes(tag: QualifiedTag, removed: Removals): string {
  return Object.values(tag.attributes)
    .map((attribute) => {
      if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') return '';
      const name = nameOf(attribute);
      if (name !== undefined && isSafeValue(tag, name, attribute.value))
        return ` ${name}="${escapeXml(attribute.value)}"`;
      if (name !== undefined || /^on/i.test(attribute.local)) removed.add(attribute.name);
      return '';
    })
    .join('');
}

/** The name to print; nothing for an attribute that is not on the list. */
function nameOf({ local, uri }: QualifiedAttribute): string | undefined {
  if (local === 'href' && (uri === XLINK || uri === '')) return uri === XLINK ? 'xlink:href' : 'href';
  if (uri === XML) return local === 'lang' || local === 'space' ? `xml:${local}` : undefined;
  if (uri !== '') return undefined;
  return ATTRIBUTES.has(local) || /^(?:aria|data)-[a-z][\w-]*$/.test(local) ? local : undefined;
}

function isSafeValue({ local }: QualifiedTag, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    if (local === 'a') return isSafeHref(value);
    return local === 'image' || local === 'feImage' ? isPicture(value.trim()) : value.trim().startsWith('#');
  }
  return /^(?:aria|data)-/.test(name) || isSafeCss(value);
}

/**
 * Whether a value is a picture in a drawing: in its text, or a file of the same site. A drawing may be one: as a picture, no browser runs
 * what it holds, nor fetches anything for it. `img/png` is what Photoshop writes, and browsers draw.
 */
function isPicture(value: string): boolean {
  return /^(?:data:(?:(?:image|img)\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[\w+/=\s]*|image\/svg\+xml[;,][^\p{Cc}]*)|#.*|(?![a-z][\w+.-]*:|\/\/|\\)[^\p{Cc}]*)$/iu.test(
    value,
  );
}

function finishStyles({ css, placeOf }: Styles, removed: Removals): string {
  const safe = makeCssSafe(css);
  if (safe !== css) removed.add('styles from outside', () => placeOf(LOADED));
  return safe ?? '';
}

/** Entities that are plain text. One that stands for others could grow without end. */
function readEntities(doctype: string): Readonly<Record<string, string>> {
  const found = doctype.matchAll(/<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g);
  return Object.fromEntries(
    [...found].slice(0, MOST_ENTITIES).map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
}

function escapeXml(text: string): string {
  return withoutControls(text).replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);
}

/** A text without the characters that no XML may hold. */
function withoutControls(text: string): string {
  return /^[\t\n\r -~]*$/.test(text) ? text : text.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu, '');
}
