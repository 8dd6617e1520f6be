import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../bin/create-waymark.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'create-waymark-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['docs', [], basename(folder)],
  ['help', ['help', '--name', 'Harbour'], 'Harbour'],
  ['docs', ['--force', '--name', 'Again'], 'Again'],
])('writes a project to %s', (place, args, name) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr.includes('Wrote')]).toEqual([0, true]);
  expect(JSON.parse(readFileSync(join(folder, place, 'docs.json'), 'utf8'))).toMatchObject({ name });
});

it('says how it is called and where it writes, before the options of the command', () => {
  const { status, stdout } = spawnSync(process.execPath, [program, '--help'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npm create waymark \[dir\].*docs\/.*Usage: waymark new.*--name/s);
});

it('passes on what the command says, and its exit code', () => {
  const { status, stderr } = spawnSync(process.execPath, [program, 'help'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('docs.json');
});

it('uses nothing that an older Node.js lacks: there the command says which one it needs', () => {
  expect(readFileSync(program, 'utf8')).not.toContain('import.meta.resolve');
});
