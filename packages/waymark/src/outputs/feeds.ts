import {
  feedPathOfRoute,
  hasFeed,
  type ListedPage,
  type PageUpdate,
  readDate,
  summaryOf,
} from '@waymark/core/content';
import { fileAddress, pageAddress } from './addresses.ts';
import { escapeMarkup } from './escape.ts';
import type { Emit, SiteModel } from './site-model.ts';

/** `<page>/rss.xml` of every changelog, its entries in the order of the page. */
export const emitFeeds: Emit = (site) =>
  [...site.graph.pages.values()].flatMap((page) => {
    const facts = site.graph.facts.get(page.route);
    if (facts?.updates === undefined || !hasFeed(page, facts)) return [];
    return [{ path: feedPathOfRoute(page.route), content: feedOf(page, facts.updates, site) }];
  });

function feedOf(
  { route, title, summary }: ListedPage,
  updates: readonly PageUpdate[],
  site: SiteModel,
): string {
  const address = pageAddress(site, route);
  const self = escapeMarkup(fileAddress(site, feedPathOfRoute(route)));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', address),
    element('description', summary ?? summaryOf(site.config.description ?? title)),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...updates.flatMap((update) =>
      itemsOf(update).map((item) => printItem(item, address, dateOf(update, site))),
    ),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly update: PageUpdate;
}

/** One item with the author's own words for feeds; else one for each heading; else the entry as a whole. */
function itemsOf(update: PageUpdate): readonly FeedItem[] {
  const { id, label, feed, parts } = update;
  const whole = parts
    .flatMap(({ heading, text }) => [heading, text])
    .filter((text) => text !== '')
    .join('\n');
  if (feed !== undefined)
    return [{ id, title: feed.title ?? label, text: feed.description ?? whole, update }];
  const headed = parts.filter((part) => part.id !== '');
  if (headed.length === 0) return [{ id, title: label, text: whole, update }];
  return headed.map((part) => ({ id: part.id, title: part.heading, text: part.text, update }));
}

/** The day that an entry names, else that of the commit that last changed it. */
function dateOf({ label, description = '', span }: PageUpdate, site: SiteModel): string | undefined {
  return readDate(label) ?? readDate(description) ?? readDate(site.dayOfSpan(span) ?? '');
}

function printItem({ id, title, text, update }: FeedItem, page: string, date: string | undefined): string {
  const link = `${page}#${encodeURIComponent(id)}`;
  return [
    '<item>',
    element('title', title),
    element('link', link),
    element('guid', link),
    ...(text === '' ? [] : [element('description', text)]),
    ...update.tags.map((tag) => element('category', tag)),
    ...(date === undefined ? [] : [element('pubDate', date)]),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
