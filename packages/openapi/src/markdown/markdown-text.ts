/** Puts code into a fence longer than any run of backticks in it. */
export function fence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text}\n${ticks}`;
}

/** Writes text as inline code, in one line; what would be invisible in quotes. */
export function code(text: string): string {
  if (text.trim() === '') return `\`${JSON.stringify(text)}\``;
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const gap = /^`|`$/.test(text) ? ' ' : '';
  return [ticks, text.replaceAll('\n', ' '), ticks].join(gap);
}

/** Joins the lines of a description. */
export function joinLines(text: string): string {
  return text.trim().replace(/(?<!\s)\s*\n\s*/g, ' ');
}

/** A remark in parentheses; nothing without a text. */
export function note(text: string): string {
  return text === '' ? '' : ` (${text})`;
}

/** A link; an address with spaces or parentheses stands in angle brackets. */
export function link(text: string, url: string): string {
  const address = url.replace(/[<>\n]/g, encodeURIComponent);
  return `[${text}](${/[\s()]/.test(address) ? `<${address}>` : address})`;
}
