import type { Page } from '@playwright/test';

/** The drawings of a seed, always the same. */
export function hostileSvgs(count: number, seed: number): string[];

/** Opens drawings as documents, presses what can be pressed, and says what happened in them beyond being drawn. */
export function watchDrawings(
  page: Page,
  drawings: readonly string[],
): Promise<{ readonly index: number; readonly happened: string }[]>;
