import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { docsJson, listFiles, removeTemporary, temporaryFolder, writeProject } from './support/projects.ts';

const bin = fileURLToPath(new URL('../bin/waymark.js', import.meta.url));
afterAll(removeTemporary);

function waymark(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('new', () => {
  it('writes a site without a finding, named after the folder unless told', () => {
    const folder = join(temporaryFolder(), 'harbour');
    const { status, stdout, stderr } = waymark('new', folder);
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toContain(folder);
    expect(JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8'))).toMatchObject({ name: 'harbour' });
    expect(waymark('build', folder, '--strict', '--no-cache').stderr).toMatch(/^3 pages/m);
  });

  it('takes any name', () => {
    const folder = temporaryFolder();
    expect(waymark('new', folder, '--name', 'A "B" <c> {d} `e`').status).toBe(0);
    const { status, stdout } = waymark('check', folder, '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [] });
    expect(status).toBe(0);
  });

  it('overwrites nothing unless told to', () => {
    const folder = writeProject({ 'index.mdx': 'Mine.', 'other.txt': 'Mine.' });
    const refused = waymark('new', folder);
    expect([refused.status, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('index.mdx');
    expect(listFiles(folder)).toEqual(['index.mdx', 'other.txt']);
    expect(readFileSync(join(folder, 'index.mdx'), 'utf8')).toBe('Mine.');
    expect(waymark('new', folder, '--force').status).toBe(0);
    expect(readFileSync(join(folder, 'index.mdx'), 'utf8')).toContain('title:');
    expect(readFileSync(join(folder, 'other.txt'), 'utf8')).toBe('Mine.');
  });

  it('refuses a file in place of the folder', () => {
    expect(waymark('new', join(writeProject({ file: '' }), 'file')).status).toBe(2);
  });
});

describe('migrate', () => {
  const old = {
    'mint.json': JSON.stringify({
      $schema: 'https://example.com/mint.json',
      name: 'Old',
      colors: { primary: '#0B6E4F' },
      navigation: [{ group: 'Start', pages: ['index'] }],
    }),
    'index.mdx': 'Home.',
  };

  it('only shows docs.json, then writes what it showed', () => {
    const folder = writeProject(old);
    const shown = waymark('migrate', folder);
    expect(shown.status).toBe(0);
    expect(existsSync(join(folder, 'docs.json'))).toBe(false);
    expect(JSON.parse(shown.stdout)).toMatchObject({
      name: 'Old',
      navigation: { groups: [{ group: 'Start', pages: ['index'] }] },
    });
    expect(JSON.parse(shown.stdout)).not.toHaveProperty('$schema');
    const written = waymark('migrate', folder, '--write');
    expect([written.status, written.stdout]).toEqual([0, shown.stdout]);
    expect(readFileSync(join(folder, 'docs.json'), 'utf8')).toBe(shown.stdout);
    expect(existsSync(join(folder, 'mint.json'))).toBe(true);
    expect(JSON.parse(waymark('check', folder, '--format', 'json').stdout)).toMatchObject({
      diagnostics: [],
    });
  });

  it.each([
    ['there is no configuration', 2, {}],
    ['there is a docs.json', 2, { ...old, 'docs.json': docsJson({ pages: ['index'] }) }],
    ['mint.json cannot be read', 1, { 'mint.json': '{' }],
  ])('writes nothing when %s', (_, code, files) => {
    const folder = writeProject(files as Record<string, string>);
    const before = listFiles(folder);
    const { status, stdout, stderr } = waymark('migrate', folder, '--write');
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr.length).toBeGreaterThan(10);
    expect(listFiles(folder)).toEqual(before);
  });
});
