import { describe, expect, it } from 'vitest';
import { markdownFile, pageMarkdown } from './page-markdown.ts';

describe('pageMarkdown', () => {
  it('puts the parts in order', () => {
    expect(
      pageMarkdown({ title: 'A\nB', description: 'One\n\ntwo ', body: '\nText\n\n', instructions: '> Do.' }),
    ).toBe('# A B\n\n> One\n>\n> two\n\nText\n\n> Do.\n');
  });

  it('quotes every line of a description, whatever ends it, and holds no sign for nothing', () => {
    expect(pageMarkdown({ title: 'A\0B', description: 'a\u2028b\rc\r\nd', body: 'x\0y' })).toBe(
      '# A B\n\n> a\n> b\n> c\n> d\n\nx\ufffdy\n',
    );
  });

  it('leaves out what is not there', () => {
    expect(pageMarkdown({ title: 'A', description: ' ', body: '' })).toBe('# A\n');
  });
});

it('markdownFile puts the page beside its route, with the instructions of the site', () => {
  const quoted = '> ## Agent Instructions\n>\n> Cite.';
  expect(markdownFile(quoted, { route: '/', title: 'Home', description: 'D', body: 'Hello\n' })).toEqual({
    path: 'index.md',
    content: `# Home\n\n> D\n\nHello\n\n${quoted}\n`,
  });
  expect(markdownFile(quoted, { route: '/x/y', title: 'Y', body: 'Y' }).path).toBe('x/y.md');
});
