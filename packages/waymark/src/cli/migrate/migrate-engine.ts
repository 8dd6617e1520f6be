import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Engine, Migration, Tree } from '@waymark/migrate';
import { wrongUse } from '../../project/expected-error.ts';
import { EXIT } from '../exit-codes.ts';
import { loadCompanion } from '../load-companion.ts';
import { countOf } from '../report/count-of.ts';
import { say, sayLine } from '../report/say.ts';
import { cutDiffs, describeMigration, formatMigration, formatNotes } from './format-migration.ts';
import { openTree } from './open-tree.ts';
import { KEPT_FOLDER, leftoverEntries, writeElsewhere, writeInPlace } from './write-migration.ts';

type Companion = typeof import('@waymark/migrate');

/** What is asked of a migration. */
export interface EngineCall {
  readonly dir: string;
  /** As it is written; undefined where the folder shall tell. */
  readonly from: string | undefined;
  readonly write: boolean;
  /** Folder for the new site; undefined for the old one's. */
  readonly out: string | undefined;
  /** Shows every difference and every place, in a terminal too. */
  readonly all: boolean;
}

/** Migrates the docs of another engine: shows the difference, and writes it when told to. */
export async function migrateEngine({ dir, from, write, out, all }: EngineCall): Promise<number> {
  const migrate = (await loadCompanion('@waymark/migrate', resolve(dir))) as Companion;
  if (from !== undefined && !migrate.isEngine(from))
    throw wrongUse(`"--from ${from}" means nothing: write mint, ${migrate.ENGINES.join(', ')}`);
  const found = findSite(dir, (tree) => migrate.detectEngine(tree, from === undefined ? undefined : [from]));
  if (found === undefined) throw wrongUse(nothingFound(dir, from, migrate.ENGINES));
  const { directory, tree, engine } = found;
  if (directory !== resolve(dir)) say(`Using ${directory}`);
  const target = out === undefined ? directory : resolve(out);
  if (existsSync(join(target, 'docs.json'))) throw wrongUse(`${target} has a docs.json already`);
  if (out !== undefined && existsSync(target) && readdirSync(target).length > 0)
    throw wrongUse(`${target} is not empty`);
  const migration = migrate.migrate(tree, { engine, name: basename(directory) || 'Docs' });
  const diffs = formatMigration(migration, tree);
  process.stdout.write(process.stdout.isTTY && !all ? cutDiffs(diffs) : diffs.join(''));
  process.stderr.write(formatNotes(migration.diagnostics, tree, all));
  process.stderr.write(describeMigration(migration));
  if (write) carryOut(migration, found, out);
  else sayLine(`This would be written to ${target}: run it again with --write`);
  return EXIT.ok;
}

interface Site {
  readonly directory: string;
  readonly tree: Tree;
  readonly engine: Engine;
}

/** The folder of the site: the one that is named, or the usual ones in it. */
function findSite(dir: string, detect: (tree: Tree) => Engine | undefined): Site | undefined {
  for (const directory of ['.', 'docs', 'website'].map((folder) => resolve(dir, folder))) {
    const tree = openTree(directory, resolve(dir));
    const engine = detect(tree);
    if (engine !== undefined) return { directory, tree, engine };
  }
  return undefined;
}

function carryOut(migration: Migration, { directory, tree }: Site, out: string | undefined): void {
  if (out !== undefined) {
    writeElsewhere(migration, directory, resolve(out));
    sayLine(`Wrote ${resolve(out)}; the old files are as they were`);
  } else {
    const kept = writeInPlace(migration, directory, leftoverEntries(migration, tree.list('')));
    sayLine(`Wrote ${directory}`);
    if (kept > 0)
      sayLine(`Kept in ${join(directory, KEPT_FOLDER)}: ${countOf(kept, 'old file')} that git does not hold`);
  }
  sayLine(`See what is left to do with: waymark check ${out ?? directory}`);
}

function nothingFound(dir: string, from: string | undefined, engines: readonly string[]): string {
  const what =
    from === undefined
      ? `No mint.json, and no configuration of ${engines.join(', ')},`
      : `No configuration of ${from}`;
  const rest = 'of another engine, Markdown pages need a docs.json that names them';
  return `${what} in ${dir}, ${dir}/docs or ${dir}/website; ${rest}`;
}
