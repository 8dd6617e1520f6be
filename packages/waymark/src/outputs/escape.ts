import { isAscii } from '@waymark/core/source';

/** Looking each character up among all that Unicode names costs a hundred times as much as looking at bytes. */
const PLAIN = /^[\t\n\r -~]*$/;

/** Makes text safe inside elements and quoted attributes of HTML and XML; what XML cannot hold is dropped. */
export function escapeMarkup(text: string): string {
  const held = PLAIN.test(text) ? text : text.replace(/[^\P{C}\t\n\r\u200c\u200d]/gu, '');
  return held
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Makes text safe as the text of a Markdown link: one line, brackets and backslashes escaped. */
export function escapeLinkText(text: string): string {
  return oneLine(text).replace(/[\\[\]]/g, '\\$&');
}

/** Makes an address safe inside the parentheses of a Markdown link. */
export function escapeLinkAddress(address: string): string {
  return address.replace(/[\s()<>]/g, (character) => encodeURIComponent(character).replace(/[()]/g, percent));
}

function percent(character: string): string {
  return character === '(' ? '%28' : '%29';
}

/** Joins the lines of a text, whatever ends them; signs that steer a terminal, or make a file no text, end words at most. */
export function oneLine(text: string): string {
  return text.replace(isAscii(text) ? /[^!-~]+/g : /[\s\p{Cc}]+/gu, ' ').trim();
}

/** A text as Markdown has it: a file that holds the sign for nothing is taken for no text. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

/** Cuts a text at a word's end so that it has at most `limit` UTF-16 units, an ellipsis included. */
export function shortenAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit < 2) return '';
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > limit / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd()}…`;
}
