/** Documentation of other engines. In: a tree of files, as texts. Out: files of a Waymark site, and what needs a hand. No I/O. */
export { detectEngine, ENGINES, type Engine, isEngine } from './engines.ts';
export { type MigrateOptions, migrate } from './migrate.ts';
export type { Migration } from './site/assemble.ts';
export { type Tree, treeOf } from './tree/tree.ts';
