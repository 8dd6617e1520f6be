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
  let out = '';
  let at = from;
  let block: Splice | undefined;
  for (const edit of edits) {
    if (edit.start < at) continue;
    const between = text.slice(at, edit.start);
    const neighbour = isGap(between, block) ? block : undefined;
    out = edit.block
      ? appendBlock(append(out, between, block), edit, neighbour)
      : append(out, between + indented(edit), block);
    at = edit.end + (edit.text === '' && !edit.block && out.endsWith(' ') ? blanksAt(text, edit.end) : 0);
    block = edit.block ? edit : edit.text === '' ? neighbour : undefined;
  }
  return append(out, text.slice(at, to), block);
}

/** Whether nothing but the signs of the quotation that a block stands in follows it. */
function isGap(text: string, block: Splice | undefined): boolean {
  const sign = block?.indent.trim() ?? '';
  return (sign === '' ? text : text.replaceAll(sign, '')).trim() === '';
}

/** How many blanks begin at an offset: around what is left out, those on one side are enough. */
function blanksAt(text: string, offset: number): number {
  return /^ */.exec(text.slice(offset, offset + 20))?.[0].length ?? 0;
}

/** Adds text as it is written; behind a block it begins on a line of its own. */
function append(out: string, text: string, block: Splice | undefined): string {
  if (block === undefined) return out + text;
  if (isGap(text, block)) return out;
  const lines = text.replace(/^(?:[^\S\n]*\n)+/, '');
  const rest = lines === text ? block.indent + text.trimStart() : lines;
  if (out === '') return rest;
  const isTight = block.opens && /^[^\S\n]*\n(?![^\S\n]*\n)/.test(text);
  return `${out}${isTight ? '\n' : '\n\n'}${rest}`;
}

function appendBlock(out: string, edit: Splice, neighbour: Splice | undefined): string {
  if (edit.opens) return out + indented(edit);
  const before = out.trimEnd();
  if (edit.text === '') return before;
  if (before === '') return edit.indent + indented(edit);
  const isOneList = neighbour !== undefined && isListItem(neighbour) && isListItem(edit);
  const gap = isOneList ? '\n' : `\n${edit.indent.trimEnd()}\n`;
  return `${before}${gap}${edit.indent}${indented(edit)}`;
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
