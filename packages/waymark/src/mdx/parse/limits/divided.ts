/**
 * Whether a text is divided so often that no part of it, with what divides it from the next one, is longer than so many
 * characters. Looks back from the farthest place at which a part may end, so that most of a text is not read at all.
 */
export function isDividedWithin(text: string, divider: string, longest: number): boolean {
  let start = 0;
  while (text.length - start > longest) {
    const found = text.lastIndexOf(divider, start + longest - divider.length);
    if (found < start) return false;
    start = found + divider.length;
  }
  return true;
}
