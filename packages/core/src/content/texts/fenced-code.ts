const FENCE = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}|~{3,})([^\n]*)$/;

/** Fenced code: from its first line to the one that ends it, or to the end of the text. */
interface CodeBlock {
  readonly start: number;
  /** The signs that would end it. */
  readonly sign: string;
  /** A line in it looks like the first one of another block. */
  readonly holdsOther: boolean;
  /** Where the line begins that ends it; absent where that is missing. */
  readonly closing?: number;
  readonly end: number;
}

/** Finds fenced code, block after block. */
function* blocksIn(source: string): Generator<CodeBlock> {
  let open: Omit<CodeBlock, 'closing' | 'end'> | undefined;
  for (const { 0: line, index } of source.matchAll(/[^\n]+/g)) {
    const [, sign, rest = ''] = FENCE.exec(line) ?? [];
    if (sign === undefined) continue;
    if (open === undefined) {
      // A backtick fence whose line holds another backtick is inline code.
      if (!sign.startsWith('`') || !rest.includes('`')) open = { start: index, sign, holdsOther: false };
    } else if (sign.startsWith(open.sign)) {
      if (rest.trim() === '') {
        yield { ...open, closing: index, end: index + line.length };
        open = undefined;
      } else open = { ...open, holdsOther: true };
    }
  }
  if (open !== undefined) yield { ...open, end: source.length };
}

/** Replaces fenced code by spaces, so that what stands in it is not taken for page source; offsets stay true. */
export function blankFencedCode(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of blocksIn(text)) {
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\n]/g, ' '));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** A block of code in which another one begins, or which ends with the text: the line that should end it is missing. */
export interface RunawayCode {
  readonly start: number;
  /** The signs that would end it. */
  readonly sign: string;
  readonly text: string;
}

/** Finds blocks of code that go on over what follows them. */
export function findRunawayCode(source: string): readonly RunawayCode[] {
  return [...blocksIn(source)].flatMap(({ start, sign, holdsOther, closing }) =>
    closing === undefined || holdsOther ? [{ start, sign, text: source.slice(start, closing) }] : [],
  );
}
