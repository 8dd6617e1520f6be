import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { longHash } from '../../project/files/hash.ts';
import { SMALL_FILE } from '../hash-file.ts';
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

it('copies files of any size with the hash of what was copied, and nothing that lies elsewhere', () => {
  const stage = createStage(folder);
  for (const size of [0, 10, SMALL_FILE + 2_500_000]) {
    const content = Buffer.alloc(size, 'lamp');
    const source = join(folder, 'source.bin');
    writeFileSync(source, content);
    const staged = stage({ path: 'a.bin', copyFrom: source, within: folder });
    if (!('put' in staged)) throw new Error('it could be read');
    const put = join(folder, `copy-${size}.bin`);
    staged.put(put);
    expect(readFileSync(put).equals(content)).toBe(true);
    expect(staged.hash).toBe(longHash(content));
  }
  symlinkSync(process.execPath, join(folder, 'link.bin'));
  const link = join(folder, 'link.bin');
  expect(stage({ path: 'a.bin', copyFrom: link, within: folder })).toEqual({
    unreadable: 'something else took its place',
  });
  expect(stage({ path: 'a.bin', copyFrom: join(folder, 'none.bin') })).toEqual({ unreadable: 'ENOENT' });
});
