/** A document, piece by piece: text, or bytes in UTF-8 where many documents have the same ones. */
export type DocumentPieces = readonly (string | Uint8Array)[];

/** No document can hold a NUL: readers of HTML put this character in its place, or drop it. */
export function withoutNul(html: string): string {
  return html.replaceAll('\0', '\ufffd');
}
