/** A piece of a text, and what stands in its place. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** It stands on lines of its own, set apart by blank ones. */
  readonly block: boolean;
  /** What its further lines begin with: the indentation of a list item, the sign of a quotation. */
  readonly indent: string;
  /** It begins a list item or a quotation: the sign of that stays in front of it. */
  readonly opens: boolean;
}

/** The part of a text with edits made, which are in order; an edit within another one counts for nothing. */
export function splice(
  text: string,
  { from, to, edits }: { readonly from: number; readonly to: number; readonly edits: readonly Splice[] },
): string {
  const out: Output = [];
  let at = from;
  let block: Splice | undefined;
  for (const edit of edits) {
    if (edit.start < at) continue;
    const between = text.slice(at, edit.start);
    const neighbour = isGap(between, block) ? block : undefined;
    if (edit.block) {
      append(out, between, block);
      appendBlock(out, edit, neighbour);
    } else append(out, between + indented(edit), block);
    at = edit.end;
    // What leaves out blanks alone takes an indentation off.
    if (edit.text === '' && !edit.block && text[at - 1] !== ' ') at = closeGap(out, text, at);
    block = edit.block ? edit : edit.text === '' ? neighbour : undefined;
  }
  append(out, text.slice(at, to), block);
  return out.join('');
}

/** What is written so far, none of it empty: to look at the end of one text that grows would copy all of it each time. */
type Output = string[];

function add(out: Output, text: string): void {
  if (text !== '') out.push(text);
}

function trimOutput(out: Output): void {
  for (let last = out.pop(); last !== undefined; last = out.pop()) {
    const kept = last.trimEnd();
    if (kept === '') continue;
    out.push(kept);
    return;
  }
}

/** Whether nothing but the signs of the quotation that a block stands in follows it. */
function isGap(text: string, block: Splice | undefined): boolean {
  const sign = block?.indent.trim() ?? '';
  return (sign === '' ? text : text.replaceAll(sign, '')).trim() === '';
}

/** Takes blanks around what is left out away: those on one side are enough, and a line has none at its ends. */
function closeGap(out: Output, text: string, end: number): number {
  const last = out.at(-1) ?? '\n';
  const isAfterGap = last.endsWith(' ') || last.endsWith('\n');
  const at = end + (isAfterGap ? blanksAt(text, end) : 0);
  if (last.endsWith(' ') && (at === text.length || text[at] === '\n')) {
    out.pop();
    add(out, last.replace(/ +$/, ''));
  }
  return at;
}

/** How many blanks begin at an offset. */
function blanksAt(text: string, offset: number): number {
  return /^ */.exec(text.slice(offset, offset + 20))?.[0].length ?? 0;
}

/** Adds text as it is written; behind a block it begins on a line of its own. */
function append(out: Output, text: string, block: Splice | undefined): void {
  if (block === undefined) {
    add(out, text);
    return;
  }
  if (isGap(text, block)) return;
  const lines = text.replace(/^(?:[^\S\n]*\n)+/, '');
  const rest = lines === text ? block.indent + text.trimStart() : lines;
  const isTight = block.opens && /^[^\S\n]*\n(?![^\S\n]*\n)/.test(text);
  const gap = out.length === 0 ? '' : isTight ? '\n' : '\n\n';
  add(out, gap + rest);
}

function appendBlock(out: Output, edit: Splice, neighbour: Splice | undefined): void {
  if (edit.opens) {
    add(out, indented(edit));
    return;
  }
  trimOutput(out);
  if (edit.text === '') return;
  const isOneList = neighbour !== undefined && isListItem(neighbour) && isListItem(edit);
  const gap = isOneList ? '\n' : `\n${edit.indent.trimEnd()}\n`;
  add(out, (out.length === 0 ? '' : gap) + edit.indent + indented(edit));
}

function isListItem({ text }: Splice): boolean {
  return text.startsWith('- ');
}

/** What is put in, its further lines moved to the place where they stand. */
function indented({ text, indent }: Splice): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? line : line === '' ? indent.trimEnd() : indent + line))
    .join('\n');
}
