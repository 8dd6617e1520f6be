import { askGit } from './run-git.ts';

/**
 * The moment, in milliseconds, that code of a project takes for the present: `SOURCE_DATE_EPOCH`, else the last commit,
 * else the beginning of 1970.
 */
export function buildMoment(directory: string): number {
  const seconds = process.env['SOURCE_DATE_EPOCH'] ?? askGit(directory, ['log', '-1', '--format=%ct']);
  return Number(seconds) * 1000 || 0;
}
