import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepCode, readCode } from './code-cache.ts';

const kept = { code: Buffer.from('code of the engine'), seconds: 0.75 };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-code-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('gives what was kept, for the name that it was kept under', () => {
  const below = join(folder, 'a/b');
  keepCode({ folder: below, name: 'one' }, kept);
  expect(readCode({ folder: below, name: 'one' })).toEqual(kept);
  expect(readCode({ folder: below, name: 'other' })).toBe(undefined);
  writeFileSync(join(below, 'other'), readFileSync(join(below, 'one')));
  expect(readCode({ folder: below, name: 'other' })).toBe(undefined);
});

it('counts as none when any byte of it is another one, or one is missing', () => {
  const place = { folder, name: 'one' };
  keepCode(place, kept);
  const whole = readFileSync(join(folder, 'one'));
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    writeFileSync(join(folder, 'one'), changed);
    expect(readCode(place), `byte ${at}`).toBe(undefined);
    writeFileSync(join(folder, 'one'), whole.subarray(0, at));
    expect(readCode(place), `${at} bytes`).toBe(undefined);
  }
});

it('stays for a few versions, the youngest ones', () => {
  for (let age = 20; age > 0; age--) {
    keepCode({ folder, name: `v${age}` }, kept);
    utimesSync(join(folder, `v${age}`), 1000 - age, 1000 - age);
  }
  keepCode({ folder, name: 'v0' }, kept);
  expect(readdirSync(folder).sort()).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v5']);
});

it('is not kept where the disk refuses', () => {
  writeFileSync(join(folder, 'file'), '');
  const place = { folder: join(folder, 'file'), name: 'one' };
  expect(() => keepCode(place, kept)).not.toThrow();
  expect(readCode(place)).toBe(undefined);
});
