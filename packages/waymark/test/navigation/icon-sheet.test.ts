/** The icons of a sidebar: in its rows, or in a stylesheet where they would leave no room for the rows. */
import { expect, it } from 'vitest';
import { attribute, byId, findAll, linksIn, nameOf, parseDocument, type Tag } from './html.ts';
import { renderSite } from './render-site.ts';

const ICONS =
  'aws bitbucket btc chrome codepen css3 dev discord docker dribbble dropbox ebay edge ember ethereum evernote facebook figma firefox github gitlab git gitter golang google grunt gulp hive html5 ideal instagram java jenkins jira js kaggle kickstarter laravel less linkedin linux mailchimp medium meta microsoft npm openid opera orcid paypal php pinterest python quora react reddit rust safari sass shopify sketch skype slack snapchat soundcloud spotify steam stripe swift telegram trello twitch twitter ubuntu uber unity usps viber vimeo vuejs waze weebly weibo whatsapp windows wix wordpress xbox yahoo yelp youtube'.split(
    ' ',
  );
const FILE_ICON = '/own.svg';

async function render(count: number) {
  const icons = [FILE_ICON, ...ICONS.slice(0, count)];
  const pages = icons.map((icon, at) => [`p${at}.mdx`, `---\ntitle: Page ${at}\nicon: ${icon}\n---\n`]);
  const paths = icons.map((_, at) => `p${at}`);
  const half = Math.ceil(paths.length / 2);
  const groups = [
    { group: 'First', icon: 'aws', pages: paths.slice(0, half) },
    { group: 'Second', icon: 'rocket', pages: paths.slice(half) },
  ];
  const docs = { theme: 'mint', name: 'Icons', colors: { primary: '#0B6E4F' }, navigation: { groups } };
  const files = { 'docs.json': JSON.stringify(docs), 'own.svg': '<svg/>', ...Object.fromEntries(pages) };
  const { pages: documents, fragments } = await renderSite(files, { choose: () => ['/p1'] });
  const html = documents.get('/p1') ?? '';
  const sidebar = byId(parseDocument(html), 'sidebar') ?? expect.fail('no sidebar');
  const sheets = findAll(sidebar, ({ tagName }) => tagName === 'link').map((link) => attribute(link, 'href'));
  return { sidebar, sheets, fragments };
}

const drawn = (sidebar: Tag, name: string): readonly Tag[] =>
  findAll(sidebar, ({ tagName }) => tagName === name);

it('stand in the rows where these are few', async () => {
  const { sidebar, sheets, fragments } = await render(5);
  expect(sheets).toEqual([]);
  expect([...fragments.keys()].filter((path) => path.endsWith('.css'))).toEqual([]);
  expect(drawn(sidebar, 'path').length).toBeGreaterThanOrEqual(7);
});

it('leave all rows in the page, and are drawn by a stylesheet of the site, but for files of authors', async () => {
  const { sidebar, sheets, fragments } = await render(ICONS.length);
  expect(linksIn(sidebar).map(nameOf)).toHaveLength(ICONS.length + 1);
  expect(findAll(sidebar, (tag) => attribute(tag, 'data-src') !== undefined)).toEqual([]);
  expect(drawn(sidebar, 'path')).toEqual([]);
  expect(drawn(sidebar, 'img').map((icon) => attribute(icon, 'src'))).toEqual([FILE_ICON]);
  expect(sheets).toHaveLength(1);
  const css = fragments.get(sheets[0]?.slice(1) ?? '') ?? expect.fail('no such file');
  // Nothing before the first rule, as stands before parts of the navigation that are HTML.
  expect(css).toMatch(/^@layer waymark\.reset\{/);
  const rules = Array.from(
    css.matchAll(/^\[data-masked="(\d+)"\]\{mask:url\("data:image\/svg\+xml,%3Csvg [^"<>#]+"\)/gm),
  );
  const marks = drawn(sidebar, 'svg').map((icon) => attribute(icon, 'data-masked'));
  expect(new Set(marks)).toEqual(new Set(rules.map(([, mark]) => mark)));
  expect(rules.length, 'the same icon twice is one drawing').toBeLessThan(marks.length);
});
