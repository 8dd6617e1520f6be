import { page } from './loader.ts';

/** Google's queue of commands and events, which its scripts share. */
export function dataLayer(): unknown[] {
  page['dataLayer'] ??= [];
  return page['dataLayer'] as unknown[];
}
