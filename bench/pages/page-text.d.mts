/** Something in the text of a page that looks like source. */
export interface RawSource {
  readonly kind: string;
  readonly text: string;
}
export function readRuns(html: string): readonly string[];
export function findRawSource(html: string): readonly RawSource[];
