import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { installInPlace } from '../src/project/install-output.ts';
import { createOutputSink } from '../src/project/write-output.ts';
import {
  buildProject,
  docsJson,
  listFiles,
  removeTemporary,
  snapshot,
  temporaryFolder,
  writeProject,
} from './support/projects.ts';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));
afterAll(removeTemporary);

const small = { 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' };

/** Id of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

function writeSite(out: string, files: Readonly<Record<string, string>>): void {
  const sink = createOutputSink(realpathSync(out));
  for (const [path, content] of Object.entries(files)) sink.write({ path, content });
  sink.commit();
}

describe('the output folder', () => {
  it('may be a symbolic link: its target is written', async () => {
    const folder = writeProject(small);
    const target = join(temporaryFolder(), 'target');
    mkdirSync(target);
    symlinkSync(target, join(folder, 'dist'));
    for (const _ of ['new', 'again']) {
      await buildProject(folder, { out: join(folder, 'dist') });
      expect(lstatSync(join(folder, 'dist')).isSymbolicLink()).toBe(true);
      expect(existsSync(join(target, 'index.html'))).toBe(true);
    }
  });

  it('may not be the docs folder by another name', async () => {
    const folder = writeProject(small);
    const link = join(temporaryFolder(), 'link');
    symlinkSync(folder, link);
    await expect(buildProject(folder, { out: link })).rejects.toThrow('holds the docs themselves');
    expect(listFiles(folder)).toEqual(['docs.json', 'index.mdx']);
  });

  it('keeps the empty folders of others, and not those that its own pages left', () => {
    const out = temporaryFolder();
    mkdirSync(join(out, 'uploads'));
    writeSite(out, { 'gone/index.html': '' });
    writeSite(out, { 'index.html': '' });
    expect(readdirSync(out).sort()).toEqual(['_waymark', 'index.html', 'uploads']);
  });

  it('takes nothing of an output whose list cannot be read', () => {
    const out = temporaryFolder();
    writeSite(out, { 'a.html': 'a' });
    writeFileSync(join(out, '_waymark/manifest.json'), '[');
    writeSite(out, { 'b.html': 'b' });
    expect(listFiles(out)).toEqual(['_waymark/manifest.json', 'a.html', 'b.html']);
  });

  it('is the same when it is copied in place, where it cannot be moved', () => {
    const swapped = temporaryFolder();
    const copied = temporaryFolder();
    for (const out of [swapped, copied]) {
      writeProject({ CNAME: 'mine' }, out);
      writeSite(out, { 'gone/index.html': 'gone', 'index.html': 'old' });
    }
    writeSite(swapped, { 'index.html': 'new', 'x/y.html': 'y' });
    const staging = writeProject(
      {
        'index.html': 'new',
        'x/y.html': 'y',
        '_waymark/manifest.json': readFileSync(join(swapped, '_waymark/manifest.json'), 'utf8'),
      },
      `${copied}.waymark-${endedProcess()}`,
    );
    installInPlace(staging, copied);
    expect(snapshot(copied)).toEqual(snapshot(swapped));
    expect(existsSync(join(copied, 'gone'))).toBe(false);
  });
});

describe('a build that was stopped', () => {
  it('is cleared away by the next one, and its old output comes back', () => {
    const parent = temporaryFolder();
    const out = join(parent, 'dist');
    mkdirSync(out);
    writeProject({ CNAME: 'mine' }, out);
    writeSite(out, { 'index.html': 'old' });
    const pid = endedProcess();
    writeProject({ 'half.html': '' }, `${out}.waymark-${pid}`);
    renameSync(out, `${out}.waymark-${pid}.old`);
    createOutputSink(out).abandon();
    expect(readdirSync(parent)).toEqual(['dist']);
    expect(listFiles(out)).toEqual(['CNAME', '_waymark/manifest.json', 'index.html']);
  });

  it('is completed by the next one, when it was being copied in place', () => {
    const out = temporaryFolder();
    writeSite(out, { 'old.html': 'old' });
    writeProject(
      { 'new.html': 'new', '_waymark/manifest.json': '["new.html"]' },
      join(out, '.waymark-ready'),
    );
    createOutputSink(out).abandon();
    expect(listFiles(out)).toEqual(['_waymark/manifest.json', 'new.html']);
  });

  it('is left alone while it still runs', () => {
    const parent = temporaryFolder();
    const out = join(parent, 'dist');
    const running = `${out}.waymark-${process.ppid}`;
    writeProject({ 'half.html': '' }, running);
    createOutputSink(out).abandon();
    expect(existsSync(join(running, 'half.html'))).toBe(true);
  });
});

describe('the package', () => {
  it('gives the library under its own name, and nothing internal', () => {
    const source = 'import("waymark").then((library) => console.log(Object.keys(library).sort().join()))';
    const printed = execFileSync(process.execPath, ['-e', source], { cwd: packageRoot, encoding: 'utf8' });
    expect(printed.trim()).toBe('build,check');
  });

  it('packs what it needs to run', () => {
    // Without a shell there is no npm on Windows; its files do not differ there.
    if (process.platform === 'win32') return;
    const printed = execFileSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: packageRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [packed] = JSON.parse(printed) as { files: { path: string }[] }[];
    const paths = packed?.files.map(({ path }) => path) ?? [];
    expect(paths).toEqual(
      expect.arrayContaining(['bin/waymark.js', 'dist/index.js', 'dist/index.d.ts', 'dist/build-id.txt']),
    );
    expect(paths).toEqual(expect.arrayContaining(['dist/site-assets/main.js']));
    expect(paths.filter((path) => path.includes('.test.'))).toEqual([]);
  });
});
