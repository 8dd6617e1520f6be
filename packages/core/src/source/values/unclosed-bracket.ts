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
  for (const [at, length] of tokens(text, until)) {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    const sign = text[at] ?? '';
    const isEnd = /[\]}]/.test(sign);
    const inner = open.at(-1);
    if (inner !== undefined && line.trim() === '') {
      if (endsBefore(inner, line.length, isEnd)) return { start: inner.start, end: lastEnd };
      inner.isIndented ??= line.length > inner.indent;
    }
    if (isEnd) open.pop();
    if (/[[{]/.test(sign)) open.push({ start: at, indent: line.search(/\S|$/), isIndented: undefined });
    lastEnd = at + length;
  }
  return undefined;
}

function* tokens(text: string, until: number): Iterable<readonly [at: number, length: number]> {
  const scanner = createScanner(text, true);
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const at = scanner.getTokenOffset();
    if (at > until || at === text.length) return;
    yield [at, scanner.getTokenLength()];
  }
}

/** Whether a line that begins here is no more part of what is open; the end of that stands no further left than its beginning. */
function endsBefore({ indent, isIndented }: Open, here: number, isEnd: boolean): boolean {
  return isIndented === true && (isEnd ? here < indent : here <= indent);
}
