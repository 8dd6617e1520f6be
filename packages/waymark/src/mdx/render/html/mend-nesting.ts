import { VOID_TAGS } from '../../parse/tag-kinds.ts';
import {
  holdsInTable,
  holdsTableParts,
  isStrayTablePart,
  missingTablePart,
  TABLE_PARTS,
} from '../table-parts.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements whose start tag ends a paragraph that stands open. */
const ENDS_PARAGRAPH = words(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/** Elements around which a paragraph is not ended from within. */
const BOUNDS_PARAGRAPH = words('button td th caption table template object marquee svg math');
/** Elements around which a link may stand once more. */
const BOUNDS_LINK = words('td th caption template object marquee');
/** Elements through which an item of a list reaches the one that it ends; elements of scripts, which have a hyphen, are such too. */
const SEEN_THROUGH = words(
  'a abbr address b bdi bdo cite code data del dfn div em font i ins kbd label mark p q s samp small span strong sub sup time u var',
);
const HEADINGS = words('h1 h2 h3 h4 h5 h6');
const DRAWINGS = words('svg math');

/** Elements that a document has once, around all others: browsers pass over their tags. */
const AROUND_ALL = words('html head body frameset');

/** What an element becomes inside one of its kind, where browsers would end the outer one. */
const INNER: ReadonlyMap<string, string> = new Map([
  ['a', 'span'],
  ['button', 'span'],
  ['nobr', 'span'],
  ['form', 'div'],
]);
/** What ends an item that stands open. */
const ITEMS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', words('li')],
  ['dt', words('dt dd')],
  ['dd', words('dt dd')],
]);

/** Elements that may not be able to stand where they are: all others are what they are. */
const HAVE_RULES: ReadonlySet<string> = new Set([
  ...AROUND_ALL,
  ...INNER.keys(),
  ...ITEMS.keys(),
  ...HEADINGS,
  ...TABLE_PARTS,
]);

const TAG = /<\/?[a-zA-Z][^\s/>"'=<]*[^>"]*(?:"[^"]*"[^>"]*)*>/y;
const NAME_END = /[\s/>"'=<]/g;
/** Some tags of spans and the text behind them: few at a time, for an expression remembers every place that it may go back to. */
const SPANS = /(?:<\/?span(?=[\s/>"'=<])[^>"]*(?:"[^"]*"[^>"]*)*>[^<]*){1,64}/y;

/** An element that stands open. */
interface Open {
  /** As it is printed. */
  name: string;
  /** Where its start tag begins and ends; nowhere for a part of a table that nobody wrote. */
  readonly tag?: Range;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** What stands in place of a range of what was printed. */
interface Edit extends Range {
  readonly text: string;
}

/** What was read so far. */
interface State {
  readonly html: string;
  /** Finds where names of elements end. */
  readonly nameEnd: RegExp;
  readonly open: Open[];
  /** The outermost of them that is a drawing, in which other rules hold. */
  drawing: Open | undefined;
  readonly edits: Edit[];
}

/**
 * Makes elements of nested ones that a browser reads back as they are nested: a link in a link is a `<span>`, a paragraph
 * that holds blocks a `<div>`, a `<head>` too, rows stand in a `<tbody>`. Takes what drawn elements are printed as: each
 * start tag has its end tag, and values of attributes stand in double quotes.
 */
export function mendNesting(html: string): string {
  const state: State = { html, nameEnd: new RegExp(NAME_END), open: [], drawing: undefined, edits: [] };
  const tags = new RegExp(TAG);
  const spans = new RegExp(SPANS);
  let done = 0;
  for (let at = html.indexOf('<'); at !== -1; ) {
    spans.lastIndex = at;
    tags.lastIndex = at;
    if (passesSpans(state) && spans.test(html)) at = html.indexOf('<', spans.lastIndex);
    else {
      if (tags.test(html)) {
        passText({ start: done, end: at }, state);
        takeTag({ start: at, end: tags.lastIndex }, state);
        done = tags.lastIndex;
      }
      at = html.indexOf('<', Math.max(at + 1, tags.lastIndex));
    }
  }
  return applyEdits(state);
}

/** Most pages need no edit: nothing of them is copied. */
function applyEdits({ html, edits }: State): string {
  if (edits.length === 0) return html;
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    pieces.push(html.slice(done, start), text);
    done = end;
  }
  return pieces.join('') + html.slice(done);
}

/**
 * The pieces of coloured code are most of the tags of a page, and end nothing: they need not be followed. Not taking them
 * apart saves a third of the time.
 */
function passesSpans(state: State): boolean {
  return state.open.at(-1)?.name !== 'span' && !isInTable(state);
}

function takeTag(tag: Range, state: State): void {
  if (state.html.charAt(tag.start + 1) === '/') closeElement(tag, state);
  else openElement(tag, state);
}

function passText({ start, end }: Range, state: State): void {
  if (isInTable(state) && state.html.slice(start, end).trim() !== '') enterTable('#text', start, state);
}

function openElement(tag: Range, state: State): void {
  const { html, open, edits } = state;
  const name = nameAt(tag.start + 1, state);
  const isDrawing = state.drawing !== undefined;
  if (!isDrawing && isInTable(state)) enterTable(name, tag.start, state);
  const printed = isDrawing ? name : nameInPlace(name, open);
  if (ENDS_PARAGRAPH.has(printed)) openParagraph(state);
  if (VOID_TAGS.has(name) || html.charAt(tag.end - 2) === '/') return;
  const element: Open = { name: printed, tag };
  open.push(element);
  if (!isDrawing && DRAWINGS.has(printed)) state.drawing = element;
  if (printed !== name) edits.push({ ...tag, text: startTag(printed, attributesOf(html, tag, name)) });
}

function closeElement(tag: Range, state: State): void {
  const { html, open, edits } = state;
  while (open.length > 0 && open.at(-1)?.tag === undefined) leave(tag.start, state);
  const last = open.pop();
  if (last === state.drawing) state.drawing = undefined;
  const isAsPrinted = last !== undefined && html.startsWith(`${last.name}>`, tag.start + 2);
  if (!isAsPrinted) edits.push({ ...tag, text: last === undefined ? '' : `</${last.name}>` });
}

/** Ends the innermost element, which is a part of a table that nobody wrote. */
function leave(at: number, { open, edits }: State): void {
  const last = open.pop();
  if (last !== undefined) edits.push({ start: at, end: at, text: `</${last.name}>` });
}

/** The name that begins here, inside of a tag. */
function nameAt(at: number, { html, nameEnd }: State): string {
  nameEnd.lastIndex = at;
  return nameEnd.test(html) ? html.slice(at, nameEnd.lastIndex - 1) : '';
}

function attributesOf(html: string, { start, end }: Range, name: string): string {
  return html.slice(start + 1 + name.length, end - 1);
}

function isInTable({ open }: State): boolean {
  const last = open.at(-1);
  return last !== undefined && (last.tag === undefined || holdsTableParts(last.name));
}

/** Opens the parts of a table that have to stand around an element, and leaves those that do not hold it. */
function enterTable(name: string, at: number, state: State): void {
  const { open, edits } = state;
  for (
    let last = open.at(-1);
    last !== undefined && last.tag === undefined && !holdsInTable(last.name, name);
    last = open.at(-1)
  )
    leave(at, state);
  for (;;) {
    const part = missingTablePart(open.at(-1)?.name ?? '', name);
    if (part === undefined) return;
    open.push({ name: part });
    edits.push({ start: at, end: at, text: `<${part}>` });
  }
}

/** A paragraph that stands open and gets a block becomes a box. */
function openParagraph({ html, open, edits }: State): void {
  const paragraph = open.findLast(({ name }) => name === 'p' || BOUNDS_PARAGRAPH.has(name));
  if (paragraph?.name !== 'p' || paragraph.tag === undefined) return;
  paragraph.name = 'div';
  const attributes = attributesOf(html, paragraph.tag, 'p');
  edits.push({ ...paragraph.tag, text: startTag('div', withParagraphClass(attributes)) });
}

/** The element as which one can stand where it is. */
function nameInPlace(name: string, open: readonly Open[]): string {
  if (!HAVE_RULES.has(name)) return name;
  const parent = open.at(-1)?.name ?? '';
  if (AROUND_ALL.has(name)) return 'div';
  const inner = INNER.get(name);
  if (inner !== undefined && isInside(name, open)) return inner;
  const endsItem = ITEMS.get(name)?.has(nameAround(open)) === true;
  const endsHeading = HEADINGS.has(name) && HEADINGS.has(parent);
  return endsItem || endsHeading || isStrayTablePart(parent, name) ? 'div' : name;
}

function isInside(name: string, open: readonly Open[]): boolean {
  const bounds = open.findLast(
    (entry) => entry.name === name || (name === 'a' && BOUNDS_LINK.has(entry.name)),
  );
  return bounds?.name === name;
}

function nameAround(open: readonly Open[]): string {
  return open.findLast(({ name }) => !SEEN_THROUGH.has(name) && !name.includes('-'))?.name ?? '';
}

/** A link or a button that became a text has nothing left to do. */
function startTag(name: string, attributes: string): string {
  const kept = name === 'span' ? attributes.replace(/\s(?:href|target|rel|type)="[^"]*"/g, '') : attributes;
  return `<${name}${kept}>`;
}

function withParagraphClass(attributes: string): string {
  const withClass = attributes.replace(/( class=")/, '$1paragraph ');
  return withClass === attributes ? `${attributes} class="paragraph"` : withClass;
}
