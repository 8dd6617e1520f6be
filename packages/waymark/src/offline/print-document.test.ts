import { expect, it } from 'vitest';
import { printDocument } from './print-document.ts';

const page = (body: string): string =>
  `<!doctype html><head><link rel="stylesheet" href="/_waymark/a.css"></head><body><nav>Menu</nav><main id="content-area">${body}</main>`;

const html = printDocument({
  name: 'Gulls & "co"',
  language: 'en',
  contents: {
    children: [
      {
        label: 'Start',
        children: [
          { title: 'Home', route: '/' },
          { title: 'Away', route: '/gone' },
        ],
      },
      { title: 'Other', route: '/other' },
      { title: 'Hidden', route: '/other', hidden: true },
    ],
  },
  pages: [
    { path: 'index.html', html: page('<h1 id="top">Home</h1><a href="/other/#x">x</a><a href="#top">y</a>') },
    {
      path: 'other/index.html',
      html: page(
        '<h2 id="x">X</h2><img src="/p.png" loading="lazy"><a href="https://example.com">z</a><script src="/s.js"></script><details><p hidden>In</p></details><nav id="pagination">Next</nav>',
      ),
    },
  ],
  sheets: new Map([['other/index.html', 7]]),
});

it('lists the pages with their sheets, and nothing that is not there', () => {
  expect(html).toContain(
    '<ul><li><span>Start</span><ul><li><a href="#print-1"><span>Home</span><span>000</span></a></li></ul></li>' +
      '<li><a href="#print-2"><span>Other</span><span>7</span></a></li></ul>',
  );
  expect(html).toContain('<title>Gulls &#38; &#34;co&#34;</title>');
});

it('leads from page to page within the document, and elsewhere as before', () => {
  expect(html).toContain(
    '<h1 id="print-1-top">Home</h1><a href="#print-2-x">x</a><a href="#print-1-top">y</a>',
  );
  expect(html).toContain('<a href="https://example.com">z</a>');
});

it('shows what is closed, and leaves out what leads on or runs', () => {
  expect(html).toContain('<img src="p.png" loading="eager">');
  expect(html).toContain('<details open=""><p>In</p></details>');
  expect(html).not.toMatch(/<script|Next|Menu/);
  expect(html.match(/a\.css/g)).toHaveLength(1);
});
