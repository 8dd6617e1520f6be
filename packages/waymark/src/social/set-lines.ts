import { canSet, type Letters, widthOf } from './letters.ts';

/** Room for a text: how wide its lines may be, and how many of them there may be. */
export interface Room {
  readonly size: number;
  readonly width: number;
  readonly lines: number;
}

/** Breaks a text into lines; what does not fit ends with an ellipsis. Undefined where a letter has no outline. */
export function setLines(
  letters: Letters,
  text: string,
  { size, width, lines }: Room,
): readonly string[] | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (!words.every((word) => canSet(letters, word))) return undefined;
  const fits = (line: string): boolean => widthOf(letters, line, size) <= width;
  const set: string[] = [];
  for (const word of words) {
    const longer = `${set.at(-1) ?? ''} ${word}`.trim();
    if (set.length > 0 && fits(longer)) set[set.length - 1] = longer;
    else set.push(word);
  }
  if (set.length <= lines && set.every(fits)) return set;
  const shown = set.slice(0, lines);
  return shown.map((line, at) => {
    const isCut = at === lines - 1 && set.length > lines;
    return isCut || !fits(line) ? cutLine(line, fits) : line;
  });
}

/** The beginning of a line that fits, and an ellipsis. */
function cutLine(line: string, fits: (line: string) => boolean): string {
  let end = 0;
  // From its beginning: a line may be as long as a page.
  while (end < line.length && fits(`${line.slice(0, end + 1).trimEnd()}…`)) end += 1;
  return `${line.slice(0, end).replace(/[\s.,;:–—-]+$/, '')}…`;
}
