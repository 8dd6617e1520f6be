import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEarlierOutput } from './earlier-output.ts';
import { planPublication } from './plan.ts';

let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'waymark-plan-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

it('gives every page its assets before its name, and takes away pages before what they load', () => {
  const old = new Map([
    ['a-old.css', '1'],
    ['z-old.css', '1'],
    ['a-old/index.html', '1'],
    ['z-gone.css', '1'],
    ['z-gone/index.html', '1'],
    ['same.css', '1'],
  ]);
  const earlier = {
    ...readEarlierOutput(out),
    hashAt: (path: string) => old.get(path),
    paths: [...old.keys()],
  };
  const files = ['a-new/index.html', 'a-old/index.html', 'a-old.css', 'z-new.css', 'z-old.css'];
  const hashes = new Map([...files.map((path) => [path, '2'] as const), ['same.css', '1']]);
  expect(planPublication(out, hashes, earlier)).toEqual({
    inTheWay: [],
    place: ['z-new.css', 'a-old.css', 'z-old.css', 'a-new/index.html', 'a-old/index.html'],
    stale: ['z-gone/index.html', 'z-gone.css'],
    foreign: [],
  });
});
