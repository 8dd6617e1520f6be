import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { callOutputsHook } from '../../src/hooks/call-hooks.ts';
import { build, type Hooks } from '../../src/index.ts';
import type { Site } from '../../src/site/site.ts';
import { docsJson, listFiles, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const root = fileURLToPath(new URL('../../../../', import.meta.url));

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

it('takes a path in the address of the site for its base, and refuses what is no address', async () => {
  const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': '[Home](/)\n' });
  const out = join(folder, 'site');
  await build(folder, { out, cache: false, siteUrl: 'https://example.com/docs' });
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  expect(html).toContain('rel="canonical" href="https://example.com/docs/"');
  expect(html).toContain('href="/docs/_waymark/');
  await expect(build(folder, { out, siteUrl: 'https://example.com/docs', base: '/x' })).rejects.toThrow(
    '"siteUrl https://example.com/docs" and "base /x" name different paths',
  );
  await expect(build(folder, { out, base: 'docs' })).rejects.toThrow('is not a path');
});

it('adds what hooks return, and tells where one fails', () => {
  const { folder, stdout } = runExample('build-library.mdx', 'hooks.mjs');
  expect(stdout).toBe('links/missing-page\n');
  expect(readFileSync(join(folder, 'site/texts/guide.txt'), 'utf8')).toContain('A guide.');
  expect(JSON.parse(readFileSync(join(folder, 'site/pages.json'), 'utf8'))).toContainEqual({
    route: '/guide',
    title: 'Guide',
  });
});

it('tells where a hook fails, and builds the rest', async () => {
  const directory = writeProject({
    'docs.json': docsJson({ pages: ['index', 'guide'] }),
    'index.mdx': 'Start.\n',
    'guide.mdx': '---\ndescription: "A way"\nnoindex: true\n---\n\n## Part\n\n[Start](/)\n',
  });
  const seen: unknown[] = [];
  const out = join(directory, 'site');
  const hooks: Hooks = {
    page({ html, markdown, ...facts }) {
      seen.push([facts, html.includes('</html>'), markdown.includes('## Part')]);
      if (facts.route === '/guide') throw new Error('no');
      return [{ path: '../outside.txt', content: '' }];
    },
    outputs: () => Promise.reject(new Error('never')),
  };
  const { written, diagnostics } = await build(directory, { out, cache: false, hooks });
  expect(written).toBe(true);
  expect(seen).toEqual([
    [{ route: '/', title: 'Home', file: 'index.mdx', listed: true, headings: [], links: [] }, true, false],
    [
      {
        route: '/guide',
        title: 'Guide',
        description: 'A way',
        file: 'guide.mdx',
        listed: false,
        headings: [{ id: 'part', text: 'Part', level: 2 }],
        links: [{ kind: 'link', href: '/' }],
      },
      true,
      true,
    ],
  ]);
  expect(diagnostics.map(({ code, span }) => [code, span?.file]).sort()).toEqual([
    ['output/hook', 'docs.json'],
    ['output/hook', 'guide.mdx'],
    ['output/path', 'index.mdx'],
  ]);
  expect(listFiles(out)).toContain('guide/index.html');
  expect(existsSync(join(directory, 'outside.txt'))).toBe(false);
  await expect(build(directory, { out, hooks, untrusted: 'all' })).rejects.toThrow('untrusted');
});

/** Answers that no type allows, and programs that are not checked give. */
const NONSENSE: Readonly<Record<string, () => unknown>> = {
  'an object that is no text': () => {
    throw Object.create(null);
  },
  'an error without a message that can be read': () => {
    throw Object.defineProperty(new Error('x'), 'message', { get: () => raise() });
  },
  'a promise that is rejected': () => Promise.reject(new Error('late')),
  'a promise of nonsense': () => Promise.resolve(42),
  'a text': () => 'index.html',
  'a list of nothing': () => [null, undefined, 1, Symbol('x')],
  'a file whose path throws': () => [Object.defineProperty({}, 'path', { get: () => raise() })],
  'a list that cannot be read': () => new Proxy([], { get: () => raise() }),
  'a file that claims a length': () => [{ path: 'a', content: { length: 1e12 } }],
};

function raise(): never {
  throw new Error('read');
}

it.each(Object.entries(NONSENSE))('is not ended by a hook that gives %s', async (_, nonsense) => {
  const directory = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Start.\n' });
  const hook = nonsense as () => readonly [];
  const hooks: Hooks = { page: hook, outputs: hook };
  const { written, diagnostics } = await build(directory, { cache: false, hooks });
  expect(written).toBe(true);
  const files = diagnostics.map(({ code, span }) => `${code} ${span?.file}`);
  expect([...new Set(files)].sort()).toEqual(['output/hook docs.json', 'output/hook index.mdx']);
});

it('waits for a hook some time only', async () => {
  const site = { pages: new Map(), configFiles: ['docs.json'] } as unknown as Site;
  const { diagnostics } = await callOutputsHook({ outputs: () => new Promise(() => undefined) }, site, 0.01);
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['output/hook', expect.stringContaining('does not answer within 0.01 seconds')],
  ]);
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
