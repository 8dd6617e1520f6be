import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderSize } from './folder-size.mjs';
import { installedPackages, isForThisMachine, OWN } from './installed-packages.mjs';
import { LICENSES, MOST_BYTES, MOST_PACKAGES } from './limits.mjs';
import { npmCommand } from './npm.mjs';
import { packWorkspaces } from './pack.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
const manifests = ['.', ...folders].map((folder) => readJson(`${folder}/package.json`));
const waymark = readJson('packages/waymark/package.json');
const packed = packWorkspaces(root);
const nameOf = ({ name, version }) => `${name} ${version}`;

it('starts npm by its file, whose path no shell takes apart', () => {
  const [command, args] = npmCommand(['--version'], { execPath: process.execPath, env: {} });
  expect(spawnSync(command, args, { encoding: 'utf8' }).stdout).toMatch(/^\d+\./);
  const running = join(mkdtempSync(join(tmpdir(), 'waymark npm ')), 'npm-cli.js');
  writeFileSync(running, 'console.log(process.argv.slice(2).join())');
  const [node, told] = npmCommand(['a b', 'c'], {
    execPath: process.execPath,
    env: { npm_execpath: running },
  });
  expect(spawnSync(node, told, { encoding: 'utf8' }).stdout).toBe('a b,c\n');
});

describe('dependencies', () => {
  it('are named by exact versions', () => {
    const named = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('run nothing when they are installed, on no system, and neither do we', () => {
    expect(
      installedPackages(root, undefined, OWN)
        .filter((entry) => entry.hasInstallScript)
        .map(nameOf),
    ).toEqual([]);
    const scripts = manifests.flatMap(({ scripts = {} }) => Object.keys(scripts));
    expect(scripts.filter((name) => /install|prepare|^(?:pre|post)/.test(name))).toEqual([]);
  });

  it('have licences that let a site be published by anyone, those that are bundled too', () => {
    const bundled = readJson('packages/waymark/dist/bundled-packages.json');
    expect(bundled.length).toBeGreaterThan(10);
    const unfit = [...installedPackages(root, undefined, OWN), ...bundled].filter(
      ({ license }) => !LICENSES.includes(license),
    );
    expect(unfit.map((entry) => `${nameOf(entry)} ${entry.license}`)).toEqual([]);
  });
});

describe('an installation', () => {
  const others = installedPackages(root, isForThisMachine);
  const own = packed.filter(({ name }) => name === 'waymark' || Object.hasOwn(waymark.dependencies, name));

  it(`is at most ${MOST_PACKAGES} packages`, () => {
    const names = [...own, ...others].map(({ name }) => name);
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(MOST_PACKAGES);
  });

  it(`is at most ${MOST_BYTES / 1e6} MB`, () => {
    const sizes = others.map(({ path }) => folderSize(join(root, path)));
    const bytes = [...sizes, ...own.map(({ unpackedSize }) => unpackedSize)].reduce((a, b) => a + b, 0);
    expect(bytes).toBeGreaterThan(10_000_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("has the program of esbuild's version for every system that has a parser", () => {
    const programs = Object.entries(waymark.optionalDependencies);
    const versions = new Set(programs.map(([, version]) => version));
    expect([...versions]).toEqual([readJson('node_modules/esbuild/package.json').version]);
    const systemsOf = (scope) => {
      const found = installedPackages(root).filter(({ name, os }) => name.startsWith(scope) && os);
      return [...new Set(found.map(({ os, cpu }) => `${os}-${cpu}`))].sort();
    };
    expect(systemsOf('@esbuild/')).toEqual(programs.map(([name]) => name.slice('@esbuild/'.length)).sort());
    expect(systemsOf('@bruits/')).toEqual(systemsOf('@esbuild/'));
  });
});

describe.each(packed)('the tarball of $name', ({ name, paths }) => {
  const folder = folders.find((path) => readJson(`${path}/package.json`).name === name);

  it.runIf(name === 'waymark')('holds what a command needs to run', () => {
    for (const path of [
      'bin/package.json',
      'bin/waymark.js',
      'dist/engine/start.cjs',
      'dist/engine/engine.js',
      'dist/engine/index.js',
      'dist/index.d.ts',
      'dist/build-id.txt',
      'dist/site-assets/main.js',
    ])
      expect(paths).toContain(path);
  });

  it('says what it is', () => {
    for (const path of ['LICENSE', 'README.md', 'package.json']) expect(paths).toContain(path);
  });

  it('holds nothing that only building or testing needs', () => {
    const isLeftover = (path) =>
      /(?:^|\/)\.|\.(?:tsbuildinfo|map|log|tgz)$|\.test\.|(?:^|\/)(?:testing|tests?|dom-types|node_modules)\//.test(
        path,
      );
    expect(paths.filter(isLeftover)).toEqual([]);
    const sources = paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
    expect(sources).toEqual([]);
  });

  it('names no folder of the machine that built it', () => {
    const texts = paths.filter((path) => /\.(?:js|json|ts|css|txt|md|tsv)$/.test(path));
    const named = texts.filter((path) => readFileSync(join(root, folder, path), 'utf8').includes(root));
    expect(named).toEqual([]);
  });
});
