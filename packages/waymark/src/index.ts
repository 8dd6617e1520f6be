/**
 * Waymark as a library. In: a docs folder. Out: a built site, or what is wrong with the docs. What the command line
 * does beside that (flags, printing, serving) is not part of it.
 */
export { type BuildOptions, type BuildResult, build } from './build.ts';
export { type CheckOptions, type CheckResult, check } from './check.ts';
