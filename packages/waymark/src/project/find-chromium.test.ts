import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installedChromium } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-chromium-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds what Windows has where its variables say that programs are', () => {
  // Elsewhere this is a name like any other.
  const edge = `${folder}/x\\Microsoft\\Edge\\Application\\msedge.exe`;
  writeFileSync(edge, '');
  expect(installedChromium({ PATH: '', 'ProgramFiles(x86)': `${folder}/x` })).toBe(edge);
});
