import { describe, expect, it } from 'vitest';
import { emitPageMarkdown, pageMarkdown } from './page-markdown.ts';
import { createTestSite } from './testing/create-test-site.ts';

describe('pageMarkdown', () => {
  it('puts the parts in order', () => {
    expect(
      pageMarkdown({ title: 'A\nB', description: 'One\n\ntwo ', body: '\nText\n\n', instructions: '> Do.' }),
    ).toBe('# A B\n\n> One\n>\n> two\n\nText\n\n> Do.\n');
  });

  it('leaves out what is not there', () => {
    expect(pageMarkdown({ title: 'A', description: ' ', body: '' })).toBe('# A\n');
  });
});

it('emitPageMarkdown writes every page beside its route', () => {
  const site = createTestSite({
    config: { markdown: { instructions: 'Cite.' } },
    navigation: { pages: ['index', 'x/y', 'out'] },
    pages: {
      'index.mdx': '---\ntitle: Home\ndescription: D\n---\nHello\n',
      'x/y.mdx': 'Y\n',
      'out.mdx': '---\nurl: /x/y\n---\n',
      'hidden.mdx': '---\nhidden: true\n---\nH',
    },
  });
  const quoted = '> ## Agent Instructions\n>\n> Cite.\n';
  expect(emitPageMarkdown(site)).toEqual([
    { path: 'index.md', content: `# Home\n\n> D\n\nHello\n\n${quoted}` },
    { path: 'x/y.md', content: `# Y\n\nY\n\n${quoted}` },
    { path: 'hidden.md', content: `# Hidden\n\nH\n\n${quoted}` },
  ]);
});
