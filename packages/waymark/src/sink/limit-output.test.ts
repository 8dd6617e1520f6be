import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { limitOutput } from './limit-output.ts';
import { createOutputSink } from './output-sink.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-limit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['2 files', 2, 1000],
  ['0.000005 GB', 10, 5000],
])('ends a build that writes more than %s, and leaves no site', (limit, files, bytes) => {
  const out = join(folder, limit.replace(' ', '-'));
  const sink = limitOutput(createOutputSink(out), files, bytes);
  sink.write({ path: 'a.html', content: 'a' });
  sink.write({ path: 'b.html', content: 'ü' });
  expect(() => sink.write({ path: 'c.html', content: 'c'.repeat(5000) })).toThrow(`more than ${limit}`);
  const pieces = () => ['c'.repeat(3000), 'c'.repeat(2000)];
  expect(() => sink.write({ path: 'c.txt', pieces })).toThrow(`more than ${limit}`);
  sink.abandon();
  expect(readdirSync(folder)).toEqual([]);
});
