import { linkedFacts, type PageFacts, type PageUpdate } from '@waymark/core/content';
import { describe, expect, it } from 'vitest';
import { emitFeeds } from './feeds.ts';
import type { SiteModel } from './site-model.ts';
import { createTestSite } from './testing/create-test-site.ts';

const update = (part: Partial<PageUpdate>): PageUpdate => ({
  id: 'x',
  label: 'X',
  tags: [],
  parts: [],
  span: { file: 'log.mdx', start: 0, end: 1 },
  ...part,
});

function feeds(text: string, updates: readonly PageUpdate[], siteUrl?: string) {
  const site = createTestSite({
    navigation: { pages: ['log'] },
    pages: { 'log.mdx': text },
    ...(siteUrl === undefined ? {} : { siteUrl }),
  });
  const facts: PageFacts = {
    file: 'log.mdx',
    toc: [],
    anchors: [],
    links: [],
    sections: [],
    dependencies: [],
    updates,
  };
  const graph = { ...site.graph, facts: new Map([['/log', linkedFacts(facts)]]) };
  const model: SiteModel = { ...site, graph };
  return emitFeeds(model) as readonly { readonly path: string; readonly content: string }[];
}

const head = '---\ntitle: Log & more\ndescription: "**All** & [news](/x)"\n---\n';
const items = (content: string): string[] => content.match(/<item>.*<\/item>/g) ?? [];

describe('emitFeeds', () => {
  it('writes one feed for each page with entries, in XML', () => {
    const [feed, ...others] = feeds(head, [update({ label: '<b>' })], 'https://x.test');
    expect(others).toEqual([]);
    expect(feed?.path).toBe('log/rss.xml');
    expect(feed?.content).toContain('<title>Log &amp; more</title>');
    expect(feed?.content).toContain('<description>All &amp; news</description>');
    expect(feed?.content).toContain('href="https://x.test/log/rss.xml" rel="self"');
    expect(items(feed?.content ?? '')[0]).toContain('<title>&lt;b&gt;</title>');
  });

  it('makes an item of each heading, with the tags and the date of the entry', () => {
    const parts = [
      { id: '', heading: '', text: 'Lead.' },
      { id: 'a', heading: 'A', text: 'One.' },
      { id: 'b', heading: 'B', text: '' },
    ];
    const [feed] = feeds(head, [update({ label: 'May 2, 2026', tags: ['T'], parts })], 'https://x.test');
    expect(items(feed?.content ?? '')).toEqual([
      '<item><title>A</title><link>https://x.test/log/#a</link><guid>https://x.test/log/#a</guid><description>One.</description><category>T</category><pubDate>Sat, 02 May 2026 00:00:00 GMT</pubDate></item>',
      '<item><title>B</title><link>https://x.test/log/#b</link><guid>https://x.test/log/#b</guid><category>T</category><pubDate>Sat, 02 May 2026 00:00:00 GMT</pubDate></item>',
    ]);
  });

  it("takes the author's words for feeds, or the whole text without headings", () => {
    const parts = [{ id: '', heading: '', text: 'All of it.' }];
    const own = items(feeds(head, [update({ feed: { title: 'Own' }, parts })])[0]?.content ?? '');
    expect(own).toHaveLength(1);
    expect(own[0]).toContain('<title>Own</title>');
    expect(own[0]).toContain('<description>All of it.</description>');
    const plain = items(feeds(head, [update({ parts })])[0]?.content ?? '');
    expect(plain[0]).toContain('<title>X</title><link>/log/#x</link>');
    expect(plain[0]).not.toContain('pubDate');
  });

  it('makes none of pages without entries, and of pages for members', () => {
    expect(feeds(head, [])).toEqual([]);
    expect(feeds('---\ntitle: T\ngroups: [staff]\n---\n', [update({})])).toEqual([]);
  });
});
