import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type JournalEntry, openJournal } from './journal.ts';

const [OURS = '', ANOTHER = ''] = ['a', 'b'].map((digit) => digit.repeat(32));
const FILES: NonNullable<JournalEntry['files']> = [
  ['index.html', 'hash', 0],
  ['a\nb.html', 'other'],
];

let folder = '';
let out = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-journal-'));
  out = mkdtempSync(join(tmpdir(), 'waymark-output-'));
});
afterEach(() => {
  for (const path of [folder, out]) rmSync(path, { recursive: true, force: true });
});

const fileOf = (): string => join(folder, readdirSync(folder)[0] ?? '');

it('gives what was written last, with the files of the new site and without', () => {
  const journal = openJournal(out, folder);
  expect(journal.read()).toBe(undefined);
  for (const entry of [{ id: OURS }, { id: OURS, files: FILES }, { id: ANOTHER, files: [] }]) {
    journal.write(entry);
    expect(openJournal(out, folder).read()).toMatchObject(entry);
  }
  expect(openJournal(folder, folder).read()).toBe(undefined);
});

it('forgets the build that is named, and no other', () => {
  const journal = openJournal(out, folder);
  journal.write({ id: OURS, files: FILES });
  journal.remove(ANOTHER);
  expect(journal.read()).toMatchObject({ id: OURS, files: FILES });
  journal.remove(OURS);
  expect(journal.read()).toBe(undefined);
  expect(readdirSync(folder)).toEqual([]);
});

it('reads the journal of a version that wrote all in one line', () => {
  const journal = openJournal(out, folder);
  journal.write({ id: OURS });
  writeFileSync(fileOf(), JSON.stringify({ out, id: OURS, files: FILES }));
  expect(journal.read()).toMatchObject({ id: OURS, files: FILES });
  journal.remove(OURS);
  expect(readdirSync(folder)).toEqual([]);
});

it('takes what no build wrote for none', () => {
  const journal = openJournal(out, folder);
  journal.write({ id: OURS, files: FILES });
  const text = readFileSync(fileOf(), 'utf8');
  for (const other of [
    text.slice(0, -1),
    text.replace(out, `${out}2`),
    text.replace(OURS, '../x'),
    text.replace(/\n.*/, '\n{}'),
    JSON.stringify({ out, id: OURS, files: 'index.html' }),
    '',
  ]) {
    writeFileSync(fileOf(), other);
    expect(journal.read(), other).toBe(undefined);
  }
});
