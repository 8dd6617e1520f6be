import type { Part } from '../definition/part.ts';

/** Notices of what could not be drawn. */
export const diagnosticPart: Part = { name: 'diagnostic', styles: 'theme/styles/parts/diagnostic.css' };
