import { migrateDocusaurus } from './docusaurus/migrate-docusaurus.ts';
import type { Engine } from './engines.ts';
import { migrateGitbook } from './gitbook/migrate-gitbook.ts';
import { assemble, type Migration } from './site/assemble.ts';
import type { Draft } from './site/draft.ts';
import type { Tree } from './tree/tree.ts';
import { migrateVitepress } from './vitepress/migrate-vitepress.ts';

/** What is migrated. */
export interface MigrateOptions {
  readonly engine: Engine;
  /** Name of the site where its files say none. */
  readonly name: string;
}

const READERS: Readonly<Record<Engine, (tree: Tree, name: string) => Draft>> = {
  docusaurus: migrateDocusaurus,
  vitepress: migrateVitepress,
  gitbook: migrateGitbook,
};

/** Turns the documentation of another engine into files of a Waymark site. Runs none of its code. */
export function migrate(tree: Tree, { engine, name }: MigrateOptions): Migration {
  return assemble(READERS[engine](tree, name));
}
