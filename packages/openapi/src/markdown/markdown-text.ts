import type { JsonValue } from '../model/json.ts';

/** Puts code into a fence longer than any run of backticks in it. */
export function fence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text}\n${ticks}`;
}

/** Writes text as inline code, in one line. */
export function code(text: string): string {
  const ticks = text.includes('`') ? '``' : '`';
  return `${ticks}${text.replaceAll('\n', ' ')}${ticks}`;
}

/** Prints a value in one line, strings without quotes. */
export function print(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Joins the lines of a description. */
export function oneLine(text: string): string {
  return text.trim().replace(/(?<!\s)\s*\n\s*/g, ' ');
}
