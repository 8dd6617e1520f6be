import type { Part } from '../definition/part.ts';

/** The arrows of what opens and closes. */
export const arrowPart: Part = { name: 'arrow', styles: 'components/drawing/arrow.css' };
