import { createScanner } from 'jsonc-parser';

interface Open {
  readonly start: number;
  /** Blanks before the line in which it begins. */
  readonly indent: number;
  /** Whether what it holds stands further right; unknown until a line of that begins. */
  isIndented: boolean | undefined;
}

/** A bracket without its end, and where that end is missing. */
export interface UnclosedBracket {
  readonly start: number;
  readonly end: number;
}

/**
 * The first bracket of a broken JSON text, up to an offset, that was not closed where its lines end to stand further right: what
 * closes it for the parser is the end of another one, far below. Nothing in a text that is not indented.
 */
export function findUnclosedBracket(text: string, until: number): UnclosedBracket | undefined {
  const open: Open[] = [];
  let lastEnd = 0;
  let indent = 0;
  for (const { start, end, column } of tokens(text, until)) {
    const sign = text[start] ?? '';
    const isEnd = /[\]}]/.test(sign);
    const inner = open.at(-1);
    if (column !== undefined) indent = column;
    if (inner !== undefined && column !== undefined) {
      if (endsBefore(inner, column, isEnd)) return { start: inner.start, end: lastEnd };
      inner.isIndented ??= column > inner.indent;
    }
    if (isEnd) open.pop();
    if (/[[{]/.test(sign)) open.push({ start, indent, isIndented: undefined });
    lastEnd = end;
  }
  return undefined;
}

interface Token {
  readonly start: number;
  readonly end: number;
  /** How far right it stands; of the first in its line. */
  readonly column: number | undefined;
}

function* tokens(text: string, until: number): Iterable<Token> {
  const scanner = createScanner(text, true);
  let line = -1;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    if (start > until || start === text.length) return;
    const isFirst = scanner.getTokenStartLine() !== line;
    line = scanner.getTokenStartLine();
    const column = isFirst ? scanner.getTokenStartCharacter() : undefined;
    yield { start, end: start + scanner.getTokenLength(), column };
  }
}

/** Whether a line that begins here is no more part of what is open; the end of that stands no further left than its beginning. */
function endsBefore({ indent, isIndented }: Open, here: number, isEnd: boolean): boolean {
  return isIndented === true && (isEnd ? here < indent : here <= indent);
}
