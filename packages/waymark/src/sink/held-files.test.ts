import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replaceInFs } from '../../test/support/replace-in-fs.ts';
import { createOutputSink } from './output-sink.ts';

/** Places that were held once, as by a virus scanner. */
const held = new Set<string>();
const { renameSync } = fs;

function renameLater(from: string, to: string): void {
  if (!held.has(to)) {
    held.add(to);
    throw Object.assign(new Error(`EPERM: ${to}`), { code: 'EPERM', syscall: 'rename' });
  }
  renameSync(from, to);
}

const folder = mkdtempSync(join(tmpdir(), 'waymark-held-'));
const { platform } = process;
beforeAll(() => {
  Object.defineProperty(process, 'platform', { value: 'win32' });
  replaceInFs('renameSync', renameLater as typeof renameSync);
});
afterAll(() => {
  replaceInFs('renameSync', renameSync);
  Object.defineProperty(process, 'platform', { value: platform });
  rmSync(folder, { recursive: true, force: true });
});

it('replaces files on Windows although each is held for a moment', () => {
  const out = join(folder, 'out');
  for (const content of ['1', '2']) {
    held.clear();
    const sink = createOutputSink(out, { state: join(folder, 'state') });
    sink.write({ path: 'a/index.html', content });
    sink.commit();
    expect(readFileSync(join(out, 'a/index.html'), 'utf8')).toBe(content);
    expect(held).toContain(join(out, 'a/index.html'));
  }
});
