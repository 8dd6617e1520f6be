import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadProject } from '../../load-project.ts';
import { longHash } from '../hash.ts';
import { openSourceMemory, type SourceMemory } from './source-memory.ts';

/** Later than any file of a test is written. */
const LATER = Date.now() + 1e9;

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-sources-'));
  file = join(folder, 'a.mdx');
  writeFileSync(file, 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (change: { readonly buildId?: string; readonly now?: number } = {}): SourceMemory =>
  openSourceMemory({ folder: join(folder, 'cache'), buildId: 'b1', now: LATER, ...change });

/** Recalls the text of the file; says whether it was read. */
function recall(memory: SourceMemory, what = 'text'): readonly [text: string, isRead: boolean] {
  let isRead = false;
  const text = memory.recall(file, what, () => {
    isRead = true;
    return readFileSync(file, 'utf8');
  });
  memory.close();
  return [text, isRead];
}

it('knows what was read of a file that looks as it did', () => {
  expect(recall(open())).toEqual(['one', true]);
  expect(recall(open())).toEqual(['one', false]);
  expect(recall(open(), 'other')).toEqual(['one', true]);
  expect(recall(open())).toEqual(['one', false]);
});

it('reads a file again that was written to, or whose place another one took', () => {
  recall(open());
  writeFileSync(file, 'two');
  expect(recall(open())).toEqual(['two', true]);
  rmSync(file);
  writeFileSync(file, 'six');
  expect(recall(open())).toEqual(['six', true]);
});

it('takes nothing for known of a file that was written to a moment ago', () => {
  const { mtimeMs, ctimeMs } = statSync(file);
  const written = Math.ceil(Math.max(mtimeMs, ctimeMs));
  recall(open({ now: written + 50 }));
  expect(recall(open())).toEqual(['one', true]);
  expect(recall(open({ now: written + 50 }))).toEqual(['one', true]);
});

it('waits for a clock that counts whole seconds, not for one that counts parts of them', () => {
  const now = (passed: number): number => Math.ceil(statSync(file).ctimeMs) + passed;
  utimesSync(file, 1000, 1000.5);
  recall(open({ now: now(500) }));
  expect(recall(open())).toEqual(['one', false]);
  utimesSync(file, 1000, 1000);
  recall(open({ now: now(500) }));
  expect(recall(open())).toEqual(['one', true]);
});

it('keeps what was recalled of a file while something else of it was read', () => {
  const first = open();
  first.recall(file, 'outer', () => first.recall(file, 'inner', () => 'one'));
  first.close();
  expect(recall(open(), 'inner')).toEqual(['one', false]);
});

it('knows the digest of a text that was read for something else', () => {
  const first = open();
  const project = loadProject({ directory: folder, entry: 'docs.json', sources: first });
  expect(project.readText('a.mdx')).toBe('one');
  first.close();
  expect(recall(open(), 'digest')).toEqual([longHash('one'), false]);
});

it('takes nothing from another build of the engine, nor what does not match its checksum', () => {
  recall(open());
  expect(recall(open({ buildId: 'b2' }))).toEqual(['one', true]);
  recall(open());
  const path = join(folder, 'cache', 'sources.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"one"', '"two"'));
  expect(recall(open())).toEqual(['one', true]);
});

it('keeps no value that JSON cannot hold', () => {
  for (const isRead of [true, true]) {
    const memory = open();
    let wasRead = false;
    memory.recall(file, 'map', () => {
      wasRead = true;
      return new Map([[1, 2]]);
    });
    memory.close();
    expect(wasRead).toBe(isRead);
  }
});

it('goes on where the disk refuses', () => {
  writeFileSync(join(folder, 'cache'), 'a file');
  expect(recall(open())).toEqual(['one', true]);
  rmSync(join(folder, 'cache'));
  mkdirSync(join(folder, 'cache'));
  expect(recall(open())).toEqual(['one', true]);
});
