/** A tag of an HTML document; attributes by name, character references resolved. */
export interface HtmlTag {
  readonly kind: 'open' | 'close';
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  readonly end: number;
}
export function decodeText(text: string): string;
export function readTags(html: string): readonly HtmlTag[];
export function textBetween(html: string, start: number, end: number): string;
