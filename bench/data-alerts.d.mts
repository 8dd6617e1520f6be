import type { Page } from '@playwright/test';

/** Builds the project of a text in a folder and gives the folder of its site. */
export function buildHostile(folder: string, text: string, turn: number): Promise<string>;

/** Opens every document of a site and says what happened that no data may cause. */
export function watchSite(page: Page, out: string, text: string): Promise<string[]>;
