import { rewriteText, withLineFeeds } from '../../source/index.ts';

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

/** A line that may begin or end code. */
interface FenceLine {
  readonly start: number;
  readonly end: number;
  readonly sign: string;
  readonly rest: string;
}

/** Finds fenced code, block after block. */
function* blocksIn(source: string): Generator<CodeBlock> {
  let open: Omit<CodeBlock, 'closing' | 'end'> | undefined;
  for (const { start, end, sign, rest } of fencesIn(withLineFeeds(source))) {
    if (open === undefined) {
      // A backtick fence whose line holds another backtick is inline code.
      if (!sign.startsWith('`') || !rest.includes('`')) open = { start, sign, holdsOther: false };
    } else if (sign.startsWith(open.sign)) {
      if (rest.trim() !== '') open = { ...open, holdsOther: true };
      else {
        yield { ...open, closing: start, end };
        open = undefined;
      }
    }
  }
  if (open !== undefined) yield { ...open, end: source.length };
}

/** Goes from sign to sign: to look at every line takes five times as long. */
function* fencesIn(source: string): Generator<FenceLine> {
  const signs = /```|~~~/g;
  for (let found = signs.exec(source); found !== null; found = signs.exec(source)) {
    const start = source.lastIndexOf('\n', found.index) + 1;
    const lineBreak = source.indexOf('\n', found.index);
    const end = lineBreak === -1 ? source.length : lineBreak;
    const [, sign, rest = ''] = FENCE.exec(source.slice(start, end)) ?? [];
    if (sign !== undefined) yield { start, end, sign, rest };
    signs.lastIndex = end;
  }
}

/** Replaces fenced code by spaces, so that what stands in it is not taken for page source; offsets stay true. */
export function blankFencedCode(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text;
  const edits = Array.from(blocksIn(text), ({ start, end }) => {
    const code = text.slice(start, end);
    return { start, end, text: code.replace(/[^\n]+/g, (line) => ' '.repeat(line.length)) };
  });
  return rewriteText(text, edits).text;
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
