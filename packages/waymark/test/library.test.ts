import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { docsJson, listFiles, removeTemporary, writeProject } from './support/projects.ts';

afterAll(removeTemporary);

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A folder of a project that has both packages, and docs with one dead link. */
function installed(): string {
  const folder = writeProject({
    'docs/docs.json': docsJson({ pages: ['index', 'guide'] }),
    'docs/index.mdx': '[Nowhere](/nowhere)\n',
    'docs/guide.mdx': 'A guide.\n',
  });
  mkdirSync(join(folder, 'node_modules/@waymark'), { recursive: true });
  symlinkSync(join(root, 'packages/waymark'), join(folder, 'node_modules/waymark'), 'junction');
  symlinkSync(join(root, 'packages/core'), join(folder, 'node_modules/@waymark/core'), 'junction');
  return folder;
}

/** Runs a program that a page of the documentation shows. */
function runExample(page: string, name: string): { folder: string; status: number | null; stdout: string } {
  const text = readFileSync(join(root, 'docs/reference', page), 'utf8');
  const code = new RegExp(`^\`\`\`js ${name}\n([\\s\\S]*?)\n\`\`\`$`, 'm').exec(text)?.[1] ?? '';
  const folder = installed();
  writeFileSync(join(folder, name), code);
  const { status, stdout } = spawnSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' });
  return { folder, status, stdout };
}

/** What a page says that its program prints. */
function printed(page: string): string {
  const text = readFileSync(join(root, 'docs/reference', page), 'utf8');
  return `${/^```text Prints nocopy\n([\s\S]*?)\n```$/m.exec(text)?.[1]}\n`;
}

it('builds a folder', () => {
  const { folder, stdout } = runExample('build-library.mdx', 'build.mjs');
  expect(stdout).toBe(printed('build-library.mdx'));
  expect(listFiles(join(folder, 'docs/dist'))).toEqual(
    expect.arrayContaining(['guide/index.html', 'index.html', 'navigation.json']),
  );
});

it('checks a folder, and prints what is wrong', () => {
  const { folder, status, stdout } = runExample('build-library.mdx', 'check.mjs');
  expect(status).toBe(1);
  expect(stdout).toContain('index.mdx:1');
  expect(stdout).toContain('/nowhere');
  expect(listFiles(join(folder, 'docs'))).not.toContain('dist/index.html');
});

it('makes the navigation tree', () => {
  expect(runExample('library.mdx', 'tree.mjs').stdout).toBe(printed('library.mdx'));
});
