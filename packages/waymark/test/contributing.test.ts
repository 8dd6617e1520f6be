import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { docsJson, removeTemporary, temporaryFolder, writeProject } from './support/projects.ts';
import { runsOf } from './support/runs.ts';

afterAll(removeTemporary);

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A fence of the guide that names a file. */
const FILE = /^```\w+ ((?:packages|docs)\/\S+)\n([\s\S]*?)\n```$/gm;

/** The files that the guide has somebody write, by path. */
const files = Array.from(
  readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(FILE),
  ([, path = '', text = '']) => [path, `${text}\n`] as const,
);

/** Copies the sources and what is built of them, as whoever changes them has both; packages that others made are shared. */
function copySources(): string {
  const copy = temporaryFolder();
  const isOurs = (path: string): boolean => !/[\\/](?:node_modules|test-results)(?:[\\/]|$)/.test(path);
  // By their times, the compiler sees what it need not compile again.
  const options = { recursive: true, preserveTimestamps: true, filter: isOurs };
  for (const name of ['packages', 'scripts', 'docs', 'package.json', 'package-lock.json', 'vitest.config.ts'])
    cpSync(join(root, name), join(copy, name), options);
  for (const name of readdirSync(root).filter((file) => file.startsWith('tsconfig')))
    cpSync(join(root, name), join(copy, name), options);
  mkdirSync(join(copy, 'node_modules/@waymark'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@waymark'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  for (const name of ['core', 'openapi', 'language-server', 'mcp', 'migrate'])
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@waymark', name), 'junction');
  for (const name of readdirSync(join(root, 'packages'))) {
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, 'packages', name, 'node_modules'), 'junction');
  }
  return copy;
}

/** Runs a script, and gives what it said. */
function run(copy: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout + stderr;
}

/** Copies the sources and adds the files of the guide. */
function followGuide(): string {
  const copy = copySources();
  for (const [path, text] of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return copy;
}

/** The first step of a build, which finds the folders; what is in the copy counts as built, for the rest takes half a minute of the processor. */
const FIND_FOLDERS = `
import { hashSources, markBuilt } from './scripts/tests/ensure-built.mjs';
import { writeIndexes } from './scripts/generate/folder-indexes.mjs';
writeIndexes(process.cwd());
markBuilt(hashSources());`;

describe('who follows CONTRIBUTING', () => {
  it('has a component and a theme found by their folders alone, and a test that passes', () => {
    const copy = followGuide();
    run(copy, ['--input-type=module', '--eval', FIND_FOLDERS]);
    run(copy, ['node_modules/vitest/vitest.mjs', 'run', 'packages/waymark/src/components/beacon']);
    const read = (path: string): string => readFileSync(join(copy, 'packages', path), 'utf8');
    expect(read('waymark/src/components/folders.ts')).toContain('./beacon/beacon.tsx');
    expect(read('waymark/src/theme/presets/index.ts')).toContain('./harbor/preset.ts');
    expect(read('core/src/config/schema/areas/theme-names.ts')).toContain("'harbor'");
  });

  it.runIf(runsOf(false, true))('builds sites with both', () => {
    const copy = followGuide();
    const built = run(copy, ['scripts/build.mjs']);
    expect(built).toContain('theme.css');
    run(copy, ['scripts/generate.mjs']);
    const tested = run(copy, [
      'node_modules/vitest/vitest.mjs',
      'run',
      'packages/waymark/src/components/beacon',
    ]);
    // What is made from the sources is none of them.
    expect(tested, 'built again').not.toContain('theme.css');

    const site = writeProject({
      'docs.json': docsJson({ pages: ['index', 'plain'] }, { theme: 'harbor' }),
      'index.mdx': 'A light: <Beacon color="green">open</Beacon>\n',
      'plain.mdx': 'No light.\n',
    });
    const out = join(temporaryFolder(), 'out');
    run(copy, ['packages/waymark/bin/waymark.js', 'build', site, '--out', out, '--no-cache']);
    const read = (path: string): string => readFileSync(join(out, path), 'utf8');
    const sheets = (page: string): string =>
      Array.from(page.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g), ([, path = '']) =>
        read(path),
      ).join('');

    const page = read('index.html');
    expect(page).toContain('<button type="button" class="beacon" data-color="green">open</button>');
    expect(page).toContain('data-theme="harbor"');
    expect(sheets(page)).toContain('.beacon[data-lit]');
    expect(sheets(page)).toMatch(/--_radius-block:\s?2px/);
    expect(sheets(read('plain/index.html'))).not.toContain('.beacon');
    expect(read('index.md')).toContain('*open*');
    const scripts = (text: string): string =>
      Array.from(text.matchAll(/<script[^>]* src="\/(_waymark\/[^"]+)"/g), ([, path = '']) =>
        read(path),
      ).join('');
    expect(scripts(page)).toContain('.beacon');
    expect(scripts(read('plain/index.html'))).not.toContain('.beacon');
  });

  it('is told files of one folder each', () => {
    const folders = files.map(([path]) => dirname(path)).filter((folder) => !folder.startsWith('docs'));
    expect(new Set(folders).size).toBe(2);
  });
});
