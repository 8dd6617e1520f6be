import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { limitInput } from './limit-input.ts';

const directory = mkdtempSync(join(tmpdir(), 'waymark-limit-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A file of so many bytes, without any on the disk. */
function writeLarge(name: string, bytes: number): void {
  writeFileSync(join(directory, name), '');
  truncateSync(join(directory, name), bytes);
}

function listed(names: readonly string[]): Parameters<typeof limitInput>[1] {
  return { files: new Map(names.map((path) => [path, { path, ignored: false }])), leftOut: [] };
}

describe('limitInput', () => {
  it('leaves out a file that is too large', () => {
    writeLarge('small.bin', 50_000_000);
    writeLarge('large.bin', 50_000_001);
    const { files, leftOut } = limitInput(directory, listed(['small.bin', 'large.bin']));
    expect([...files.keys()]).toEqual(['small.bin']);
    expect(leftOut).toEqual([{ path: 'large.bin', problem: 'is larger than 50 MB' }]);
  });

  it('refuses too many files, and files that are too much together', () => {
    const many = Array.from({ length: 100_001 }, (_, index) => `f${index}`);
    expect(() => limitInput(directory, listed(many))).toThrow('100001 files');
    const heavy = Array.from({ length: 41 }, (_, index) => `heavy${index}.bin`);
    for (const name of heavy) writeLarge(name, 50_000_000);
    expect(() => limitInput(directory, listed(heavy))).toThrow('2 GB');
    expect(limitInput(directory, listed(heavy.slice(1))).files.size).toBe(40);
  });
});
