import type { Part } from './part.ts';

/** The arrows of what opens and closes. */
export const arrowPart: Part = { name: 'arrow', styles: 'components/arrow.css' };
