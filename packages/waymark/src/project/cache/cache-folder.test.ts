import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cacheFolder, makeCacheFolder } from './cache-folder.ts';

let repository = '';
const git = (...words: readonly string[]): void => {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  expect(spawnSync('git', ['-C', repository, ...identity, ...words]).status).toBe(0);
};

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'waymark-cache-'));
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

it('is one folder for each project, and none of the project', () => {
  const folders = ['/docs/a', '/docs/b'].map((directory) => cacheFolder(directory, undefined));
  expect(new Set(folders).size).toBe(2);
  expect(cacheFolder(repository, undefined).startsWith(repository)).toBe(false);
  expect(cacheFolder(repository, undefined)).toBe(cacheFolder(repository, undefined));
});

it('is refused where it would be content of the docs', () => {
  for (const folder of ['', 'cache', 'a/b'])
    expect(() => cacheFolder(repository, join(repository, folder)), folder).toThrow(/part of the site/);
  for (const folder of ['.cache', 'a/.b/c', '../cache', `../${'x'.repeat(9)}`])
    expect(() => cacheFolder(repository, join(repository, folder)), folder).not.toThrow();
});

it('is refused where git tracks files, and only there', () => {
  const committed = join(repository, 'committed');
  mkdirSync(committed);
  writeFileSync(join(committed, 'segments.json'), '{}');
  expect(() => cacheFolder('/docs', committed)).not.toThrow();
  git('init');
  git('add', '.');
  git('commit', '-m', 'x');
  expect(() => cacheFolder('/docs', committed)).toThrow(/git tracks files there/);
  expect(() => cacheFolder('/docs', join(repository, 'ignored'))).not.toThrow();
});

it('is made when it is asked for, and refused where that cannot be', () => {
  makeCacheFolder(join(repository, 'a', 'b'), 'a');
  expect(existsSync(join(repository, 'a', 'b'))).toBe(true);
  writeFileSync(join(repository, 'file'), '');
  expect(() => makeCacheFolder(join(repository, 'file', 'b'), './file')).toThrow(
    /cannot be kept in \.\/file: ENOTDIR/,
  );
});
