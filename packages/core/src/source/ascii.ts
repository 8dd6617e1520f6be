/**
 * Whether a text holds nothing beyond ASCII. Patterns with `\p{…}` are asked about other texts alone: V8 puts their sets together
 * for each pattern when it meets it, and again when it compiles it, which costs a small site as much as drawing a page.
 */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}
