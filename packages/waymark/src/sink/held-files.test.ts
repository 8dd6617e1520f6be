import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createOutputSink } from './output-sink.ts';

const held = vi.hoisted(() => new Set<string>());
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  /** Each place is held once, as by a virus scanner. */
  const hold = (path: string): void => {
    if (held.has(path)) return;
    held.add(path);
    throw Object.assign(new Error(`EPERM: ${path}`), { code: 'EPERM', syscall: 'rename' });
  };
  return {
    ...real,
    renameSync(from: string, to: string) {
      hold(to);
      real.renameSync(from, to);
    },
  };
});

const folder = mkdtempSync(join(tmpdir(), 'waymark-held-'));
const { platform } = process;
beforeAll(() => void Object.defineProperty(process, 'platform', { value: 'win32' }));
afterAll(() => {
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
