import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileReader } from './read-contained.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-read-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads UTF-8 and both orders of UTF-16, through links too, and other bytes as signs of replacement', () => {
  const text = '---\ntitle: Café\n---\n';
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  const read = createFileReader(folder, folder);
  writeFileSync(join(folder, 'plain.mdx'), text);
  writeFileSync(join(folder, 'little.mdx'), little);
  writeFileSync(join(folder, 'big.mdx'), Buffer.from(little).swap16());
  writeFileSync(join(folder, 'latin.mdx'), Buffer.from(text, 'latin1'));
  writeFileSync(join(folder, 'noise.mdx'), Buffer.from([0xff, 0xff, 0x41]));
  symlinkSync('little.mdx', join(folder, 'link.mdx'));
  for (const name of ['plain', 'little', 'big', 'link']) expect(read(`${name}.mdx`)).toBe(text);
  expect(read('latin.mdx')).toBe(text.replace('é', '\ufffd'));
  expect(read('noise.mdx')).toBe('\ufffd\ufffdA');
});

it('reads below a folder that is named by a link to it, and elsewhere in its repository', () => {
  for (const name of ['repository/docs', 'repository/shared', 'away']) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'a.mdx'), name);
  }
  symlinkSync('../repository/docs', join(folder, 'away/link'));
  const read = createFileReader(join(folder, 'away/link'), join(folder, 'repository'));
  expect(['a.mdx', '../shared/a.mdx', '../a.mdx', '../../away/a.mdx'].map(read)).toEqual([
    'repository/docs',
    'repository/shared',
    undefined,
    undefined,
  ]);
});

it('reads nothing behind a link out of the folder that took the place of one that was read from', () => {
  const docs = join(folder, 'docs');
  for (const name of ['docs/guides', 'elsewhere']) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const file of ['a.mdx', 'b.mdx']) writeFileSync(join(folder, name, file), name);
  }
  const read = createFileReader(docs, docs);
  expect(read('guides/a.mdx')).toBe('docs/guides');
  renameSync(join(docs, 'guides'), join(docs, 'old'));
  symlinkSync('../elsewhere', join(docs, 'guides'));
  expect(read('guides/b.mdx')).toBeUndefined();
  rmSync(join(docs, 'guides'));
  symlinkSync('old', join(docs, 'guides'));
  expect(read('guides/b.mdx')).toBe('docs/guides');
});
