import type { Page } from '@playwright/test';

/** What is asked: a part of the page by its selector, and the rules; else all of both. */
export interface Question {
  readonly part?: string;
  readonly rules?: readonly string[];
}

export function askAxe(page: Page, question?: Question): Promise<string[]>;
