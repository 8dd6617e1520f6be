import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { build } from '../../src/build.ts';
import { UNWATCHED } from '../../src/pages/author-code/code-watch.ts';
import { spawnWaymark } from '../support/commands.ts';
import { docsJson, removeTemporary, temporaryFolder, writeProject } from '../support/projects.ts';
import { runsOf } from '../support/runs.ts';

afterAll(removeTemporary);

const [WATCHDOG, BUILD] = ['cli/watchdog/watchdog.js', 'build.js'].map((path) =>
  fileURLToPath(new URL(`../../dist/${path}`, import.meta.url)),
);

/** Runs a script in a process of its own. */
function runScript(script: string): { readonly status: number | null; readonly stderr: string } {
  const file = join(writeProject({ 'script.mjs': script }), 'script.mjs');
  return spawnSync(process.execPath, [file], { encoding: 'utf8', timeout: 60_000 });
}

it('says which page with expressions is in hand while it is read, and that none is after it', async () => {
  const directory = writeProject({
    'docs.json': docsJson({ pages: ['a', 'b', 'plain', 'code'] }),
    'a.mdx': "import B from '/b.mdx'\n\n<B />\n",
    'b.mdx': 'B {1 + 1}\n',
    'plain.mdx': '# Plain\n',
    'code.mdx': '```ts\nimport { a } from "a";\n```\n\n<Columns cols={2}>x</Columns>\n',
  });
  const said: (string | undefined)[] = [];
  await build({
    directory,
    entry: 'docs.json',
    out: join(temporaryFolder(), 'out'),
    cache: false,
    version: '0',
    watch: { ...UNWATCHED, draw: (file) => void said.push(file) },
  });
  expect(said).toEqual(['a.mdx', undefined, 'b.mdx', undefined]);
});

it.each([
  ['reading a.mdx does not come to an end', "watch.draw('a.mdx')"],
  ['code of b.mdx does not come to an end', "watch.begin('b.mdx', 100); watch.draw('a.mdx')"],
])('ends what never gives the thread back: %s', (problem, work) => {
  const script = `import { createWatchdog } from ${JSON.stringify(WATCHDOG)};
const watch = createWatchdog(undefined, { code: 0.2, page: 0.2 });
${work};
// Waits for ever: unlike a loop, it keeps no core from the other tests.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`;
  const { status, stderr } = runScript(script);
  expect(stderr).toContain(problem);
  expect(status).toBe(1);
});

/** Code that waits for ever after a pause: unlike a loop, it keeps no core from the other tests. */
function waitingProject(): string {
  return writeProject({
    'docs.json': docsJson({ pages: ['a', 'b'] }),
    'a.mdx':
      'export const f = (async () => { await 0; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); })();\n\nA {typeof f}\n',
    'b.mdx': 'B\n',
  });
}

it('a page that goes on without end after a pause ends the build with its name', () => {
  const directory = waitingProject();
  const out = join(temporaryFolder(), 'out');
  const script = `import { createWatchdog } from ${JSON.stringify(WATCHDOG)};
import { build } from ${JSON.stringify(BUILD)};
const watch = createWatchdog(undefined, { code: 0.2, page: 60 });
await build({ ...${JSON.stringify({ directory, entry: 'docs.json', out, cache: false, version: '0' })}, watch });`;
  const { status, stderr } = runScript(script);
  expect(stderr).toContain('code of a.mdx does not come to an end');
  expect(status).toBe(1);
  expect(existsSync(join(out, 'index.html'))).toBe(false);
});

// A minute of waiting, and many on a busy machine.
it.runIf(runsOf(false, true))('so does the command', () => {
  const directory = waitingProject();
  const { status, stderr } = spawnWaymark(['build', directory, '--no-cache']);
  expect(status).toBe(1);
  expect(stderr).toContain('code of a.mdx does not come to an end');
  expect(existsSync(join(directory, 'dist', 'index.html'))).toBe(false);
});

it('ends code that was interrupted while ending the process was refused', () => {
  const script = `import { createWatchdog } from ${JSON.stringify(WATCHDOG)};
const watch = createWatchdog(undefined, { code: 0.2, page: 0.2 });
watch.begin('a.mdx', 0);
process.exit = process.reallyExit = () => { throw new Error('refused'); };
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`;
  const { status, stderr } = runScript(script);
  expect(stderr).toContain('code of a.mdx does not come to an end');
  expect(stderr).not.toContain('refused');
  expect(status).toBe(1);
});

it('ends no page that other processes hold up', () => {
  const script = `import { createWatchdog } from ${JSON.stringify(WATCHDOG)};
const watch = createWatchdog(undefined, { code: 0.2, page: 0.2 });
watch.begin('a.mdx', 0);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
watch.end();
watch.stop();`;
  const { status, stderr } = runScript(script);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('leaves code to its guard, which stops it in time and blames the page', () => {
  const script = `import { createWatchdog } from ${JSON.stringify(WATCHDOG)};
const watch = createWatchdog(undefined, { code: 0.2, page: 0.2 });
watch.draw('a.mdx');
const leave = watch.begin('a.mdx', 60_000);
const inner = watch.begin('b.mdx', 60_000);
inner();
// A loop, for seconds of the processor are what counts on a busy machine.
while (process.cpuUsage().user < 1e6) for (let at = 0; at < 1e6; at += 1);
leave();
watch.end();
watch.draw();
watch.stop();`;
  const { status, stderr } = runScript(script);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('ends no work beside pages', () => {
  const script = `import { createWatchdog } from ${JSON.stringify(WATCHDOG)};
const watch = createWatchdog(undefined, { code: 0.2, page: 0.2 });
watch.draw('a.mdx');
watch.draw();
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
watch.stop();`;
  const { status, stderr } = runScript(script);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

// Half a minute of the processor.
it.runIf(runsOf(false, true))('a page that the parser never comes to the end of ends the command', () => {
  const directory = writeProject({
    'docs.json': docsJson({ pages: ['a'] }),
    // Each of the tags doubles the time, and their ends are none.
    'a.mdx': `{${'<a>{`</a>`}'.repeat(60)}}\n`,
  });
  const { status, stderr } = spawnWaymark(['build', directory, '--no-cache']);
  expect(status).not.toBe(0);
  expect(stderr).toContain('reading a.mdx does not come to an end');
  expect(existsSync(join(directory, 'dist', 'index.html'))).toBe(false);
});
