/** A text whose lines all end with a line feed, be it after a carriage return: no offset changes. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}

/** A text as it is without the mark that some editors begin it with, and with a line feed alone at the end of each line. */
export function plainLines(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}
