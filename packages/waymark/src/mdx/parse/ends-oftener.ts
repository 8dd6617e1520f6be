import { blankCode } from './code-ranges.ts';

/** Whether a page ends a tag more often than it begins it. */
export function endsOftener(text: string, name: string): boolean {
  if (!text.includes(`</${name}>`)) return false;
  const prose = blankCode(text);
  const begins = prose.split(new RegExp(`<${name.replace(/[.$]/g, '\\$&')}(?![\\w.:$-])`)).length - 1;
  return prose.split(`</${name}>`).length - 1 > begins;
}
