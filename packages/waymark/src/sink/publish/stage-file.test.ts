import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { longHash } from '../../project/files/hash.ts';
import { createStage } from './stage-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-stage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a long text as its pieces come, with the hash of the whole, and makes it once for two places', () => {
  const texts = Array.from({ length: 40 }, (_, number) => `${number}ü€😀\n`.repeat(2000));
  const pieces = vi.fn(() => texts);
  const stage = createStage(folder);
  for (const path of ['a.txt', 'b/a.txt']) {
    const staged = stage({ path, pieces });
    if (!('put' in staged)) throw new Error('it could be read');
    const put = join(folder, `put-${path.length}`);
    staged.put(put);
    expect(readFileSync(put, 'utf8')).toBe(texts.join(''));
    expect(staged.hash).toBe(longHash(texts.join('')));
  }
  expect(pieces).toHaveBeenCalledTimes(1);
});
