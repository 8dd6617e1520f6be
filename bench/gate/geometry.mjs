import { judgeOverflow } from './judges/overflow.mjs';
import { judgeOverlap } from './judges/overlap.mjs';

/** Judges of how a page lies in a window, by name. They run in the page, after `installHelpers`. */
export const geometryJudges = { overlap: judgeOverlap, overflow: judgeOverflow };
