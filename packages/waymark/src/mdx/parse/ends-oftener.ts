import { blankCode } from './blank-code.ts';

/** Whether a page ends a tag more often than it begins it. */
export function endsOftener(text: string, name: string): boolean {
  return text.includes(`</${name}>`) && surplusOfEnds(text, name) > 0;
}

/** How much oftener a page ends a tag than it begins it: less than nothing where an end is missing. */
export function surplusOfEnds(text: string, name: string): number {
  const prose = blankCode(text);
  const begins = prose.split(new RegExp(`<${name.replace(/[.$]/g, '\\$&')}(?![\\w.:$-])`));
  return prose.split(`</${name}>`).length - begins.length;
}
