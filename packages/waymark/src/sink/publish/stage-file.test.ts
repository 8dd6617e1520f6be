import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { longHash } from '../../project/files/hash.ts';
import { stageContent } from './stage-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-stage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a long text as its pieces come, with the hash of the whole', () => {
  const pieces = Array.from({ length: 40 }, (_, number) => `${number}ü€😀\n`.repeat(2000));
  const staged = stageContent({ path: 'a.txt', pieces: () => pieces }, join(folder, 'scratch'));
  if (!('put' in staged)) throw new Error('it could be read');
  staged.put(join(folder, 'put'));
  expect(readFileSync(join(folder, 'put'), 'utf8')).toBe(pieces.join(''));
  expect(staged.hash).toBe(longHash(pieces.join('')));
});
