import type { Part } from '../definition/part.ts';

/** Notes at the foot of a page, and the numbers that lead to them. */
export const footnotesPart: Part = { name: 'footnotes', styles: 'components/footnotes/footnotes.css' };
