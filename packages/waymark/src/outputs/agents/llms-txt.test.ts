import { describe, expect, it } from 'vitest';
import type { LongFile } from '../output-file.ts';
import { createTestSite, markdownOf, type TestSite } from '../testing/create-test-site.ts';
import { emitLlmsFull } from './llms-full.ts';
import { emitLlmsTxt } from './llms-txt.ts';

const contentOf = (files: readonly unknown[]): string => (files[0] as { content: string }).content;
const llms = (site: TestSite) => contentOf(emitLlmsTxt(createTestSite(site)));
const page = (title: string, description?: string) =>
  `---\ntitle: ${JSON.stringify(title)}\n${description === undefined ? '' : `description: ${JSON.stringify(description)}\n`}---\nBody of ${title}.\n`;

describe('emitLlmsTxt', () => {
  it('lists the site in navigation order', () => {
    const site: TestSite = {
      config: {
        name: 'Acme',
        description: 'All about\nAcme.',
        markdown: { instructions: ['Be kind.', '', 'Be brief.'] },
      },
      navigation: {
        global: { anchors: [{ anchor: 'Blog', href: 'https://blog.example.com/(x)' }] },
        tabs: [
          { tab: 'Guides', pages: ['b', 'a', 'out', { group: 'Chat', root: 'chat', pages: ['b'] }] },
          { tab: 'Mail', href: 'mailto:a@example.com' },
          { tab: 'Again', href: 'https://blog.example.com/(x)' },
          { tab: 'Secret', hidden: true, href: 'https://secret.example.com' },
        ],
      },
      pages: {
        'a.mdx': page('A [draft]', '**First** of [all](/b).\n\nSecond.'),
        'b.mdx': page('B'),
        'out.mdx': '---\ntitle: Changes\nurl: https://example.org/changes\n---\n',
        'chat.mdx': '---\ntitle: Talk\nurl: https://chat.example.org\n---\n',
        'unlisted.mdx': page('U'),
      },
      siteUrl: 'https://example.com',
      base: '/docs',
      assets: ['api/openapi.json'],
      specifications: [
        { source: 'api/openapi.json', title: 'Pets', kind: 'openapi' },
        { source: 'https://example.net/s.yaml', title: 'Far', kind: 'asyncapi' },
        { source: 'not-served.json', title: 'No', kind: 'openapi' },
        { source: 'https://example.net/s.graphql', title: 'Graph', kind: 'graphql' },
      ],
    };
    expect(llms(site)).toBe(`# Acme

> All about Acme.

> ## Agent Instructions
>
> Be kind.
>
> Be brief.

## Docs

- [B](https://example.com/docs/b.md)
- [A \\[draft\\]](https://example.com/docs/a.md): First of all.

## OpenAPI Specs

- [Pets](https://example.com/docs/api/openapi.json)

## AsyncAPI Specs

- [Far](https://example.net/s.yaml)

## GraphQL Schemas

- [Graph](https://example.net/s.graphql)

## Optional

- [Changes](https://example.org/changes)
- [Chat](https://chat.example.org)
- [Again](https://blog.example.com/%28x%29)
`);
  });

  it('has one line for a page, whatever its description holds', () => {
    const text = llms({
      navigation: { pages: ['a'] },
      pages: { 'a.mdx': page('A\u0085B', 'a\0b\u001b[31mc\u0085d') },
    });
    expect(text).toMatch(/^- \[A B\]\(.*\): a b \[31mc d$/m);
  });

  it('is also at the well-known place', () => {
    const [root, wellKnown] = emitLlmsTxt(createTestSite({ navigation: { pages: [] }, pages: {} }));
    expect(root).toEqual({ path: 'llms.txt', content: '# Test\n' });
    expect(wellKnown).toEqual({ path: '.well-known/llms.txt', content: '# Test\n' });
  });

  it('speaks of the default language and version only', () => {
    const version = (name: string, prefix: string, isDefault = false) => ({
      version: name,
      ...(isDefault ? { default: true } : {}),
      pages: [`${prefix}a`],
    });
    const site = {
      navigation: {
        languages: [
          { language: 'en', versions: [version('1', 'v1/'), version('2', 'v2/', true)] },
          { language: 'de', versions: [version('2', 'de/')] },
        ],
      },
      pages: { 'v1/a.mdx': page('One'), 'v2/a.mdx': page('Two'), 'de/a.mdx': page('Zwei') },
    };
    expect(llms(site)).toBe('# Test\n\n## Docs\n\n- [Two](/v2/a.md)\n');
  });

  it('puts pages outside the navigation last, by route', () => {
    const site = {
      navigation: { pages: ['z'] },
      pages: { 'c.mdx': page('C'), 'b.mdx': page('B'), 'z.mdx': page('Z') },
      config: { seo: { indexing: 'all' as const } },
    };
    expect([...llms(site).matchAll(/\[(.)\]/g)].map((match) => match[1])).toEqual(['Z', 'B', 'C']);
  });

  it('cuts descriptions at 300 characters', () => {
    const site = { navigation: { pages: ['a'] }, pages: { 'a.mdx': page('A', 'word '.repeat(100)) } };
    const text = llms(site).split(': ')[1]?.trim() ?? '';
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text.endsWith('word…')).toBe(true);
  });

  const many = (count: number, description: string): TestSite => {
    const names = Array.from({ length: count }, (_, index) => `page-${String(index).padStart(4, '0')}`);
    return {
      navigation: { pages: names },
      pages: Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name, description)])),
    };
  };

  it('shortens descriptions before it drops any page', () => {
    const text = llms(many(500, 'word '.repeat(60)));
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(text.match(/^- /gm)).toHaveLength(500);
    expect(text).toContain('word…');
    expect(text).not.toContain('more pages');
  });

  it('drops pages from the end where nothing else helps, and says how many', () => {
    const text = llms(many(4000, 'x'));
    const listed = text.match(/^- /gm)?.length ?? 0;
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(text.length).toBeGreaterThan(99_000);
    expect(text).toContain(`\n\n${4000 - listed} more pages are in the [sitemap](/sitemap.xml).\n`);
    expect(text).toContain('[page-0000](/page-0000.md)\n');
  });
});

const textOf = (file: LongFile | undefined) =>
  file && { path: file.path, content: [...file.pieces()].join('') };

it('emitLlmsFull holds every page in full', () => {
  const site: TestSite = {
    config: { markdown: { instructions: 'Cite.' } },
    navigation: { pages: ['b', 'a'] },
    pages: { 'a.mdx': page('A', 'About A.'), 'b.mdx': page('B'), 'c.mdx': '---\nhidden: true\n---\nSecret' },
    siteUrl: 'https://example.com',
  };
  const [root, wellKnown] = emitLlmsFull(createTestSite(site), markdownOf(site));
  expect(textOf(root)).toEqual({
    path: 'llms-full.txt',
    content: `> ## Agent Instructions
>
> Cite.


# B
Source: https://example.com/b/

Body of B.


# A
Source: https://example.com/a/

About A.

Body of A.
`,
  });
  expect(textOf(wellKnown)).toEqual({ ...textOf(root), path: '.well-known/llms-full.txt' });
});
