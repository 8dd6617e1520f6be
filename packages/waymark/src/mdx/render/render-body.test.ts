import { describe, expect, it } from 'vitest';
import { componentRegistry } from '../../components/definition/registry.ts';
import type { RenderContext } from '../../components/drawing/context.ts';
import { compileCode } from '../../pages/author-code/compile.ts';
import { createPageNotes } from '../../pages/content/context/page-notes.ts';
import { createAuthorCode } from '../author-code/author-code.ts';
import { authorBuiltIns } from '../author-code/author-names.ts';
import { evaluatePage } from '../author-code/run/evaluate-page.ts';
import { compilePage } from '../compile/compile-page.ts';
import { bodyMarkdown } from '../markdown/body-markdown.ts';
import { parseMarkdown } from '../parse/parse.ts';
import { renderBody } from './render-body.tsx';
import { renderMarkdownText } from './render-text.tsx';

type Files = Readonly<Record<string, string>>;

const resolve = (files: Files) => (specifier: string) => {
  const path = specifier.replace(/^\//, '');
  return path in files ? path : undefined;
};

async function render(source: string, files: Files = {}) {
  const readText = (file: string): string | undefined => files[file];
  const resolveImport = resolve(files);
  const imports = { resolveImport, nearestImport: () => undefined };
  const compiled = compilePage('page.mdx', source, {
    components: componentRegistry,
    ...imports,
    resolveSnippet: (name) => resolveImport(`snippets/${name}`),
    readText,
  });
  if (compiled.value === undefined) throw new Error(compiled.diagnostics[0]?.message);
  const builtIns = authorBuiltIns(componentRegistry);
  const authorCode = createAuthorCode({
    compile: compileCode,
    builtIns,
    ...imports,
    readText,
    guard: (_, work) => work(),
  });
  const scopes = await evaluatePage(compiled.value, { authorCode, builtIns, ...imports });
  const notes = createPageNotes((text) => String(text.length));
  const createContext = (_file: string, uniqueId: (stem: string) => string): RenderContext => {
    const context: RenderContext = {
      language: 'en',
      href: (href) => ({
        url: href.startsWith('javascript:') ? '#' : `/base${href}`,
        external: href.startsWith('http'),
      }),
      asset: (src) => `/base${src}`,
      icon: () => null,
      inline: (markdown) => renderMarkdownText(markdown, 'inline', context, parseMarkdown),
      block: (markdown, form = 'block') => renderMarkdownText(markdown, form, context, parseMarkdown),
      uniqueId,
      text: (key) => key,
      use: notes.use,
      style: notes.style,
      frame: notes.frame,
      imageSize: (url) => (url === '/base/a.png' ? { width: 800, height: 600 } : undefined),
      highlight: (code) => code.split('\n').map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;')),
    };
    return context;
  };
  const body = renderBody(compiled.value, scopes.value, {
    components: componentRegistry,
    markUnknown: false,
    readText: () => undefined,
    createContext,
    describe: ({ file, start }) => `${file}:${start}`,
  });
  const diagnostics = [...compiled.diagnostics, ...scopes.diagnostics, ...body.diagnostics];
  return {
    html: body.bodyHtml,
    aside: body.asideHtml,
    ids: body.ids,
    parts: notes.parts(),
    css: notes.css(),
    styles: body.styles,
    facts: compiled.value.facts,
    markdown: bodyMarkdown(compiled.value, scopes.value, { base: '', resolve: () => undefined }),
    diagnostics,
    codes: diagnostics.map(({ code }) => code),
  };
}

describe('Markdown', () => {
  it('fills the props of a snippet into its code, and leaves other braces there', async () => {
    const snippet = 'Run it, {name}:\n\n```bash\nrun {name} {other} ${name}\n```\n';
    const { html } = await render('import Run from "/run.mdx"\n\n<Run name="x1" />\n', {
      'run.mdx': snippet,
    });
    expect(html).toContain('run x1 {other} ${name}');
  });

  it('keeps a short command or flag in one line', async () => {
    const { html } = await render('`npm test`, `--flag`, `?page=2`, `npm` and `npm install everything`\n');
    const [short, flag, query, word, long] = html.matchAll(/<code[^>]*>/g);
    expect([short?.[0], flag?.[0], query?.[0], word?.[0], long?.[0]]).toEqual([
      '<code dir="ltr" class="code-short">',
      '<code dir="ltr" class="code-short">',
      '<code dir="ltr" class="code-short">',
      '<code dir="ltr">',
      '<code dir="ltr" class="code-long">',
    ]);
  });

  it('draws code with signs of keys as a key cap', async () => {
    const { html } = await render('`⌘K` or `Ctrl+K`\n');
    expect(html).toContain('<kbd dir="ltr">⌘K</kbd> or <code dir="ltr">Ctrl+K</code>');
  });

  it('keeps the names of a table whole, and lets long ones break', async () => {
    const { html } = await render(
      `| A | B |\n| - | - |\n| \`--disable-prefetch\` | \`return_documents\` |\n| \`a_very_long_name_of_a_field\` | \`${'name_'.repeat(10)}\` |\n`,
    );
    expect(html).toContain('<code dir="ltr" class="code-short">--disable-prefetch</code>');
    expect(html).toContain('<code dir="ltr">return_documents</code>');
    expect(html).toContain('<code dir="ltr" class="code-name">a_<wbr/>very_<wbr/>long');
    expect(html).toContain('<code dir="ltr">name_<wbr/>name_');
  });

  it('lets a name of a row break at its joints from 21 letters on, and one beside it from 27 on', async () => {
    const { html } = await render(
      '| A | B |\n| - | - |\n| `mail.delivery_failed_1` | `mail.delivery_failed_2` |\n',
    );
    expect(html).toContain('mail.<wbr/>delivery_<wbr/>failed_<wbr/>1</code>');
    expect(html).toContain('mail.delivery_failed_2</code>');
  });

  it('says which tables of many columns have sentences in the last one alone', async () => {
    const table = (...cells: readonly string[]) =>
      [cells.map(() => 'A'), cells.map(() => '-'), cells].map((row) => `| ${row.join(' | ')} |\n`).join('');
    const sentence = 'What it is for, and why';
    const roomy = await render(table('`a_name`', 'text', '90', '1.2', sentence));
    expect(roomy.html).toContain('<table data-names><thead><tr><th scope="col">');
    const namesOf = async (length: number, says = sentence): Promise<string | undefined> => {
      const { html } = await render(table(`\`${'n'.repeat(length)}\``, 'text', '90', '1.2', says));
      return /<table data-names([^>]*)>/.exec(html)?.[1];
    };
    expect(await namesOf(44, `${sentence}, in more letters than a name has`)).toBe('');
    expect(await namesOf(45)).toBe('="long"');
    for (const cells of [
      ['90', '1.2', sentence],
      [sentence, '90', '1.2', sentence],
      [sentence, '90', '1.2', '90'],
      ['`a.name.of_many.letters`', '90', '1.2', '90'],
    ])
      expect((await render(table('`a_name`', ...cells))).html).toContain('<table>');
  });

  it('says which tables of three columns have words that would leave a phone one word a line', async () => {
    const table = (...cells: readonly string[]) =>
      [cells.map(() => 'A'), cells.map(() => '-'), cells].map((row) => `| ${row.join(' | ')} |\n`).join('');
    const word = 'w'.repeat(12);
    const isWide = async (...cells: readonly string[]) =>
      (await render(table(...cells))).html.includes('<table data-wide>');
    expect(await isWide(word, `of two ${word}`, word)).toBe(false);
    expect(await isWide(word, `\`${word}s\``, `${word} and more`)).toBe(true);
    expect(await isWide(word.repeat(3), word)).toBe(false);
    expect(await isWide(word, word, word, word)).toBe(false);
    for (const sentence of ['東京都の利用者はキーを確認してください。', 'ตรวจสอบให้แน่ใจว่าติดตั้งแล้ว'])
      expect(await isWide(sentence, sentence, sentence)).toBe(false);
  });

  it('has no heading that says nothing above a column', async () => {
    const { html } = await render('| | B |\n| :- | - |\n| one | |\n');
    expect(html).toContain(
      '<tr><td data-align="left"></td><th scope="col">B</th></tr></thead><tbody><tr><td data-align="left">one</td>',
    );
  });

  it('has no body for a table without rows', async () => {
    const { html } = await render('| A | B |\n| - | - |\n');
    expect(html).toContain('<th scope="col">B</th></tr></thead></table>');
  });

  it('tells formulas from money in one sentence', async () => {
    const { html } = await render('From $5 to $10, or $x^2$ and \\$9.\n');
    expect(html).toContain('From $5 to $10, or <span class="math">');
    expect(html).toContain('and $9.');
  });

  it('reports a formula that cannot be read, and shows it', async () => {
    const { html, codes } = await render('So $\\nonsense{1}$ here.\n');
    expect(codes).toEqual(['mdx/invalid-math']);
    expect(html).toContain('data-diagnostic="mdx/invalid-math"');
    const { diagnostics } = await render('<Note>\n    $$\n    \\nonsense{1}\n    $$\n</Note>\n');
    expect(diagnostics.map(({ span }) => span?.start)).toEqual([11]);
  });

  it.each([
    ['', ''],
    [' onClick={() => {}}', ' data-slotted="0-0"'],
  ])('makes no paragraph of the words of a button beside its drawing%s', async (handler, mark) => {
    const { html } = await render(`<button${handler}>\n  <svg className="x" />\n\n  Search\n</button>\n`);
    expect(html).toContain(`<svg class="x"${mark}></svg>`);
    expect(html).toContain('Search');
    expect(html).not.toContain('<p>');
  });

  it.each([
    ['See the{" "}\n  <a\n    href="/a"\n  >\n    lamp\n  </a>{" "}\n  and go.', 'See the lamp and go.'],
    ['See the\n  <a\n    href="/a"\n  >\n    lamp\n  </a>\n  . Go.', 'See the lamp. Go.'],
    ['See (\n  <a\n    href="/a"\n  >\n    lamp\n  </a>\n  ) now.', 'See (lamp) now.'],
    ['See the\n  <a\n    href="/a"\n  >\n    lamp\n  </a>\n  and go.', 'See the lamp and go.'],
  ])(
    'leaves one line of what a formatter gave lines of its own in a paragraph: %j',
    async (written, words) => {
      const { html } = await render(`<p className="lead">\n  ${written}\n</p>\n`);
      expect(html).toMatch(/^<p class="lead">.*<a [^>]*>lamp<\/a>/s);
      expect(
        html
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ).toBe(words);
      expect(html.match(/<p[ >]/g)).toHaveLength(1);
    },
  );

  it('keeps paragraphs apart that are written apart in one', async () => {
    const { html } = await render('<p className="lead">\n  One.\n\n  Two.\n</p>\n');
    expect(html.match(/<p>/g)).toHaveLength(2);
  });

  it('names a heading component by the words between its tags', async () => {
    const { html } = await render('<Heading level={3} noAnchor>Sub **section**</Heading>\n');
    expect(html).toContain('<h3 id="sub-section">');
  });

  it('names an entry of a changelog by its label alone, and links to none without one', async () => {
    const { html } = await render('<Update label="">\n## Bug fixes\n\n- Less noise\n</Update>\n');
    expect(html).toContain('id="section"');
    expect(html).not.toContain('href="#section"');
  });

  it('names the markup of other tools once for each block', async () => {
    const { codes } = await render(':::note\nMind the gap.\n:::\n');
    expect(codes).toEqual(['mdx/directive']);
  });

  it.each([
    ['::: warning Careful\nMind the gap.\n:::\n', '::: warning', 'Warning'],
    [':::aspect\nMind the gap.\n:::\n', ':::aspect', 'Note'],
    ['!!! tip "A title"\n    Mind the gap.\n', '!!! tip', 'Tip'],
    [':::details More\nMind the gap.\n:::\n', ':::details', 'Accordion'],
    [':::highlight red\nMind the gap.\n:::\n', ':::highlight', 'Note'],
    [':::button\nMind the gap.\n:::\n', ':::button', 'Note'],
    ['::::steps\nMind the gap.\n::::\n', '::::steps', 'Steps'],
  ])('names the callout that %j means', async (text, written, component) => {
    const { diagnostics } = await render(text);
    expect(diagnostics).toMatchObject([
      { code: 'mdx/directive', hint: expect.stringContaining(`<${component}>`) },
    ]);
    const span = diagnostics[0]?.span;
    expect(text.slice(span?.start, span?.end)).toBe(written);
  });

  it('says where an import lacks a blank line', async () => {
    const { diagnostics } = await render('Text.\nimport Lamp from "/lamp.mdx";\n\n<Lamp />\n');
    const hint = 'Write a blank line before its import, which is text there';
    expect(diagnostics).toMatchObject([{ code: 'mdx/unknown-component', hint }]);
  });

  it('says it of names in braces, and of none that stands elsewhere', async () => {
    const { diagnostics } = await render(
      'Text of Lamp\nimport { Oar } from "/Lamp.mdx";\n\n<Lamp />\n\n<Oar />\n',
    );
    const hints = diagnostics
      .filter(({ code }) => code === 'mdx/unknown-component')
      .map(({ hint }) => hint?.startsWith('Write a blank line') === true);
    expect(hints).toEqual([false, true]);
  });

  it.each(['!!! Really\n', '> [!TIP]\n> Mind the gap.\n', '!!!\n'])('leaves %j alone', async (text) => {
    expect((await render(text)).codes).toEqual([]);
  });

  it.each([
    ['```ts twoslash\nlet a = 1\n```\n', []],
    ['```bash twoslash\nls\n```\n', ['content/no-effect']],
    ['```ts title="twoslash"\nlet a = 1\n```\n', []],
  ])('says what a fence asks for in vain: %j', async (source, codes) => {
    expect((await render(source)).codes).toEqual(codes);
  });

  it('shows the name that a fence gives its language', async () => {
    const { html } = await render(
      '```js lang="Bun"\nx\n```\n\n<CodeGroup>\n\n```js lang="Deno"\ny\n```\n\n</CodeGroup>\n',
    );
    expect(html).toContain('data-language="Bun"');
    expect(html).toMatch(/role="tab"[^>]*>Deno</);
  });

  it('takes several unknown names in braces for text', async () => {
    const { html, codes } = await render('Call f({ one, two }) now.\n');
    expect(html).toContain('f({ one, two })');
    expect(codes).toEqual(['mdx/unknown-name']);
  });

  it.each([
    [
      '<table><tr>\n<td><code>{yourId}</code></td>\n</tr></table>\n',
      '<code>{yourId}</code>',
      'mdx/unknown-name',
    ],
    ['［{表示名}で続ける］\n', '［{表示名}で続ける］', 'mdx/unknown-name'],
    ['Replace {api-id} here.\n', '{api-id}', 'mdx/unknown-name'],
    ['{yourId}\n', 'data-diagnostic', 'mdx/expression-failed'],
  ])('takes an unknown name for text beside other text only: %j', async (source, expected, code) => {
    const { html, codes } = await render(source);
    expect(html).toContain(expected);
    expect(codes).toEqual([code]);
  });

  it.each([
    ['Escreva {{variáveis}} aqui.\n', '{{variáveis}}', '`\\{\\{variáveis}}`'],
    ['{{ имя }}\n', '{{ имя }}', '`\\{\\{ имя }}`'],
  ])('takes an unknown name in double braces for text: %j', async (source, expected, hint) => {
    const { html, diagnostics } = await render(source);
    expect(html).toContain(expected);
    expect(diagnostics).toMatchObject([{ code: 'mdx/unknown-name', hint: `Write ${hint} for the text` }]);
  });

  it('reads very many spaces in double braces once', async () => {
    const { diagnostics } = await render(`{{${' '.repeat(20_000)}a: { b: größe } }}\n`);
    expect(diagnostics).toMatchObject([{ code: 'mdx/expression-failed' }]);
  });

  it('says how an unknown name on a line of its own is written as text', async () => {
    const { diagnostics } = await render('{yourId}\n');
    const hint = 'Write `\\{yourId}` for the text, or export a value of that name';
    expect(diagnostics).toMatchObject([{ code: 'mdx/expression-failed', hint }]);
  });

  it('says how the id of a heading is written that stands in braces', async () => {
    const { diagnostics } = await render('## A { id="1.2" }\n');
    expect(diagnostics).toMatchObject([
      { hint: expect.stringContaining('write `{#1.2}` at the end of a heading') },
    ]);
  });

  it('asks to delete what a chat left in a copied text', async () => {
    const { diagnostics } = await render('Turn it on :contentReference[oaicite:0]{index=0}.\n');
    expect(diagnostics).toMatchObject([
      { hint: expect.stringContaining('delete it, with `:contentReference[…]`') },
    ]);
  });

  it('points to the property whose text stands in braces', async () => {
    const source = '<Card title="A" icon={arrow-left}>b</Card>\n';
    const { diagnostics } = await render(source);
    expect(diagnostics.map(({ hint, span }) => [hint, source.slice(span?.start, span?.end)])).toEqual([
      ['For the text, write quotes in place of braces: `icon="arrow-left"`', 'icon'],
    ]);
  });

  it('gives a value to a default import of the same name', async () => {
    const files = { 'data.mdx': 'export const data = [{ t: "one" }, { t: "two" }];\n' };
    const { html } = await render(
      'import data from "/data.mdx"\n\n{data.map(({ t }) => <b>{t}</b>)}\n',
      files,
    );
    expect(html).toContain('<b>one</b><b>two</b>');
  });

  it('draws the component of its name that a file without text exports, though it is imported as a default', async () => {
    const files = { 'sca.mdx': 'export const Sca = ({ content }) => <b>{content}</b>;\n' };
    const source = 'import Sca from "/sca.mdx"\n\nUse <Sca content="SCA" /> or <Sca content={1 + 1} />.\n';
    const { html, codes } = await render(source, files);
    expect(html).toContain('Use <b>SCA</b> or <b>2</b>.');
    expect(codes).toEqual([]);
  });

  it('puts no link into a link: a heading in one has none to itself', async () => {
    const { html } = await render('<a href="/x"><div><h3>One</h3>\n\n### Two\n\n</div></a>\n\n### Three');
    expect(html).toContain('<h3 aria-label="One" id="one">One</h3><h3 aria-label="Two" id="two">Two</h3>');
    expect(html.match(/heading-anchor/g)).toHaveLength(1);
  });

  it('keeps blocks of data, whose text cannot end them', async () => {
    const { html } = await render(
      '<script type="application/ld+json">{`{"a": "</script><script>"}`}</script>\n\n<script type="module">{`run()`}</script>',
    );
    expect(html).toBe('<script type="application/ld+json">{"a": "\\u003c/script>\\u003cscript>"}</script>');
  });

  it('shows a document in an attribute from a file, apart from the site', async () => {
    const { html } = await render('<iframe title="x" srcDoc="<b>a</b>" />');
    expect(html).toMatch(
      /^<iframe loading="lazy" title="x" src="_waymark\/frames\/\d+\.html" sandbox="allow-scripts allow-popups"><\/iframe>$/,
    );
  });

  it('names a heading by its words, not by a badge beside them', async () => {
    const { ids } = await render('## Title <Badge>New</Badge>\n\n## <Badge>Alone</Badge>');
    expect(ids).toEqual(['title', 'alone']);
  });

  it('names a heading by its words, not by the commands of a formula', async () => {
    const { ids, html } = await render('## The number $\\texttt{n}$ of arguments\n\n## $x^2$');
    expect(ids).toEqual(['the-number-of-arguments', 'x^2']);
    expect(html).toContain('aria-label="The number n of arguments"');
  });

  it('parts the words of a heading where it breaks its line', async () => {
    const { html, ids } = await render('## How to trade<br/>on Sea');
    expect(ids).toEqual(['how-to-trade-on-sea']);
    expect(html).toContain('aria-label="How to trade on Sea"');
  });

  it('puts no paragraph into a paragraph', async () => {
    const { html } = await render('<p class="a">\n  Text *with* marks\n</p>\n\n<p>\n  One\n\n  Two\n</p>\n');
    expect(html).toBe(
      '<p class="a">Text <em>with</em> marks</p><div class="paragraph"><p>One</p><p>Two</p></div>',
    );
  });

  it('spells the attributes of a drawing as HTML does', async () => {
    const { html } = await render(
      '<svg strokeLinecap="round" viewBox="0 0 1 1"><path strokeWidth="2" /></svg>\n',
    );
    expect(html).toContain('<svg stroke-linecap="round" viewBox="0 0 1 1"><path stroke-width="2">');
  });

  it('reads HTML as it is pasted, with its open tags', async () => {
    const { html, codes } = await render(
      '<div align="center">\n  <img src="/a.png" alt="">\n  <p style={{ a: { b: 1 } }}>one<br>two</p>\n</div>\n',
    );
    expect(html).toMatch(/^<div align="center"><img [^>]*><p[^>]*>one<br\/>two<\/p><\/div>$/);
    expect(new Set(codes)).toEqual(new Set(['mdx/mended']));
  });

  it('keeps places after a byte order mark', async () => {
    const { facts } = await render('\ufeff---\ntitle: A\n---\n\n## Head {#mine}\n');
    expect(facts.toc).toMatchObject([{ id: 'mine', text: 'Head' }]);
  });

  it('has the id of a heading once where a tag in it has the same', async () => {
    const text = '### Lit <a href="#lit" id="lit"></a>\n\n## Oil <a id="oil-x">x</a> <a id="wax"></a>\n';
    const { html } = await render(text);
    expect(html.match(/ id="[\w-]+"/g)).toEqual([' id="lit"', ' id="oil-x"', ' id="wax"']);
    expect(html.match(/href="#lit"/g)).toHaveLength(1);
    expect(html).toContain('<a>x</a>');
  });

  it('gives headings their ids and the page its table of contents', async () => {
    const { html, facts } = await render(
      "## What's new\n\n### Über uns\n\n## What's new\n\n## Own {#mine}\n",
    );
    expect(facts.toc).toEqual([
      { id: 'what’s-new', text: 'What’s new', level: 2 },
      { id: 'über-uns', text: 'Über uns', level: 3 },
      { id: 'what’s-new-2', text: 'What’s new', level: 2 },
      { id: 'mine', text: 'Own', level: 2 },
    ]);
    expect(html).toMatch(/<h2 [^>]*id="mine"/);
  });

  it('renders tables, tasks, footnotes and reference links', async () => {
    const { html } = await render(
      '| a | b |\n|---|--:|\n| 1 | 2 |\n\n- [x] done\n\nNote[^1] and [ref][r].\n\n[^1]: The note.\n\n[r]: /target\n',
    );
    expect(html).toContain('<td data-align="right">2</td>');
    expect(html).toMatch(/<input type="checkbox" disabled checked/);
    expect(html).toMatch(/<li id="fn-1"><p>The note.<\/p>/);
    expect(html).toContain('href="/base/target"');
  });

  it('takes no remark for a link', async () => {
    const { facts } = await render('[comment]: <> (a remark)\n\n[r]: /target\n\n[empty]()\n');
    expect(facts.links.map(({ href }) => href)).toEqual(['/target', '']);
  });

  it('takes nothing for a link that its component does not know', async () => {
    const { facts } = await render('<Frame src="/a.png">x</Frame>\n\n<Tip href="/b" icon="/c.svg">x</Tip>\n');
    expect(facts.links.map(({ href }) => href)).toEqual(['/c.svg']);
  });

  it('leaves the ids of the page around it alone', async () => {
    const { facts } = await render('## Footer\n\n## Navbar\n');
    expect(facts.toc.map(({ id }) => id)).toEqual(['footer-2', 'navbar-2']);
  });

  it('names a heading by its own text alone', async () => {
    const { html } = await render('## Why `x`\n');
    expect(html).toContain('<h2 aria-label="Why x" id="why-x">');
  });

  it('lets long code in a heading and very long code in text break where it is read in parts', async () => {
    const name = 'berth.reservation.policy_identifier';
    const { html } = await render(`## \`${name}\`\n\nSee \`${name}\`, or \`${name}_of_harbour\`.\n`);
    expect(html).toContain(
      '<code dir="ltr" class="code-long">berth.<wbr/>reservation.<wbr/>policy_<wbr/>identifier</code><a class="heading-anchor"',
    );
    expect(html).toContain(`<code dir="ltr" class="code-long">${name}</code>`);
    expect(html).toContain('policy_<wbr/>identifier_<wbr/>of_<wbr/>harbour</code>');
  });

  it('lets a long name in a heading break where it is read in parts, and leaves its name whole', async () => {
    const { html, facts } = await render(
      '## berth.reservation_policy_identifier\n\n## Short_name\n\n## berth.reservation.policy\n',
    );
    // A phone of 320 pixels has room for 22 letters.
    expect(html).toContain('>berth.<wbr/>reservation.<wbr/>policy<a class="heading-anchor"');
    expect(html).toContain('aria-label="berth.reservation_policy_identifier"');
    expect(html).toContain('>berth.<wbr/>reservation_<wbr/>policy_<wbr/>identifier<a class="heading-anchor"');
    expect(html).toContain('>Short_name<a class="heading-anchor"');
    expect(facts.toc[0]?.text).toBe('berth.reservation_policy_identifier');
  });

  it('names a heading by what its expressions show, which its id is made without', async () => {
    const { html, ids } = await render(
      'export const count = 5;\n\n## All {count} boats\n\n<h3>Of {count + 1}</h3>\n',
    );
    expect(ids).toEqual(['all-boats', 'of']);
    expect(html).toContain(
      '<h2 aria-label="All 5 boats" id="all-boats">All 5 boats<a class="heading-anchor"',
    );
    expect(html).toContain('<h3 aria-label="Of 6" id="of">');
  });

  it('asks an expression of a heading once, so that its name is what it shows', async () => {
    const { html } = await render(
      'export let count = 0;\n\n## Boat {++count}\n\n<h3>Boat {++count}</h3>\n\nSo {count} boats\n',
    );
    expect(html).toContain('<h2 aria-label="Boat 1"');
    expect(html).toContain('>Boat 1<a class="heading-anchor"');
    expect(html).toContain('<h3 aria-label="Boat 2"');
  });

  it.each([
    ['A [word](#user-content-fn-1) more', 'A word1 more'],
    ['A [word](#user-content-fn-1)[^1] more', 'A word1 more'],
    ['A <a data-footnote-ref href="#user-content-fn-1">**word**</a> more', 'A word1 more'],
    ['<pre><code>a <a href="#user-content-fn-1">word</a> more</code></pre>', 'a word1 more'],
  ])('reads a link of GitBook to a footnote as its mark: %s', async (text, words) => {
    const { html, diagnostics } = await render(`${text}\n\n[^1]: The note.\n`);
    expect(diagnostics).toEqual([]);
    expect(html.replace(/<section.*|<[^>]*>/gs, '').trim()).toBe(words);
    expect(html).toContain('<p>The note.</p>');
    expect(html).not.toContain('user-content');
  });

  it('takes no other link behind a link to a footnote for its mark', async () => {
    const { html } = await render('A [word](#user-content-fn-1)[1].\n\n[^1]: The note.\n\n[1]: /x\n');
    expect(html).toContain('<p>The note.</p>');
  });

  it('leaves a link to a footnote that is not there', async () => {
    const { html } = await render('A [word](#user-content-fn-2).\n\n[^1]: The note.\n');
    expect(html).toContain('#user-content-fn-2"');
  });

  it('finds footnotes inside components', async () => {
    const { html } = await render(
      '<Columns>\n<Column>\n\nA[^1].\n\n[^1]: The note.\n\n</Column>\n</Columns>\n',
    );
    expect(html).toContain('<p>The note.</p>');
  });

  it('reads addresses in angle brackets as links', async () => {
    const { html } = await render('See <https://x.org/a?b=1> now.\n');
    expect(html).toContain('href="/basehttps://x.org/a?b=1"');
    expect(html).not.toContain('&lt;');
  });

  it('keeps blocks out of paragraphs', async () => {
    const { html } = await render('Text <Card title="x">y</Card> more\n');
    expect(html).not.toMatch(/<p>[\s\S]*class="card/);
  });

  it('parts elements of a line that stand beside each other on the page', async () => {
    const lines = '<sup>1</sup>\n\n<sup>2</sup>\n\n<Badge>a</Badge> {1 + 1}\n\n';
    const { html } = await render(`${lines}<div><b>c</b> <b>d</b></div>\n\n<Note>e</Note>\n`);
    expect(html).toMatch(/^<sup>1<\/sup>\n<sup>2<\/sup>\n<span.*>a<\/span>\n2<div>/);
    expect(html).not.toContain('\n<div');
  });

  it('parts words that were written apart in tags, lists and snippets, not pictures', async () => {
    const two = (first: string, second: string): string => `${first}\n\n  ${second}`;
    const { html } = await render(
      `<Note>\n  ${two('<Badge>a</Badge>', '<Badge>b</Badge>')}\n</Note>\n\n<div>\n  <a>c</a>\n  <a>d</a>\n</div>\n\n` +
        `- ${two('<b>e</b>', '<b>f</b>')}\n\n<Foo>g</Foo>\n\n<Foo>h</Foo>\n\n<Snippet file="s.mdx" />\n\n` +
        `<div>\n  ${two('<img src="/k.png" alt="" />', '<img src="/l.png" alt="" />')}\n</div>\n\n<p><b>m</b><b>n</b></p>\n\n<Note>\n  ${two('{"o"}', '{"p"}')}\n</Note>\n`,
      { 'snippets/s.mdx': '<b>i</b>\n\n<b>j</b>\n' },
    );
    const between = (first: string, second: string): string =>
      html.slice(html.indexOf(`>${first}<`), html.indexOf(`>${second}<`)).replace(/<[^>]*/g, '');
    for (const [first, second] of ['ab', 'cd', 'ef', 'ij'])
      expect(between(`${first}`, `${second}`)).toContain('\n');
    expect(html).toMatch(/g\nh/);
    expect(html).toMatch(/o\np/);
    expect(html).toMatch(/<img[^>]*><img/);
    expect(html).toContain('<b>m</b><b>n</b>');
  });

  it('shows words beside code, and beside rows', async () => {
    const { html } = await render(
      '<CodeGroup>Words **here**</CodeGroup>\n\n<Tree>\n\nAbove\n\n- a/\n  - b\n\n</Tree>\n\n' +
        '<Tree><Tree.Folder name="c">within</Tree.Folder></Tree>\n\n<Badge>\n\nOne\n\nTwo\n\n</Badge>\n',
    );
    expect(html).toMatch(/Words .*here/);
    expect(html).toContain('within');
    expect(html).toContain('>One Two</span>');
    expect(html).toMatch(/Above<\/p><wm-tree/);
  });

  it('maps GitHub alerts to callouts', async () => {
    const { html } = await render('> [!WARNING]\n> Careful.\n');
    expect(html).toContain('callout');
    expect(html).toContain('Careful.');
    expect(html).not.toContain('[!WARNING]');
  });

  it('gives each block of a section a line of its own', async () => {
    const { facts } = await render('A line\nthat goes on.\n\n| One | Two |\n| - | - |\n| three | four |\n');
    expect(facts.sections.map(({ text }) => text)).toEqual(['A line that goes on.\nOne\nTwo\nthree\nfour']);
  });

  it('finds the words that expressions show where they are known without running anything', async () => {
    const { facts } = await render(
      'import Kid from "/kid.mdx"\n\nexport const count = 5;\n\n{count} boats {"moored"} {/* aside */}\n\n<Kid name="Gull" />\n\n<style>{`.a{}`}</style>\n',
      { 'kid.mdx': 'At {name} Rock.\n' },
    );
    expect(facts.sections.map(({ text }) => text)).toEqual(['5 boats moored\nAt Gull Rock.']);
  });

  it('collects text and code for search by section', async () => {
    const { facts } = await render('Intro.\n\n## One\n\nBody `x`.\n\n```js\nlet a\n```\n');
    expect(facts.sections).toEqual([
      { id: '', heading: '', text: 'Intro.', code: '' },
      { id: 'one', heading: 'One', text: 'Body x.', code: 'let a' },
    ]);
  });
});

describe('HTML in pages', () => {
  it('understands both spellings of attributes', async () => {
    const { html } = await render(
      '<div class="a">x</div>\n\n<div className="b" style={{ color: "red" }}>y</div>\n\n<iframe src="https://x.y" frameborder="0" allowfullscreen></iframe>\n',
    );
    expect(html).toContain('class="a"');
    expect(html).toMatch(/class="b s-10"/);
    expect(html).toMatch(/<iframe [^>]*allowfullscreen/);
    const played = await render('<audio src="/a.mp3" autoPlay />\n\n{<video src="/a.mp4" autoPlay />}\n');
    expect(played.html).toContain(
      '<audio src="/base/a.mp3" autoplay></audio><video src="/base/a.mp4" autoplay playsinline loop muted></video>',
    );
  });

  it('drops handlers and scripts, and says so', async () => {
    const { html, codes } = await render('<b onclick="x()">y</b>\n\n<script>alert(1)</script>\n');
    expect(html).not.toMatch(/onclick|<script|alert/);
    expect(codes).toEqual(['mdx/inline-handler', 'mdx/inline-script']);
  });

  it.each([
    ['on a line of its own', '<style>\n* > .a {\n  color: red;\n}\n\n.b<c { top: 0 }\n</style>'],
    [
      'in a tag',
      '<div>\n  <style jsx>\n    # a { top: 0 }\n\n    - .b::after { content: "\\201C`${c}" }\n  </style>\n</div>',
    ],
    ['within words', 'See <style type="text/css">\n.a { top: 0 }\n\n.b { top: 0 }\n</style> here'],
  ])('takes what a stylesheet holds for text %s, and says so once', async (_, source) => {
    const template =
      'export const Page = () => <iframe title="t" srcDoc={`<style>.z { top: 0 }</style>`} />;\n\n<Page />';
    const { html, styles, diagnostics } = await render(`Before.\n\n${template}\n\n${source}\n\nAfter.\n`);
    expect(html).not.toMatch(/top|color/);
    expect(html).toMatch(/Before[\s\S]*<iframe[\s\S]*After/);
    const [, css = ''] = /<style[^>]*>([\s\S]*)<\/style>/.exec(source) ?? [];
    expect(styles.join('').replace(/\s+/g, ' ')).toBe(css.replace(/\s+/g, ' '));
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['mdx/mended', expect.stringContaining('what `<style>` holds is text')],
    ]);
  });

  it('takes what a script holds for text, which is left out once, or is data', async () => {
    const code = 'if (1 < 2) { run(`${x}`) }\n\nfor (const a of b) { c({ d: 1 }) }';
    const data = '{\n  "a": { "b": 1 }\n}';
    const { html, codes } = await render(
      `<script>\n${code}\n</script>\n\n<script type="application/ld+json">\n${data}\n</script>\n\nAfter.\n`,
    );
    expect(html.replace(/\s+/g, '')).toBe(
      '<scripttype="application/ld+json">{"a":{"b":1}}</script><p>After.</p>',
    );
    expect([...codes].sort()).toEqual(['mdx/inline-script', 'mdx/mended']);
  });

  it('drops animations that give an address, in tags and in code, and says so', async () => {
    const { html, codes } = await render(
      '<svg><a><animate attributeName="href" values="javascript:alert(1)" /></a></svg>\n\n{[<set attributeName="xlink:href" to="/a" />]}\n\n<svg><animate attributeName="opacity" values="0;1" /></svg>\n',
    );
    expect(html.match(/attributeName="[^"]*"/g)).toEqual(['attributeName="opacity"']);
    expect(codes).toEqual(['mdx/markup-dropped', 'mdx/markup-dropped']);
  });

  it('drops names that would hide a part of the document, and says so', async () => {
    const source =
      '<form name="body" />\n\n<iframe title="x" name="title" src="/a" />\n\n<img alt="" NAME="querySelector" src="/a.png" />\n\n<img alt="" name="lamp" id="head" src="/a.png" />\n\n<form name="contact" />\n\n{[<form name="head" />]}\n';
    const { html, diagnostics } = await render(source);
    expect(html.match(/ name="[^"]*"/gi)).toEqual([' name="contact"']);
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'mdx/markup-dropped `name` of `<form>` is left out',
      'mdx/markup-dropped `name` of `<iframe>` is left out',
      'mdx/markup-dropped `name` of `<img>` is left out',
      'mdx/markup-dropped `name` of `<form>` is left out',
    ]);
  });

  it('says that a form is sent nowhere, unless code of the page takes what was entered', async () => {
    const { html, diagnostics } = await render(
      'export const take = (event) => event.preventDefault();\n\n<form action="https://example.com/in"><button formAction="/b">Go</button></form>\n\n<form action="#" />\n\n<form action="/c" onSubmit={take} />\n',
    );
    expect(html).toContain('<form></form>');
    expect(html).not.toMatch(/example.com|action=|href="#"/);
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      ['`action` of `<form>` is left out', expect.stringContaining('link to the page of the service')],
      ['`formAction` of `<button>` is left out', expect.stringContaining('link to the page of the service')],
    ]);
  });

  it('says where an expression makes what is left out', async () => {
    const source =
      'Text.\n\n{true && <div dangerouslySetInnerHTML={{ __html: "<b onclick=\'x()\'>y</b>" }} />}\n\n{true && <script />}\n';
    const { diagnostics } = await render(source);
    const found = diagnostics.map(({ code, span }) => [
      code,
      source.slice(span?.start, (span?.start ?? 0) + 13),
    ]);
    expect(found).toEqual([
      ['mdx/markup-dropped', '{true && <div'],
      ['mdx/inline-script', '{true && <scr'],
    ]);
  });

  it('names the file of a script that is left out, which nothing asks for', async () => {
    const { diagnostics, facts } = await render('<script type="module" src="/scripts/a.js"></script>\n');
    expect(diagnostics.map(({ message }) => message)).toEqual(['`<script src="/scripts/a.js">` is left out']);
    expect(facts.links).toEqual([]);
  });

  it('never prints an unsafe address', async () => {
    const { html } = await render(
      '<a href="javascript:alert(1)">x</a> [y](javascript:alert(1))\n\n<form action="javascript:alert(1)"></form>\n',
    );
    expect(html).not.toContain('javascript:');
  });
});

it('attributes that are spread are names in a snippet', async () => {
  const source = 'import Part from "/p.mdx"\n\nexport const of = { word: "two" }\n\n';
  const tags =
    '<Part {...{ word: "one" }} />\n\n<Part {...of} />\n\n<Part {...of} word="three" />\n\n<Part word="four" {...of} />\n';
  const { html } = await render(source + tags, { 'p.mdx': 'Say **{word}**.\n' });
  expect(html).toContain('<strong>one</strong>');
  expect(html).toContain('<strong>two</strong>');
  const twice = '<Part word="one" {...of} />\n\n<Part {...of} word="one" />\n';
  const { html: last } = await render(source + twice, { 'p.mdx': 'Say **{word}**.\n' });
  expect(last.match(/(?<=<strong>)\w+/g), 'the last one holds').toEqual(['two', 'one']);
  expect(html.match(/(?<=<strong>)\w+/g)).toEqual(['one', 'two', 'three', 'two']);
});

it('the later of two attributes holds in Markdown too, and numbers of names', async () => {
  const source = 'export const of = { title: "Spread" }\nexport const five = 5\n\n';
  const steps =
    '<Step title="A" {...of}>x</Step>\n<Step {...of} title="B">x</Step>\n<Step title="C" stepNumber={five}>x</Step>';
  const { markdown } = await render(`${source}<Steps>\n${steps}\n</Steps>\n`);
  expect(markdown.match(/(?<=\*\*).+(?=\*\*)/g)).toEqual(['1. Spread', '2. B', '5. C']);
});

describe('snippets', () => {
  const files = {
    'snippets/hello.mdx': '---\ntitle: no\n---\n## Hello {name}\n\nFrom **{props.name}**.\n',
    'snippets/step.mdx': '<Step title="Two">b</Step>\n',
  };

  it('fill in props, and their headings count', async () => {
    const { html, facts, markdown } = await render(
      'import Hello from "/snippets/hello.mdx"\n\n<Hello name="Ada" />\n',
      files,
    );
    expect(html).toContain('From <strong>Ada</strong>');
    expect(facts.toc).toHaveLength(1);
    expect(facts.dependencies).toEqual(['snippets/hello.mdx']);
    expect(markdown).toContain('## Hello Ada');
    expect(markdown).not.toContain('import');
  });

  it('are spliced in by the older tag, so that a step is a step of the list around it', async () => {
    const { html } = await render(
      '<Steps>\n<Step title="One">a</Step>\n<Snippet file="step.mdx" />\n</Steps>\n',
      files,
    );
    expect(html.match(/class="step[" ]/g)).toHaveLength(2);
  });

  it('that include themselves are cut, with the chain named', async () => {
    const { codes } = await render('import A from "/snippets/a.mdx"\n\n<A />\n', {
      'snippets/a.mdx': 'import A from "/snippets/a.mdx"\n\nx <A />\n',
    });
    expect(codes).toContain('mdx/import-cycle');
  });

  it('that do not exist are an error', async () => {
    const { codes } = await render('import A from "/snippets/none.mdx"\n\nText\n');
    expect(codes).toEqual(['mdx/missing-import']);
  });
});

describe('author code', () => {
  it('renders components that the page exports, with their children', async () => {
    const { html } = await render(
      'export const Box = ({ title, children }) => <section><h2>{title}</h2>{children}</section>\n\n<Box title="T">**bold** inside</Box>\n',
    );
    expect(html).toContain('<section><h2>T</h2>');
    expect(html).toContain('<strong>bold</strong> inside');
  });

  it('has hooks and built-in components without importing them', async () => {
    const { html, codes } = await render(
      'import { Counter } from "/snippets/counter.jsx"\n\n<Counter start={3} />\n',
      {
        'snippets/counter.jsx':
          'import { useState } from "react";\nexport const Counter = ({ start }) => { const [n] = useState(start); return <Note>Count {n}</Note>; };',
      },
    );
    expect(html).toContain('Count 3');
    expect(html).toContain('callout');
    expect(codes).toEqual([]);
  });

  it('evaluates expressions and JSX in props', async () => {
    const { html } = await render(
      'export const items = ["a", "b"]\n\n{items.map((item) => <li>{item.toUpperCase()}</li>)}\n\n{1 + 1} {items.length}\n',
    );
    expect(html).toContain('<li>A</li><li>B</li>');
    expect(html).toContain('2');
  });

  it('is told once when it cannot run, though each place that needs it shows why', async () => {
    const { html, codes } = await render(
      'export const made = missing();\n\n{made.one}\n\n<Card title={made.two}>Card</Card>\n\n{made.three}\n',
    );
    expect(html.match(/data-diagnostic="mdx\/expression-failed"/g)).toHaveLength(2);
    expect(codes).toEqual(['mdx/code-failed']);
  });

  it('that cannot be read costs what it exports, and nothing that stands apart from it', async () => {
    const { html, codes, diagnostics } = await render(
      `import { Foo, Live } from "/foo.jsx"

export const a = 1;

<Foo /> {a + 1} <Live /> <Lost /> {Lost.name} {Two}

export const Lost = () => <b></i>;

export const Two = 2 2;

After
`,
      {
        'foo.jsx':
          'import { useState } from "react";\nexport const Foo = () => <i>foo</i>;\nexport const Live = () => { const [n] = useState(7); return <u onClick={() => n}>{n}</u>; };',
      },
    );
    expect(html).toContain('<i>foo</i>');
    expect(html).toContain('2');
    expect(html).toContain('<u>7</u>');
    expect(html).toContain('After');
    expect(codes).toEqual(['mdx/code-failed', 'mdx/code-failed']);
    expect(diagnostics.map(({ span }) => span?.start)).toEqual([143, 169]);
  });

  it('that cannot be read is told once, also where other code asks for what it exports', async () => {
    const { codes } = await render('export const a = 2 2;\n\nexport const b = a + 1;\n\n{b}\n');
    expect(codes).toEqual(['mdx/code-failed']);
  });

  it('that throws costs what it exports, and what is made of that, and is told once where it stands', async () => {
    const text = [
      'export const first = later();',
      'export const bad = (() => { throw new Error("boom") })();',
      'export const made = bad + 1;',
      'export function later() { return "whole"; }',
      '{first} {made} {later()}',
    ].join('\n\n');
    const { html, codes, diagnostics } = await render(text);
    expect(html).toContain('whole');
    expect(codes).toEqual(['mdx/code-failed']);
    expect(diagnostics[0]).toMatchObject({
      message: expect.stringContaining('boom'),
      span: { start: text.indexOf('export const bad') },
    });
  });

  it('that names a thing twice is told once, and not of the exports beside it', async () => {
    const text = 'export const whole = 1;\n\nexport const a = 1;\n\nb\n\nexport const a = 2;\n';
    const { diagnostics } = await render(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(['mdx/code-failed']);
  });

  it('that throws everywhere is left out as a whole, after some tries', async () => {
    const bad = (_: unknown, index: number): string => `export const a${index} = lost${index}();\n`;
    const { codes } = await render(Array.from({ length: 400 }, bad).join('\n'));
    expect(codes).toHaveLength(21);
  });

  it('says how a default export is written that gives a value to a name', async () => {
    const text = '\nexport default Bar = () => <b>x</b>;\n';
    const { diagnostics } = await render('import Bar from "/bar.jsx"\n\n<Bar />\n', { 'bar.jsx': text });
    const hint = 'Write `const Bar = …`, and below it `export default Bar;`';
    const span = { file: 'bar.jsx', start: 1, end: 21 };
    expect(diagnostics[0]).toMatchObject({ code: 'mdx/code-failed', hint, span });
  });

  it('costs only its own place when it throws', async () => {
    const { html, codes } = await render(
      'export const Bad = () => { throw new Error("boom") }\n\nBefore\n\n<Bad />\n\n{nothing.at.all}\n\nAfter\n',
    );
    expect(html).toContain('data-diagnostic="mdx/component-failed"');
    expect(html).toContain('boom');
    expect(html).toContain('data-diagnostic="mdx/expression-failed"');
    expect(html).toMatch(/Before[\s\S]*After/);
    expect(codes).toEqual(['mdx/component-failed', 'mdx/expression-failed']);
  });

  it('is told at each place that gives what has no form in a page, once', async () => {
    const told = async (source: string): Promise<readonly (string | undefined)[]> => {
      const { diagnostics } = await render(source);
      return diagnostics.map(({ code, message, span }) =>
        code === 'mdx/not-drawable' ? `${span?.start} ${/gives ([^:]+)/.exec(message)?.[1]}` : code,
      );
    };
    expect(
      await told('One {({a: 1})} {() => 1} {Promise.resolve(1)} {new Map()} {new Date(0)} end.\n'),
    ).toEqual(['4 an object', '15 a function', '25 a promise', '46 a collection', '58 a date']);
    // What a formatter makes of a remark.
    expect(await told('{/_ keep in sync _/}\n')).toEqual(['0 a pattern']);
    expect(await told('{[{ a: 1 }, <p>{{ b: 1 }}</p>]}\n')).toHaveLength(1);
    expect(await told('<Card title={<b>{{ a: 1 }}</b>}>x</Card>\n')).toHaveLength(1);
    expect(await told('export const Own = () => <p>{{ a: 1 }}</p>\n\n<Own />\n')).toEqual(['44 an object']);
    const bare = await told(
      'export const Bare = () => ({ a: 1 })\n\n<Bare />\n\n<p><Bare /></p>\n\n{<Bare />}\n',
    );
    expect(bare).toEqual(['38 an object', '51 an object', '65 an object']);
    expect(await told('export const Maker = () => [<b>x</b>, () => 1]\n\n<Maker />\n')).toEqual([
      '48 a function',
    ]);
    expect(await told('<Card title={{ a: 1 }}>x</Card>\n')).toEqual(['0 an object']);
    expect(await told('<Card title="A" href={() => 1}>x</Card>\n')).toEqual(['0 a function']);
    expect(await told('<Card title={<b>x</b>} icon={<i>x</i>}>x</Card>\n')).toEqual([]);
    expect(await told('{[1, "a", null, true, [<b>x</b>]]} {undefined}\n')).toEqual([]);
  });

  it('is no component if it is asynchronous', async () => {
    const { diagnostics } = await render('export const Own = async () => <p>one</p>\n\n<Own />\n');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`<Own>` stops with an error: it is `async`, and a page does not wait for what it gives',
    ]);
  });

  it('may give lists that say of themselves what is not so', async () => {
    const { html, codes } = await render(
      '{Object.assign(["one"], { map: null, some: null })}\n\n{Object.assign(["two"], { every: null })}\n',
    );
    expect(html).toMatch(/one[\s\S]*two/);
    expect(codes).toEqual([]);
  });

  it('tolerates browser globals', async () => {
    const { codes } = await render('export const Width = () => <b>{window.innerWidth}</b>\n\n<Width />\n');
    expect(codes).toEqual([]);
  });

  it('wins over a built-in component of its name', async () => {
    const { html } = await render('export const Card = () => <i>mine</i>\n\n<Card title="x" />\n');
    expect(html).toContain('<i>mine</i>');
  });
});

describe('an import of what its file does not export', () => {
  const told = async (source: string, files: Files) => {
    const { codes, diagnostics } = await render(`${source}\n`, files);
    return { codes, hints: diagnostics.map(({ hint, span }) => [span?.file, hint]) };
  };

  it('is an error at the import, whatever is shown of it', async () => {
    const files = { 'a.jsx': 'export const Lamp = () => <i>lamp</i>' };
    expect(await told('import { Lamps } from "/a.jsx"\n\n<Lamps>kept</Lamps> <Lamps />', files)).toEqual({
      codes: ['mdx/missing-export'],
      hints: [['page.mdx', 'Did you mean `Lamp`?']],
    });
    expect(await told('import { Lamp } from "/a.jsx"\n\n<Lamp />', files)).toEqual({ codes: [], hints: [] });
  });

  it('is no second error at the tag that has the right name', async () => {
    const files = { 'a.jsx': 'export const Lamp = () => <i>lamp</i>;\nexport const Beams = () => <b />' };
    expect(await told('import { Lapm } from "/a.jsx"\n\n<Lamp />', files)).toEqual({
      codes: ['mdx/missing-export'],
      hints: [['page.mdx', 'Did you mean `Lamp`?']],
    });
    expect((await told('import { Beams } from "/a.jsx"\n\n<Beans /> <Beams />', files)).hints).toEqual([
      ['page.mdx', 'Did you mean `<Beams>`?'],
    ]);
  });

  it('is told where it is handed on, not again where that is imported', async () => {
    const files = {
      'b.jsx': 'export { Lamp, Bell as Horn } from "/a.jsx"\nexport * from "/gone.jsx"',
      'a.jsx': 'export const Bell = () => <i>bell</i>',
    };
    expect(
      await told('import { Lamp, Horn, Gone } from "/b.jsx"\n\n<Lamp /> <Horn /> <Gone />', files),
    ).toEqual({
      codes: ['mdx/missing-import', 'mdx/missing-export'],
      hints: [
        ['b.jsx', undefined],
        ['b.jsx', 'It exports `Bell`'],
      ],
    });
  });

  it('is no second error where the file is no JSON, or an expression needs what is not there', async () => {
    const files = { 'a.json': '{"x": }', 'a.jsx': 'export const lamp = { lit: 1 };' };
    expect(
      await told('import d from "/a.json"\n\n{d.x} {d.x.map(String)} <Card title={d.y} />', files),
    ).toEqual({
      codes: ['mdx/invalid-json'],
      hints: [['a.json', 'Mend it: until then pages have nothing of what it holds']],
    });
    expect((await told('import { lmap } from "/a.jsx"\n\n{lmap.lit}', files)).codes).toEqual([
      'mdx/missing-export',
    ]);
    expect((await told('import { lamp } from "/a.jsx"\n\n{lamp.on.off}', files)).codes).toEqual([
      'mdx/expression-failed',
    ]);
  });

  it('is no second error where the file does not run or parse', async () => {
    const files = { 'a.jsx': 'export const Lamp = () => <i', 'a.mdx': 'export const lamp = 1\n\n<Note>' };
    expect((await told('import { Lamp } from "/a.jsx"\n\n<Lamp />', files)).codes).toEqual([
      'mdx/code-failed',
    ]);
    expect((await told('import { lamp } from "/a.mdx"', files)).codes).toEqual(['mdx/syntax']);
  });

  it('is none where it is a type', async () => {
    const files = {
      'a.tsx': 'import { Look } from "/look.tsx"\nexport const Lamp = ({ look }: Look) => <i>{look}</i>',
      'look.tsx': 'export interface Look { look: string }',
    };
    expect((await told('import { Lamp } from "/a.tsx"\n\n<Lamp look="x" />', files)).codes).toEqual([]);
  });
});

describe('fragments', () => {
  it.each([
    ['<Fragment>**a**</Fragment>', '<strong>a</strong>'],
    ['<Fragment><b>a</b></Fragment>', '<b>a</b>'],
    ['<React.Fragment key="x">**a**</React.Fragment>', '<strong>a</strong>'],
    ['import { Fragment } from "react"\n\n<Fragment>**a**</Fragment>', '<strong>a</strong>'],
    ['export const Fragment = () => <i>own</i>\n\n<Fragment />', '<i>own</i>'],
  ])('show what is in them: %s', async (source, shown) => {
    const { html, codes } = await render(`${source}\n`);
    expect(html).toContain(shown);
    expect(codes).toEqual([]);
  });
});

it('content of a component may be an attribute, written or spread', async () => {
  for (const tag of ['<Note children="told" />', '<Note {...{ children: "told" }} />'])
    expect((await render(`${tag}\n`)).html).toContain('>told<');
});

describe('unknown components', () => {
  it.each([
    [
      'a name that only looks exported',
      '/*\nexport const Old = 1\n*/\nexport const a = 1\n\n<Old>kept</Old>',
    ],
    ['an export without a value', 'export const Old = undefined\n\n<Old>kept</Old>'],
    ['a member that is not there', 'export const Set = {}\n\n<Set.Old>kept</Set.Old>'],
    ['an import without a value', 'import { Old } from "/old.jsx"\n\n<Old>kept</Old>'],
  ])('are told where they are drawn: %s', async (_, source) => {
    const { html, codes } = await render(`${source}\n`, { 'old.jsx': 'export const Old = null' });
    expect(html).toContain('kept');
    expect(codes).toEqual(['mdx/unknown-component']);
  });

  it('show their children', async () => {
    const { html, codes } = await render('<Nothing>**kept**</Nothing>\n');
    expect(html).toContain('<strong>kept</strong>');
    expect(html).not.toContain('Nothing');
    expect(codes).toEqual(['mdx/unknown-component']);
  });
});

describe('the side column', () => {
  it('takes request and response examples out of the flow', async () => {
    const { html, aside } = await render(
      'Text\n\n<RequestExample>\n\n```bash Request\ncurl x\n```\n\n</RequestExample>\n',
    );
    expect(html).not.toContain('curl x');
    expect(aside).toContain('curl x');
  });

  it('holds each example of a page, and tells of those that stand away from their text', async () => {
    const example = (code: string) =>
      `<ResponseExample>\n\n\`\`\`json\n${code}\n\`\`\`\n\n</ResponseExample>\n\n`;
    const { aside, diagnostics } = await render(`${example('1701')}Text\n\n${example('1702')}`);
    expect(aside).toMatch(/1701[\s\S]*1702/);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['mdx/repeated', expect.stringContaining('below those before it')],
    ]);
  });
});

describe('what a page needs', () => {
  it('is told by what is drawn, not by what the text says', async () => {
    const { parts } = await render('The class `class="card"` and `<wm-island`.\n\n<Tip>x</Tip>\n');
    expect(parts).toEqual(['callout']);
  });

  it('is told by components inside of code and of snippets too', async () => {
    const source =
      'export const Own = () => <Card title="x" type="tip" />\n\n<Own />\n\n{[<Badge>a</Badge>]}\n';
    expect((await render(source)).parts).toEqual(['badge', 'callout', 'card']);
    const snippet = await render('import S from "/s.mdx"\n\n<S />\n', { 's.mdx': '<Frame>a</Frame>\n' });
    expect(snippet.parts).toEqual(['frame']);
  });

  it('does not hold what nobody sees', async () => {
    const { parts } = await render('<Visibility for="agents"><Card title="x" /></Visibility>\n');
    expect(parts).toEqual([]);
  });

  it('has the part of tasks only where an item is one', async () => {
    expect((await render('- [x] a\n- b\n')).parts).toEqual(['task-list']);
    expect((await render('- a\n')).parts).toEqual([]);
  });

  it('has the part of footnotes, and of elements that authors write in HTML, only where they are', async () => {
    expect((await render('a[^1]\n\n[^1]: b\n')).parts).toEqual(['footnotes']);
    expect((await render('<details><summary>a</summary>b</details>\n')).parts).toEqual(['html']);
    expect((await render('H<sub>2</sub>O\n')).parts).toEqual(['html']);
    expect((await render('<div className="flex items-center">a</div>\n')).parts).toEqual(['centred']);
    expect((await render('<div className="justify-items-center">a</div>\n')).parts).toEqual([]);
  });

  it('has the parts of code only where lines are marked, or the output is that of a terminal', async () => {
    expect((await render('```js\na\n```\n')).parts).toEqual(['code-block', 'code-colors', 'copy-button']);
    expect((await render('```js {1}\na\n```\n')).parts).toContain('code-lines');
  });

  it.each([
    '<div style={{color: "red"}}>a</div>',
    'export const A = () => <p style={{color: "red"}}>a</p>\n\n<A />',
    '<Card title="x" style={{color: "red"}} />',
    '<h2 style={{color: "red"}}>a</h2>',
    '<img src="/x.png" style={{color: "red"}} />',
    '<div dangerouslySetInnerHTML={{__html: \'<i style="color:red;">a</i>\'}} />',
  ])('has a class for each inline style: %s', async (source) => {
    const { html, css } = await render(`${source}\n`);
    expect(html).not.toContain('style=');
    expect(html).toMatch(/class="[^"]*\bs-10"/);
    expect(css).toBe('.s-10.s-10{color:red;}');
  });

  it.each([
    '![a](/a.png)',
    '<img src="/a.png" />',
    'export const A = () => <img src="/a.png" />\n\n<A />',
    '<Card title="x" img="/a.png" />',
  ])('has the sizes of pictures: %s', async (source) => {
    expect((await render(`${source}\n`)).html).toMatch(/<img [^>]*width="800" height="600"/);
  });

  it('hands on the ids that are taken', async () => {
    const { ids } = await render('## Head\n\n<Tooltip tip="a">b</Tooltip> <Tooltip tip="a">b</Tooltip>\n');
    expect(ids).toEqual(['head', 'tooltip', 'tooltip-2']);
  });
});
