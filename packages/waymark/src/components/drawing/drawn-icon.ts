import type { Part } from '../definition/part.ts';

/** The size of icons that a component of the author's draws: nobody knows it before. */
export const drawnIconPart: Part = { name: 'drawn-icon', styles: 'components/drawing/drawn-icon.css' };
