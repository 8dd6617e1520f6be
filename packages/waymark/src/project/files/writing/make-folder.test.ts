import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

it('makes a folder with those around it, and comes to an end where none can be made', () => {
  const root = mkdtempSync(join(tmpdir(), 'waymark-test-'));
  try {
    makeFolder(join(root, 'a/b/c'));
    makeFolder(join(root, 'a/b/c'));
    expect(existsSync(join(root, 'a/b/c'))).toBe(true);
    writeFileSync(join(root, 'file'), '');
    expect(() => makeFolder(join(root, 'file/b'))).toThrow('ENOTDIR');
    if (existsSync('/proc/self')) expect(() => makeFolder('/proc/none/b')).toThrow('ENOENT');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
