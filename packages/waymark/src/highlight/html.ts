/** Splits code into lines at CRLF, LF and lone CR; the line ends are dropped. Empty code is one empty line. */
export function splitLines(code: string): string[] {
  return code.split(/\r\n?|\n/);
}

/** Escapes text for an element's content. NUL, which no HTML can hold, becomes the replacement character. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[&<>\0]/g, (character) => ESCAPES[character] ?? '') : text;
}

const SPECIAL = /[&<>\0]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\0': '\uFFFD',
};
