import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildResult, build } from '../../src/build.ts';
import type { Trust } from '../../src/project/trust.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/sites/', import.meta.url));
const made: string[] = [];

/** A new, empty folder; `removeTemporary` takes it away. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'));
  made.push(folder);
  return folder;
}

/** Removes every folder that `temporaryFolder` made. */
export function removeTemporary(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Absolute path of a fixture site. */
export function fixture(name: string): string {
  return join(fixtures, name);
}

/** Writes files, by their path in a folder; the folder is new unless given. */
export function writeProject(files: Readonly<Record<string, string>>, folder = temporaryFolder()): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A `docs.json` with the least that it needs beside `navigation`. */
export function docsJson(navigation: object, rest: object = {}): string {
  return JSON.stringify({ theme: 'mint', name: 'Test', colors: { primary: '#0B6E4F' }, navigation, ...rest });
}

/** Every file of a folder, by its path with `/`, sorted. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1))
    .sort();
}

/** Path and content of every file of a folder. */
export function snapshot(folder: string): ReadonlyMap<string, string> {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

/** A finished build. */
export interface Built {
  readonly out: string;
  readonly result: BuildResult;
  readonly files: readonly string[];
  read(path: string): string;
}

/** What differs from a plain build. */
export interface BuildChoices {
  readonly cache?: string | boolean;
  readonly base?: string;
  readonly siteUrl?: string;
  readonly groups?: readonly string[];
  readonly out?: string;
  readonly trust?: Trust;
}

/** Builds a docs folder into a temporary one. */
export async function buildProject(directory: string, choices: BuildChoices = {}): Promise<Built> {
  const out = choices.out ?? join(temporaryFolder(), 'out');
  const result = await build({
    directory,
    entry: 'docs.json',
    cache: false,
    version: '0.0.0',
    ...choices,
    out,
  });
  const files = result.written ? listFiles(out) : [];
  return { out, result, files, read: (path) => readFileSync(join(out, path), 'utf8') };
}
