import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFile } from './replace-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-replace-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes folders, takes the place of a file, and leaves nothing beside it', () => {
  const path = join(folder, 'a/b/kept.json');
  for (const text of ['one', 'two']) {
    replaceFile(path, text);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['kept.json']);
});

it('leaves nothing where the disk refuses', () => {
  mkdirSync(join(folder, 'kept.json/inside'), { recursive: true });
  expect(() => replaceFile(join(folder, 'kept.json'), 'one')).toThrow();
  expect(readdirSync(folder)).toEqual(['kept.json']);
});
