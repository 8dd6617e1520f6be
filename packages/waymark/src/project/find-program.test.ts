import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findProgram } from './find-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds a program in the folders of the path, and in none that depends on where the command was called', () => {
  writeFileSync(join(folder, 'b'), '');
  const at = (...folders: readonly string[]) => findProgram(['a', 'b'], { PATH: folders.join(delimiter) });
  expect(at('/nowhere', folder)).toBe(join(folder, 'b'));
  expect(at(relative('', folder), '')).toBeUndefined();
  expect(findProgram(['b'], {})).toBeUndefined();
});
