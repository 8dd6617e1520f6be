import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRawSource } from '../../../../bench/pages/page-text.mjs';
import { type Built, buildProject, fixture, removeTemporary, writeProject } from '../support/projects.ts';
import { documents } from '../support/sites.ts';

/** A page as editors on Windows save it, which Git would not keep so in a file of the fixture. */
const WINDOWS_PAGE = `\ufeff---
title: Saved on Windows
---

import Intro from "/snippets/intro.mdx";

## Head {#own}

<Intro name="windows" />

<Note>
\ttext

\t- one
\t- two
</Note>

| a | b |
|---|---|
| 1 | 2 |
`.replaceAll('\n', '\r\n');

let site: Built;
beforeAll(async () => {
  const folder = writeProject(await readFixture());
  site = await buildProject(folder);
});
afterAll(removeTemporary);

async function readFixture(): Promise<Record<string, string>> {
  const { readdirSync, readFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const folder = fixture('mdx');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
  const files = paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')] as const);
  return { ...Object.fromEntries(files), 'windows.mdx': WINDOWS_PAGE };
}

const page = (route: string): string => site.read(`${route}index.html`).replace(/\s+/g, ' ');

describe('MDX as authors write it', () => {
  it('leaves nothing of its source in the text of any page', () => {
    const found = documents(site)
      .filter((path) => path !== '404.html')
      .flatMap((path) => findRawSource(site.read(path)).map((finding) => ({ path, ...finding })));
    // Braces that the author escaped are text.
    expect(found.filter(({ text }) => !/\{(?:braces|esc|x)\b/.test(text))).toEqual([]);
  });

  it('loses nothing', () => {
    const lost = site.result.diagnostics.filter(({ severity }) => severity === 'error');
    expect(lost).toEqual([]);
    for (const path of documents(site)) expect(site.read(path)).not.toContain('data-diagnostic');
  });

  it.each([
    ['a default import with props', 'Hello <strong>World</strong>, v2.1.'],
    ['props in the code of a snippet', '<span class="l1 d12">World</span>'],
    ['a .md snippet', 'Plain <strong>md</strong> snippet with expr.'],
    ['a snippet in a snippet', 'inner <em>me</em>'],
    ['a named and a namespace import', 'Version 2.1, 2.1,'],
    ['a list of elements', '<b>a</b><b>b</b>'],
    ['conditions and values of data', 'many, 2, 1, yes, t 2, {braces}, {esc}, Acme.'],
    ['a renamed component', 'Hi Bob!'],
    ['a default export with state', 'Count 3'],
    ['a function component with a built-in one', '<b>fn</b> <span class="badge"'],
    ['a component in TypeScript', 'typed</em>'],
    ['a component that the page declares', '<i>later</i>'],
    ['a component of a namespace', 'Hi member'],
    ['the older <Snippet> as a direct child', 'from file v'],
    [
      'an element as a property',
      '<div class="face-aside" data-component-part="card-icon"><svg width="20" height="20" fill="currentColor" viewBox="0 0 1 1">',
    ],
    ['tabs as indentation', '<p>tab indented <strong>body</strong></p>'],
    ['an own id', 'id="my-id"'],
    ['a reference link', 'href="/html/" title="Title">ref link</a>'],
    ['a footnote', 'id="fnref-1"'],
    ['money beside a formula', 'Costs $5 and $10, or <span class="math">'],
    ['a pipe in the code of a cell', '<code dir="ltr" class="code-short">a | b</code>'],
    ['HTML in a cell', '<ul><li>i</li></ul></td>'],
    ['a fence in a list', '<li>one<div class="code-block" data-language="js">'],
    ['content indented by eight spaces', '<p>Indented by eight <strong>spaces</strong></p>'],
  ])('draws %s', (_, expected) => {
    expect(page('').replaceAll(/> </g, '><').replaceAll('> ', '>')).toContain(
      expected.replaceAll(/> </g, '><').replaceAll('> ', '>'),
    );
  });

  it('reads a page saved with another end of line and a byte order mark', () => {
    const html = page('windows/');
    expect(html).toContain('id="own"');
    expect(html).toContain('Hello <strong>windows</strong>, no greeting.');
    expect(html).toMatch(/<p>text<\/p> ?<ul> ?<li>one<\/li> ?<li>two<\/li>/);
    expect(html).toContain('<td>1</td>');
  });

  it('reads HTML as it is pasted', () => {
    const html = page('html/');
    for (const part of [
      '<center>c</center>',
      '<p>A paragraph with <em>md</em> inside</p>',
      'rowspan="2"',
      'stroke-linecap="round"',
    ])
      expect(html).toContain(part);
  });
});
