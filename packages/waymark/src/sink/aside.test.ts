import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAside } from './aside.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-aside-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('gives back every text, from memory and from its file', () => {
  const path = join(folder, 'aside');
  const aside = createAside(path, 10);
  const texts = ['one', 'zwölf', '', 'a text beyond what is kept', '水', 'last', 'more'];
  const readers = texts.map(aside.put);
  expect(readers.map((read) => read())).toEqual(texts);
  expect(readFileSync(path, 'utf8')).toBe('onezwölfa text beyond what is kept水last');
  aside.close();
  aside.close();
  expect(() => readers[0]?.()).toThrow('closed');
});

it('makes no file of what memory holds', () => {
  const path = join(folder, 'aside');
  const aside = createAside(path, 10);
  const readers = ['12345', '67890'].map(aside.put);
  expect(readers.map((read) => read())).toEqual(['12345', '67890']);
  aside.close();
  expect(existsSync(path)).toBe(false);
});
