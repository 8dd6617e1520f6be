/** Characters that tell whether a file is text, and what pictures, archives and UTF-16 without its mark have among them. */
const BEGINNING = 1000;
const NO_TEXT = /\0[\s\S]*\0/;

/** Whether what was read of a file is no text, whatever its name ends with. */
export function isNoText(source: string): boolean {
  return NO_TEXT.test(source.slice(0, BEGINNING));
}
