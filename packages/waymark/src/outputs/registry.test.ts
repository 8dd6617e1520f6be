import { addressProblem } from '@waymark/core/navigation';
import { describe, expect, it } from 'vitest';
import { GENERATED_FILES } from './generated-files.ts';
import { emitListed, emitTexts, isCopied } from './registry.ts';
import { createTestSite, markdownOf, type TestSite } from './testing/create-test-site.ts';

const base: TestSite = {
  navigation: { groups: [{ group: 'G', pages: ['a', 'b'] }] },
  pages: { 'a.mdx': '---\ntitle: A\n---\nText', 'b.mdx': 'B' },
  config: { redirects: [{ source: '/c', destination: '/a' }] },
  siteUrl: 'https://example.com',
};
const emitAll = (test: TestSite) => {
  const site = createTestSite(test);
  return [...emitListed(site), ...emitTexts(site, markdownOf(test))].map((file) =>
    'pieces' in file ? { path: file.path, content: [...file.pieces()].join('') } : file,
  );
};
const paths = (site: TestSite) => emitAll(site).map(({ path }) => path);

describe('the outputs beside the pages', () => {
  it('makes every output', () => {
    expect(paths(base)).toEqual([
      'navigation.json',
      'sitemap.xml',
      'robots.txt',
      'llms.txt',
      '.well-known/llms.txt',
      '.well-known/agent-skills/index.json',
      '.well-known/skills/index.json',
      '.well-known/agent-skills/test/SKILL.md',
      '.well-known/skills/test/skill.md',
      'skill.md',
      '.well-known/agent-card.json',
      'c/index.html',
      expect.stringMatching(/^_waymark\/forward\.\w+\.css$/),
      '_redirects',
      '_headers',
      'llms-full.txt',
      '.well-known/llms-full.txt',
    ]);
  });

  it('gives way to files of the project, but for navigation.json', () => {
    const assets = [
      'navigation.json',
      'robots.txt',
      'llms.txt',
      'a.md',
      '_redirects',
      '_headers',
      'index.html',
      'skill.md',
    ];
    expect(paths({ ...base, assets })).toEqual([
      'navigation.json',
      'sitemap.xml',
      '.well-known/agent-skills/index.json',
      '.well-known/skills/index.json',
      '.well-known/agent-skills/test/SKILL.md',
      '.well-known/skills/test/skill.md',
      '.well-known/agent-card.json',
      'c/index.html',
      expect.stringMatching(/^_waymark\/forward\.\w+\.css$/),
      'llms-full.txt',
      '.well-known/llms-full.txt',
    ]);
  });

  it('writes the navigation as the contract has it', () => {
    const file = emitAll(base)[0] as { content: string };
    const json = JSON.parse(file.content) as {
      version: number;
      pages: { route: string; breadcrumbs: string[] }[];
    };
    expect(json.version).toBe(1);
    expect(json.pages.map(({ route, breadcrumbs }) => [route, breadcrumbs])).toEqual([
      ['/a', ['G']],
      ['/b', ['G']],
    ]);
  });

  it('is the same for page files in any order', () => {
    const reversed = Object.fromEntries(Object.entries(base.pages).reverse());
    const sorted = (site: TestSite) => [...emitAll(site)].sort((x, y) => (x.path < y.path ? -1 : 1));
    expect(sorted({ ...base, pages: reversed })).toEqual(sorted(base));
  });
});

it('isCopied keeps project files off pages and the navigation', () => {
  const pages = new Set(['a/index.html']);
  expect(['a/index.html', 'navigation.json', 'robots.txt'].map((path) => isCopied(path, pages))).toEqual([
    false,
    false,
    true,
  ]);
});

it.each(GENERATED_FILES.filter((path) => !path.includes('/')))('lets no page stand where %s is', (path) => {
  expect(addressProblem(`/${path}`)).toBeDefined();
});
