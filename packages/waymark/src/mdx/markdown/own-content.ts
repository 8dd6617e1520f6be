/** How much of the content has to be in one place, so that it is the place of all: kinds of callouts and languages are words, too. */
const MOST = 0.6;

/**
 * What a component of the author's drew, as Markdown, with its content as it is written in the place where it was drawn: there
 * steps have numbers, fields names and callouts kinds. As it was drawn where the content is not in one place.
 */
export function withOwnContent(drawn: string, content: string): string {
  // Of a component in it that was not drawn by itself, only its tag is written.
  if (/<[A-Z]/.test(content)) return drawn;
  const blocks = drawn.split(/\n{2,}/);
  const known = wordsOf(content);
  const words = blocks.map(wordsOf);
  const { start, end, count } = longestRun(words, known);
  if (count === 0 || count < known.length * MOST) return drawn;
  // A link around it.
  if (linksIn(blocks.slice(start, end).join()) > linksIn(content)) return drawn;
  const rest = new Set(left(known, words.slice(start, end).flat()));
  const isOfContent = (block: readonly string[]): boolean =>
    block.length > 0 && block.every((word) => rest.has(word));
  if (words.some((block, index) => (index < start || index >= end) && isOfContent(block))) return drawn;
  return [...blocks.slice(0, start), content, ...blocks.slice(end)].join('\n\n');
}

/** The words that are more often among some than among others. */
function left(words: readonly string[], others: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

/** The blocks one after the other with the most words of which none is said more often than it is known. */
function longestRun(
  blocks: readonly (readonly string[])[],
  known: readonly string[],
): { readonly start: number; readonly end: number; readonly count: number } {
  const free = new Map<string, number>();
  const add = (word: string, times: number): void => void free.set(word, (free.get(word) ?? 0) + times);
  for (const word of known) add(word, 1);
  let best = { start: 0, end: 0, count: 0 };
  let start = 0;
  let count = 0;
  for (const [index, block] of blocks.entries()) {
    for (const word of block) add(word, -1);
    count += block.length;
    while (block.some((word) => (free.get(word) ?? 0) < 0)) {
      const first = blocks[start++] ?? [];
      for (const word of first) add(word, 1);
      count -= first.length;
    }
    if (count > best.count) best = { start, end: index + 1, count };
  }
  return best;
}

function linksIn(text: string): number {
  return text.split('](').length;
}

/** The words of a text, addresses left out. */
function wordsOf(text: string): readonly string[] {
  return text.replace(/\]\([^()\s]*\)/g, ']').match(/[\p{L}\d]+/gu) ?? [];
}
