/** Something that no page may show, in words. */
export interface GeometryFinding {
  readonly text: string;
}

/** Judges of how a page lies in a window, by name. They run in the page, after `installHelpers`. */
export const geometryJudges: Readonly<Record<'overlap' | 'overflow', () => readonly GeometryFinding[]>>;
