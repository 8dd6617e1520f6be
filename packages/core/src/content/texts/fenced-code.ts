import { withLineFeeds } from '../../source/index.ts';

/** What most lines of code are shorter than. */
const SPACES = ' '.repeat(200);
const SIGNS = /```|~~~/g;
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
function blocksIn(written: string): readonly CodeBlock[] {
  const source = withLineFeeds(written);
  const signs = new RegExp(SIGNS);
  const blocks: CodeBlock[] = [];
  let open: Omit<CodeBlock, 'closing' | 'end'> | undefined;
  for (let line = nextFence(source, signs); line !== undefined; line = nextFence(source, signs)) {
    const { start, end, sign, rest } = line;
    if (open === undefined) {
      // A backtick fence whose line holds another backtick is inline code.
      if (!sign.startsWith('`') || !rest.includes('`')) open = { start, sign, holdsOther: false };
    } else if (sign.startsWith(open.sign)) {
      if (rest.trim() !== '') open = { start: open.start, sign: open.sign, holdsOther: true };
      else {
        blocks.push({ start: open.start, sign: open.sign, holdsOther: open.holdsOther, closing: start, end });
        open = undefined;
      }
    }
  }
  if (open !== undefined) blocks.push({ ...open, end: source.length });
  return blocks;
}

/** Goes on from sign to sign: to look at every line takes five times as long. */
function nextFence(source: string, signs: RegExp): FenceLine | undefined {
  for (let found = signs.exec(source); found !== null; found = signs.exec(source)) {
    const start = source.lastIndexOf('\n', found.index) + 1;
    const lineBreak = source.indexOf('\n', found.index);
    const end = lineBreak === -1 ? source.length : lineBreak;
    signs.lastIndex = end;
    const fence = FENCE.exec(source.slice(start, end));
    if (fence !== null) return { start, end, sign: fence[1] ?? '', rest: fence[2] ?? '' };
  }
  return undefined;
}

/** Replaces fenced code by spaces, so that what stands in it is not taken for page source; offsets stay true. */
export function blankFencedCode(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text;
  let prose = '';
  let copied = 0;
  for (const { start, end } of blocksIn(text)) {
    prose += text.slice(copied, start) + blankLines(text, start, end);
    copied = end;
  }
  return prose + text.slice(copied);
}

/** Lines of spaces as long as those of a text: to replace them by a pattern takes four times as long, and much of a site is code. */
function blankLines(text: string, start: number, end: number): string {
  let blank = '';
  let at = start;
  for (let next = text.indexOf('\n', at); next !== -1 && next < end; next = text.indexOf('\n', at)) {
    blank += `${spaces(next - at)}\n`;
    at = next + 1;
  }
  return blank + spaces(end - at);
}

function spaces(count: number): string {
  return count <= SPACES.length ? SPACES.slice(0, count) : ' '.repeat(count);
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
  return blocksIn(source).flatMap(({ start, sign, holdsOther, closing }) =>
    closing === undefined || holdsOther ? [{ start, sign, text: source.slice(start, closing) }] : [],
  );
}
