import type { Part } from '../definition/part.ts';

/** Elements of HTML that only some pages have, and no component of ours draws. */
export const htmlPart: Part = { name: 'html', styles: 'components/html/html.css' };
/** Rows of an author's whose boxes stand in the middle. */
export const centredPart: Part = { name: 'centred', styles: 'components/html/centred.css' };
/** Notes at the foot of a page, and the numbers that lead to them. */
export const footnotesPart: Part = { name: 'footnotes', styles: 'components/html/footnotes.css' };

const STYLED: ReadonlySet<string> = new Set(['details', 'dl', 'figure', 'mark', 'sub', 'sup']);
const CENTRED = /(?:^|\s)items-center(?:\s|$)/;

/** The parts that an element of an author's comes with. */
export const partsOfElement = (tag: string, names: string): readonly Part[] => [
  ...(STYLED.has(tag) ? [htmlPart] : []),
  ...(CENTRED.test(names) ? [centredPart] : []),
];
