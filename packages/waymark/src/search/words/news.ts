import { plainName } from './name.ts';

const names = ['change ?logs?', 'release ?notes?', 'whats new', 'what s new', 'product ?updates'].join('|');
const isName = new RegExp(`^(?:${names})$`);
const hasName = new RegExp(`\\b(?:${names}|releases?|news)\\b`);

/** Whether a page tells what changed from time to time: sites call such pages, or the folder of them, by few names. */
export function isOfNews(route: string): boolean {
  return route.split('/').some((step) => isName.test(plainName(step)));
}

/** Whether a query asks for what changed. */
export function saysNews(query: string): boolean {
  return hasName.test(plainName(query));
}
