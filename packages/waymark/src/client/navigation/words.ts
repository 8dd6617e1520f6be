/** The words of a text for comparison: without case and accents. */
export function foldWords(text: string): readonly string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** A text for comparison: without case and accents. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a label holds every one of some folded words. */
export function hasWords(label: string, words: readonly string[]): boolean {
  const text = foldText(label);
  return words.every((word) => text.includes(word));
}
