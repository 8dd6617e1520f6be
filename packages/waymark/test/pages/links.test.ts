import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../src/check.ts';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

/** What an address is written as, and what each place that holds it has to print. */
const ADDRESSES: readonly (readonly [written: string, printed: string])[] = [
  ['/old', '/docs/guides/one/#part'],
  ['/was/two', '/docs/guides/two/'],
  ['/chat', 'https://chat.example.com/x'],
  ['/files/price list.pdf', '/docs/files/price%20list.pdf'],
  ['/news/rss.xml', '/docs/news/rss.xml'],
  ['/llms.txt', '/docs/llms.txt'],
  ['/GUIDES/one.mdx#part', '/docs/guides/one/#part'],
  ['/docs/guides/two', '/docs/guides/two/'],
  ['/a%2520b', '/docs/a%2520b/'],
];

describe('an address leads to the same place wherever it is written', () => {
  let site: Built;
  beforeAll(async () => {
    const links = ADDRESSES.map(([href], index) => ({
      label: `L${index}`,
      href: encodeURI(decodeURI(href)),
    }));
    const list = links.map(({ label, href }) => `[${label}](${href})`).join(' ');
    const folder = writeProject({
      'docs.json': docsJson(
        {
          global: { anchors: links.map(({ label, href }) => ({ anchor: label, href })) },
          pages: ['start', 'guides/one', 'guides/two', 'news', 'a%20b'],
        },
        {
          navbar: { links },
          footer: { links: [{ header: 'More', items: links }] },
          banner: { content: list },
          redirects: [
            { source: '/old', destination: '/guides/one#part' },
            { source: '/was/:name', destination: '/guides/:name' },
            { source: '/chat', destination: 'https://chat.example.com/x' },
          ],
        },
      ),
      'start.mdx': list,
      'guides/one.mdx': '## Part\n\nOne.',
      'guides/two.mdx': 'Two.',
      'news.mdx': '<Update label="May">\nNew.\n</Update>',
      'a%20b.mdx': 'Percent.',
      'files/price list.pdf': '',
    });
    site = await buildProject(folder, { base: '/docs' });
  });

  it.each(ADDRESSES.map(([written, printed], index) => [written, printed, `L${index}`] as const))(
    '%s is %s',
    (_, printed, label) => {
      const html = site.read('start/index.html');
      const found = [...html.matchAll(/<a\b([^>]*)>((?:(?!<\/a>).)*)<\/a>/gs)]
        .filter(([, , text = '']) => text.replace(/<[^>]*>/g, '').trim() === label)
        .map(([, attributes = '']) => /href="([^"]*)"/.exec(attributes)?.[1]);
      // Body, banner, navbar, drawer, footer and anchors.
      expect(found.length).toBeGreaterThanOrEqual(5);
      expect([...new Set(found)]).toEqual([printed]);
    },
  );

  it('is what the site has there', () => {
    const own = ADDRESSES.map(([, printed]) => printed).filter((printed) => printed.startsWith('/docs/'));
    for (const printed of own) {
      const path = decodeURIComponent(printed.slice('/docs/'.length).replace(/#.*$/, ''));
      expect(site.files).toContain(path.endsWith('/') ? `${path}index.html` : path);
    }
  });

  it('leads out of the site in llms.txt where a redirect does', () => {
    expect(site.read('llms.txt')).toContain('](https://chat.example.com/x)');
  });

  it('is no finding of the checks', () => {
    const codes = site.result.diagnostics.map(({ code }) => code).filter((code) => code.startsWith('links/'));
    expect(new Set(codes)).toEqual(new Set(['links/letter-case']));
  });
});

it('addresses in the Markdown of a page get the base path, whoever wrote the text, and only once', async () => {
  const said = 'See [g](/guide), [h](/docs/guide#x), [k](./guide) and <a href="/guide">i</a>; `[j](/guide)`.';
  const specification = {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    paths: { '/boats': { get: { summary: 'List boats', description: said, responses: {} } } },
  };
  const folder = writeProject({
    'docs.json': docsJson(
      { openapi: 'api.json', pages: ['start', 'guide', 'GET /boats'] },
      { description: said },
    ),
    'api.json': JSON.stringify(specification),
    'start.mdx': `---\ndescription: '${said}'\nrelated: ['/guide', '/docs/guide']\n---\n${said}\n`,
    'guide.mdx': '## X',
  });
  const { read } = await buildProject(folder, { base: '/docs' });
  const printed =
    'See [g](/docs/guide), [h](/docs/guide#x), [k](/docs/guide/) and <a href="/docs/guide">i</a>; `[j](/guide)`.';
  const start = read('start.md');
  expect(start.split('\n').filter((line) => line.includes('See'))).toEqual([`> ${printed}`, printed]);
  expect(read('start/index.html')).toMatch(
    /<div class="page-description">See <a class="link" href="\/docs\/guide\/">g<\/a>/,
  );
  expect(start.match(/- \[Guide\]\(.*\)/g)).toEqual(['- [Guide](/docs/guide)', '- [Guide](/docs/guide)']);
  expect(read('api-reference/list-boats.md')).toContain(`> ${printed}`);
  expect(read('llms.txt')).toContain(`> ${printed}`);
  expect(read('skill.md').split('\n').slice(2)).toContain(printed);
  expect(read('skill.md')).toContain('description: "See g, h, k and i; j."');
  expect(read('guide/index.html')).toContain('name="description" content="See g, h, k and i; j."');
  const all = read('llms-full.txt').split('\n');
  expect(all.filter((line) => /^(?:> )?See/.test(line))).toEqual([printed, printed, printed]);
});

it('relative addresses lead to the same place in Markdown, from the page of a folder and from a snippet too', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['guides/index', 'guides/setup'] }),
    'guides/index.mdx':
      "---\ndescription: '[d](./setup)'\nrelated: ['./setup', './none']\n---\nimport Part from '/snippets/deep/part.mdx'\n\n[s](./setup) ![p](./p.png) [n](./none)\n\n<Part />\n",
    'guides/setup.mdx': '[i](../guides)',
    'guides/p.png': '',
    'snippets/deep/part.mdx': '[u](../../guides/setup#x)',
  });
  const { read } = await buildProject(folder);
  for (const [text, path] of [
    [read('guides.md'), 'guides.md'],
    [read('llms-full.txt'), 'llms-full.txt'],
  ] as const) {
    expect(text, path).toContain('[s](/guides/setup/) ![p](/guides/p.png) [n](./none)');
    expect(text, path).toContain('[u](/guides/setup/#x)');
    expect(text, path).toContain('[d](/guides/setup/)');
    expect(text, path).toContain('- [Setup](/guides/setup/)\n- [./none](./none)');
  }
  expect(read('guides/setup.md')).toContain('[i](/guides/)');
});

it('the row of a page that is only a link leads where the link of its page does, and is checked', async () => {
  const link = (url: string): string => `---\ntitle: Away\nurl: ${url}\n---\n`;
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index', 'in/good', 'in/bad', 'in/unsafe'] }),
    'index.mdx': '',
    'in/good.mdx': link('./index'),
    'in/bad.mdx': link('/none'),
    'in/unsafe.mdx': link('javascript:x()'),
  });
  const { read, result } = await buildProject(folder);
  expect(read('in/good/index.html')).toMatch(/<article[\s\S]*<p><a class="link" href="\/">Away<\/a><\/p>/);
  expect(result.diagnostics.map(({ code, span }) => [code, span?.file, span?.start])).toEqual([
    ['content/unsafe-url', 'in/unsafe.mdx', expect.any(Number)],
    ['links/missing-page', 'in/bad.mdx', link('').indexOf('url: ') + 'url: '.length],
  ]);
});

it('the link of a page that is only a link is called by the title as it is written', async () => {
  const page = (title: string): string => `---\ntitle: '${title}'\nurl: https://away.example/\n---\n`;
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index', 'price', 'tag'] }),
    'index.mdx': '',
    'price.mdx': page('Plans of $5 and $6, *now*'),
    'tag.mdx': page('The <script> tag, `and` <https://a.example>'),
  });
  const { read } = await buildProject(folder);
  const linkOf = (file: string): string | undefined =>
    /<p>(<a class="link".*?<\/a>)<\/p>/.exec(read(file))?.[1];
  const open = '<a class="link" href="https://away.example/" target="_blank" rel="noopener noreferrer">';
  expect(linkOf('price/index.html')).toBe(`${open}Plans of $5 and $6, *now*</a>`);
  expect(linkOf('tag/index.html')).toBe(`${open}The &lt;script> tag, \`and\` &lt;https://a.example></a>`);
});

it('addresses lead to the same place in the Markdown of fields that a page has no room for', async () => {
  const deep = (level: number): object =>
    level === 0
      ? { type: 'string', description: '[g](/guide) and [k](./guide)' }
      : { type: 'object', properties: { [`level${level}`]: deep(level - 1) } };
  const body = { content: { 'application/json': { schema: deep(30) } } };
  const folder = writeProject({
    'docs.json': docsJson({ openapi: 'api.json', pages: ['guide', 'POST /boats'] }),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Boats', version: '1' },
      paths: { '/boats': { post: { summary: 'Add a boat', requestBody: body, responses: {} } } },
    }),
    'guide.mdx': 'Guide.',
  });
  const { files, read } = await buildProject(folder, { base: '/docs' });
  const texts = files.filter((path) => /fields\/.*\.md$/.test(path)).map(read);
  expect(texts.join('\n')).toContain('[g](/docs/guide) and [k](/docs/guide/)');
});

it('an address that only code gives is told once, at what gave it, in build and check', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['guide', 'other'] }),
    'snippets/tags.jsx':
      'export const Tags = ({ tags }) => tags.map((tag) => <a href={"/support/" + tag}>{tag}</a>);',
    'guide.mdx': [
      'import { Tags } from "/snippets/tags.jsx"',
      'export const list = ["guide", "expression"];',
      '<Tags tags={["one"]}>[w](/written)</Tags>',
      '{list.map((name) => <Card title={name} href={"/" + name}>Card</Card>)}',
      '<a href={"/" + "element"}>Element</a>',
      '{list.map((name) => <img src={`/pictures/${name}.png`} />)}',
      '{list.map((name) => <a href={"#" + name}>Anchor</a>)}',
      '<a id="guide" /><a id="expression" />',
    ].join('\n\n'),
    'other.mdx': 'import { Tags } from "/snippets/tags.jsx"\n\n<Tags tags={["one", "guide"]} />',
  });
  const { result } = await buildProject(folder);
  const told = result.diagnostics.map(({ code, message, span }) => [
    code,
    message,
    readFileSync(join(folder, span?.file ?? ''), 'utf8').slice(span?.start, (span?.start ?? 0) + 5),
  ]);
  const checked = await check({ directory: folder, entry: 'docs.json', version: '0' });
  expect(checked.diagnostics).toEqual(result.diagnostics);
  const given = (what: string): string => `; the code of ${what} gives this address`;
  expect(told).toEqual([
    ['links/missing-page', 'Nothing is at "/written"', '[w](/'],
    ['links/missing-page', `Nothing is at "/support/one"${given('<Tags>')}`, '<Tags'],
    ['links/missing-page', `Nothing is at "/expression"${given('{…}')}`, '{list'],
    ['links/missing-page', `Nothing is at "/element"${given('<a>')}`, '<a hr'],
    ['links/missing-page', `Nothing is at "/support/guide"${given('<Tags>')}`, '<Tags'],
    ['links/missing-asset', `There is no file "/pictures/guide.png"${given('{…}')}`, '{list'],
    ['links/missing-asset', `There is no file "/pictures/expression.png"${given('{…}')}`, '{list'],
  ]);
});

it('an attribute that a component does not take leads nowhere, whether it is written or code gives it', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['guide'] }),
    'guide.mdx': '<Note href="/written">a</Note>\n\n<Note href={"/" + "given"}>b</Note>',
  });
  const { result } = await buildProject(folder);
  expect(result.diagnostics.map(({ code }) => code)).toEqual(['mdx/unknown-prop', 'mdx/unknown-prop']);
});

it('an empty link with the id of a heading leaves it to the heading', async () => {
  const text = '<a id="setup" />\n\n## Setup\n\n<a id="free"></a><a id="use" name="old" />\n\n## Use';
  const folder = writeProject({ 'docs.json': docsJson({ pages: ['guide'] }), 'guide.mdx': text });
  const { read } = await buildProject(folder);
  const html = read('guide/index.html');
  expect(
    html.match(/<(?:a|h2)\b[^>]* id="(?:setup|free|use)"/g)?.map((tag) => tag.replace(/ .* /, ' ')),
  ).toEqual(['<h2 id="setup"', '<a id="free"', '<h2 id="use"']);
  expect(html).toContain('<a name="old"></a>');
});

it('the id of a component is a place for links, but for that of a heading or of an earlier tag', async () => {
  const text = [
    '[a](#prices) [b](#dock) [c](#sign) [d](#hero)',
    '<Card id="prices" title="Prices">All <Icon icon="x" id="dock" /></Card>',
    '<Note id="prices">Others</Note>',
    '<Columns id="crew">x</Columns>',
    '## Crew <Badge id="sign">new</Badge>',
    '<Visibility for="humans" id="nowhere">x</Visibility>',
    '<img src="https://a.example/day.png" alt="Day" id="hero" /><img src="https://a.example/night.png" alt="Night" id="hero" />',
  ].join('\n\n');
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['guide'] }),
    'guide.mdx': `${text}\n\n<Snippet file="price.mdx" />\n\n<Snippet file="price.mdx" />\n`,
    'snippets/price.mdx': '<Card id="price" title="Price">x</Card>\n',
  });
  const { read, result } = await buildProject(folder);
  const drawn = read('guide/index.html').match(/ id="(?:prices?|dock|crew|sign|nowhere|hero)"/g);
  expect(drawn).toEqual(
    ['prices', 'dock', 'crew', 'sign', 'hero', 'hero', 'price'].map((id) => ` id="${id}"`),
  );
  expect(
    result.diagnostics.map(({ code, message }) => [code, message.match(/"[^"]*"|`[^`]*`/)?.[0]]),
  ).toEqual([
    ['mdx/unknown-prop', '`<Visibility>`'],
    ['mdx/repeated-id', '"prices"'],
  ]);
});

it('tells of the id of a tag with a title that another one has, which is numbered', async () => {
  const { read, result } = await buildProject(
    writeProject({
      'docs.json': docsJson({ pages: ['guide'] }),
      'guide.mdx':
        '<View title="Sail" id="way">x</View>\n\n<View title="Oar" id="way">y</View>\n\n<Icon icon="x" id="way" />\n',
    }),
  );
  expect(read('guide/index.html').match(/ id="way[^"]*"/g)).toEqual([' id="way"', ' id="way-2"']);
  expect(result.diagnostics.map(({ code }) => code)).toEqual(['mdx/repeated-id', 'mdx/repeated-id']);
});
