import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { spawnWaymark } from '../support/commands.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-start-'));
  for (const [path, text] of Object.entries({
    'docs.json': '{ "name": "Harbour", "navigation": { "pages": ["index"] } }',
    'index.mdx': 'Ships.',
  }))
    writeFileSync(join(folder, path), text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command whose user has a cache folder of this test. */
function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const ran = spawnWaymark([...args], {
    cwd: folder,
    env: { ...process.env, HOME: join(folder, '.home'), XDG_CACHE_HOME: join(folder, '.cache'), ...env },
  });
  expect([ran.status, ran.stderr]).toEqual([0, expect.not.stringContaining('Warning')]);
}

// On macOS and Windows, the folder of the user is told in other ways.
describe.skipIf(process.platform !== 'linux')('The code of the engine', () => {
  const codeFolder = (): string => join(folder, '.cache/waymark/code');
  const keptFile = (): string => join(codeFolder(), readdirSync(codeFolder())[0] ?? '');

  it('is kept by the first command, and a changed file counts as none', () => {
    run(['build']);
    const kept = readFileSync(keptFile());
    const changed = Buffer.from(kept);
    changed.fill(0, kept.length >> 1);
    writeFileSync(keptFile(), changed);
    run(['build']);
    expect(readdirSync(codeFolder())).toHaveLength(1);
    expect(readFileSync(keptFile()).equals(changed)).toBe(false);
  });

  it('is not kept by a check, for projects of strangers, and where Node.js is told to keep none', () => {
    run(['check']);
    run(['build', '--untrusted']);
    run(['build'], { NODE_DISABLE_COMPILE_CACHE: '1' });
    expect(existsSync(codeFolder())).toBe(false);
  });
});

it('A parser that is not there, or that the system does not load, is no bug of ours', () => {
  const native = join(folder, 'parser.node');
  const build = () =>
    spawnWaymark(['build', folder, '--no-cache'], {
      env: { ...process.env, NAPI_RS_NATIVE_LIBRARY_PATH: native },
    });
  expect(build()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^waymark: A native package for \S+ is not installed: .*omit=optional\n$/),
  });
  writeFileSync(native, 'no program');
  expect(build()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^waymark: The system does not load a native package: .*\n.*parser\.node/),
  });
});

it('A Node.js that is too old is told so, before anything of it is used', () => {
  const older = join(folder, 'older.cjs');
  writeFileSync(
    older,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });",
  );
  const { status, stderr } = spawnWaymark(['check', folder], {
    env: { ...process.env, NODE_OPTIONS: `--require ${older}` },
  });
  expect([status, stderr]).toEqual([
    2,
    'waymark: This is Node.js 18.20.8, and Waymark needs 20.19 or newer\n',
  ]);
});

it('The engine takes the code that it gave, and no other', () => {
  // V8 itself knows what one process loads twice.
  const program = `import { readFileSync, writeFileSync } from 'node:fs';
    import { loadEngine } from ${JSON.stringify(new URL('../../dist/engine/start.cjs', import.meta.url))};
    const [, file, what] = process.argv;
    const { isKnown, compiled } = loadEngine(what === 'read' ? readFileSync(file) : undefined);
    if (what === 'write') writeFileSync(file, compiled());
    console.log(isKnown);`;
  const file = join(folder, 'code');
  const load = (what: 'read' | 'write'): string =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', program, file, what], {
      encoding: 'utf8',
    }).trim();
  expect(load('write')).toBe('false');
  expect(load('read')).toBe('true');
  writeFileSync(file, 'no code');
  expect(load('read')).toBe('false');
});

it('The engine is read as what it is: ASCII', () => {
  const bytes = readFileSync(new URL('../../dist/engine/engine.js', import.meta.url));
  expect(bytes.findIndex((byte) => byte > 127)).toBe(-1);
});
