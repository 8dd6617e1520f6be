/**
 * Waymark as a library. In: a docs folder. Out: a built site, or what is wrong with the docs, and that in the forms that
 * people and programs read. What the command line does beside that (flags, serving) is not part of it.
 */
export {
  countDiagnostics,
  type Diagnostic,
  formatGithub,
  formatJson,
  formatPretty,
  formatSarif,
  sortDiagnostics,
} from '@waymark/core/diagnostics';
export type { BuildResult } from './build.ts';
export type { CheckResult } from './check.ts';
export type { AddedFile, BuiltPage, DrawnPage, Hooks } from './hooks/hooks.ts';
export { type BuildChoices, build, type CheckChoices, check } from './library.ts';
