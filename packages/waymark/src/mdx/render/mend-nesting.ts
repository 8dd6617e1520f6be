import { holdsInTable, holdsTableParts, isStrayTablePart, missingTablePart } from './table-parts.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const VOID = words('area base br col embed hr img input link meta param source track wbr');
/** Elements whose start tag ends a paragraph that stands open. */
const ENDS_PARAGRAPH = words(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/** Elements around which a paragraph is not ended from within. */
const BOUNDS_PARAGRAPH = words('button td th caption table template object marquee svg math');
/** Elements around which a link may stand once more. */
const BOUNDS_LINK = words('td th caption template object marquee');
/** Elements through which an item of a list reaches the one that it ends. */
const SEEN_THROUGH = words(
  'a abbr address b bdi bdo cite code data del dfn div em font i ins kbd label mark p q s samp small span strong sub sup time u var wm-island wm-slot',
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

const TAG = /<(\/?)([a-zA-Z][^\s/>"'=<]*)([^>"]*(?:"[^"]*"[^>"]*)*)>/y;
const SPAN = /<\/?span(?=[\s/>"'=<])[^>"]*(?:"[^"]*"[^>"]*)*>/y;

/** An element that stands open. */
interface Open {
  /** As it is printed. */
  name: string;
  readonly attributes: string;
  /** Where its start tag stands among the pieces. */
  readonly piece: number;
  /** False for a part of a table that nobody wrote. */
  readonly isWritten: boolean;
}

/** What was read so far. */
interface State {
  readonly open: Open[];
  readonly pieces: string[];
}

/**
 * Makes elements of nested ones that a browser reads back as they are nested: a link in a link is a `<span>`, a paragraph
 * that holds blocks a `<div>`, a `<head>` too, rows stand in a `<tbody>`. Takes what drawn elements are printed as: each
 * start tag has its end tag, and values of attributes stand in double quotes.
 */
export function mendNesting(html: string): string {
  const state: State = { open: [], pieces: [] };
  const tags = new RegExp(TAG);
  const spans = new RegExp(SPAN);
  let done = 0;
  for (let at = html.indexOf('<'); at !== -1; ) {
    spans.lastIndex = at;
    tags.lastIndex = at;
    if (passesSpans(state) && spans.test(html)) at = html.indexOf('<', spans.lastIndex);
    else {
      const match = tags.exec(html);
      if (match !== null) {
        addText(html.slice(done, at), state);
        takeTag(match, state);
        done = tags.lastIndex;
      }
      at = html.indexOf('<', Math.max(at + 1, tags.lastIndex));
    }
  }
  addText(html.slice(done), state);
  return state.pieces.join('');
}

/**
 * The pieces of coloured code are most of the tags of a page, and end nothing: they need not be followed. Not taking them
 * apart saves a third of the time, and 4 % of what a build allocates.
 */
function passesSpans(state: State): boolean {
  return state.open.at(-1)?.name !== 'span' && !isInTable(state);
}

function takeTag([tag, slash, name = '', attributes = '']: RegExpExecArray, state: State): void {
  if (slash === '/') closeElement(state);
  else openElement(tag, name, attributes, state);
}

function addText(text: string, state: State): void {
  if (text === '') return;
  if (isInTable(state) && text.trim() !== '') enterTable('#text', state);
  state.pieces.push(text);
}

function openElement(tag: string, name: string, attributes: string, state: State): void {
  const { open, pieces } = state;
  const isDrawing = open.some((entry) => DRAWINGS.has(entry.name));
  if (!isDrawing && isInTable(state)) enterTable(name, state);
  const printed = isDrawing ? name : nameInPlace(name, open);
  if (!isDrawing && ENDS_PARAGRAPH.has(printed)) openParagraph(state);
  if (VOID.has(name) || ((isDrawing || DRAWINGS.has(name)) && attributes.endsWith('/'))) {
    pieces.push(tag);
    return;
  }
  open.push({ name: printed, attributes, piece: pieces.length, isWritten: true });
  pieces.push(printed === name ? tag : startTag(printed, attributes));
}

function closeElement(state: State): void {
  while (state.open.at(-1)?.isWritten === false) leave(state);
  leave(state);
}

function leave({ open, pieces }: State): void {
  const last = open.pop();
  if (last !== undefined) pieces.push(`</${last.name}>`);
}

function isInTable({ open }: State): boolean {
  const last = open.at(-1);
  return last !== undefined && (!last.isWritten || holdsTableParts(last.name));
}

/** Opens the parts of a table that have to stand around an element, and leaves those that do not hold it. */
function enterTable(name: string, state: State): void {
  const { open, pieces } = state;
  for (
    let last = open.at(-1);
    last?.isWritten === false && !holdsInTable(last.name, name);
    last = open.at(-1)
  )
    leave(state);
  for (;;) {
    const parent = open.at(-1)?.name ?? '';
    const missing = missingTablePart(parent, name);
    // A part that has no place here is no part any more.
    const isStray = missing === undefined && isStrayTablePart(parent, name);
    const part = isStray ? missingTablePart(parent, 'div') : missing;
    if (part === undefined) return;
    open.push({ name: part, attributes: '', piece: pieces.length, isWritten: false });
    pieces.push(`<${part}>`);
  }
}

/** A paragraph that stands open and gets a block becomes a box. */
function openParagraph({ open, pieces }: State): void {
  const at = open.findLastIndex(({ name }) => name === 'p' || BOUNDS_PARAGRAPH.has(name));
  const paragraph = open[at];
  if (paragraph?.name !== 'p') return;
  paragraph.name = 'div';
  pieces[paragraph.piece] = startTag('div', addClass(paragraph.attributes, 'paragraph'));
}

/** The element as which one can stand where it is. */
function nameInPlace(name: string, open: readonly Open[]): string {
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
  return open.findLast(({ name }) => !SEEN_THROUGH.has(name))?.name ?? '';
}

/** A link or a button that became a text has nothing left to do. */
function startTag(name: string, attributes: string): string {
  return `<${name}${name === 'span' ? attributes.replace(/\s(?:href|target|rel|type)="[^"]*"/g, '') : attributes}>`;
}

function addClass(attributes: string, name: string): string {
  const withName = attributes.replace(/( class=")/, `$1${name} `);
  return withName === attributes ? `${attributes} class="${name}"` : withName;
}
