import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { longHash } from '../../project/files/hash.ts';
import { lookOf } from '../../project/files/look-of.ts';
import { type FileMarks, markFiles, openMarks } from './file-marks.ts';

const out = mkdtempSync(join(tmpdir(), 'marks-'));
const files = new Map([['a.html', longHash('a')]]);
const FAR = 1n << 62n;

/** Clocks of file systems go in steps: waits for the next one. */
function nextTick(): bigint {
  const probe = join(out, 'probe');
  const time = (): bigint => {
    writeFileSync(probe, '');
    return lstatSync(probe, { bigint: true }).ctimeNs;
  };
  const start = time();
  while (time() === start);
  return time();
}

function writeRecord(): void {
  writeFileSync(join(out, '_waymark', 'manifest.json'), String(Math.random()));
}

function marksOf(written: bigint): FileMarks {
  return markFiles(out, { files, placed: ['a.html'], written, earlier: new Map() });
}

function lookAt(path: string): string {
  return lookOf(lstatSync(join(out, path), { bigint: true }));
}

beforeEach(() => {
  mkdirSync(join(out, '_waymark'), { recursive: true });
  writeFileSync(join(out, 'a.html'), 'a');
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe('markFiles', () => {
  it('marks a file that has not changed since the record was put in place', () => {
    nextTick();
    writeRecord();
    expect([...marksOf(FAR)]).toEqual([['a.html', { look: lookAt('a.html'), hash: longHash('a') }]]);
  });

  it('marks none that may have changed since', () => {
    writeRecord();
    nextTick();
    writeFileSync(join(out, 'a.html'), 'b');
    expect([...marksOf(FAR)]).toEqual([]);
  });

  it('marks none that was written while files were put in place', () => {
    const written = nextTick();
    writeFileSync(join(out, 'a.html'), 'b');
    nextTick();
    writeRecord();
    expect([...marksOf(written)]).toEqual([]);
  });

  it('forgets what the site no longer has, or has with another content', () => {
    nextTick();
    writeRecord();
    const look = lookAt('a.html');
    const earlier = new Map([
      ['a.html', { look, hash: longHash('x') }],
      ['b.html', { look, hash: longHash('b') }],
    ]);
    expect([...markFiles(out, { files, placed: [], written: 0n, earlier })]).toEqual([]);
  });
});

describe('lookOf', () => {
  it('is another one for a file of the same length whose time was set back', () => {
    const { atime, mtime } = lstatSync(join(out, 'a.html'));
    utimesSync(join(out, 'a.html'), atime, mtime);
    const before = lookAt('a.html');
    nextTick();
    writeFileSync(join(out, 'a.html'), 'b');
    utimesSync(join(out, 'a.html'), atime, mtime);
    expect(lookAt('a.html')).not.toBe(before);
  });
});

describe('openMarks', () => {
  it('gives back what was kept, and nothing where that cannot be read', () => {
    const folder = join(out, 'marks');
    const marks = new Map([['a.html', { look: '1 2 3', hash: 'h' }]]);
    openMarks(out, folder).write(marks);
    expect(openMarks(out, folder).read()).toEqual(marks);
    expect(openMarks(`${out}2`, folder).read()).toEqual(new Map());
    const name = `${longHash(out)}.json`;
    writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').slice(0, -3));
    expect(openMarks(out, folder).read()).toEqual(new Map());
  });
});
