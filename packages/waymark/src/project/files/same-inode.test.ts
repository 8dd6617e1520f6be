import { expect, it } from 'vitest';
import { isSameInode } from './same-inode.ts';

it('compares volumes where the system always tells them', () => {
  const file = { dev: 7, ino: 42 };
  for (const system of ['linux', 'darwin', 'win32'] as const) {
    expect(isSameInode(file, { dev: 7, ino: 42 }, system)).toBe(true);
    expect(isSameInode(file, { dev: 7, ino: 43 }, system)).toBe(false);
    expect(isSameInode(file, { dev: 0, ino: 42 }, system)).toBe(system === 'win32');
  }
});
