import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openFile } from './open-file.ts';

const root = mkdtempSync(join(tmpdir(), 'waymark-open-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function read(path: string, within?: string): string {
  const file = openFile(path, within);
  try {
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

it('opens files and links of a folder, and nothing that leads out of it', () => {
  const docs = join(root, 'docs');
  mkdirSync(join(docs, 'img'), { recursive: true });
  mkdirSync(join(root, 'elsewhere'));
  for (const file of ['docs/img/a.png', 'elsewhere/a.png']) writeFileSync(join(root, file), file);
  symlinkSync('img/a.png', join(docs, 'inside.png'));
  symlinkSync('../elsewhere/a.png', join(docs, 'outside.png'));
  symlinkSync('../elsewhere', join(docs, 'pictures'));
  expect(read(join(docs, 'img/a.png'), docs)).toBe('docs/img/a.png');
  expect(read(join(docs, 'inside.png'), docs)).toBe('docs/img/a.png');
  expect(read(join(docs, 'outside.png'))).toBe('elsewhere/a.png');
  expect(read(join(docs, 'outside.png'), root)).toBe('elsewhere/a.png');
  for (const path of ['outside.png', 'pictures/a.png', 'img', 'none.png'])
    expect(() => openFile(join(docs, path), docs)).toThrow();
});

it.skipIf(process.platform === 'win32')('waits for no pipe', () => {
  const pipe = join(root, 'pipe.png');
  execFileSync('mkfifo', [pipe]);
  expect(() => openFile(pipe)).toThrow('something else took its place');
});
