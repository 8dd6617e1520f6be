import { expect, it } from 'vitest';
import { printDocument } from './print-document.ts';

const page = (body: string, html = 'lang="en" dir="ltr"'): string =>
  `<!doctype html><html ${html}><head><link rel="stylesheet" href="/_waymark/a.css"></head><body><nav>Menu</nav><main id="content-area">${body}</main>`;

const html = printDocument({
  name: 'Gulls & "co"',
  language: 'en',
  home: '<html lang="de" dir="ltr" data-theme="maple" class="dark"><meta name="description" content="Of gulls"><img class="nav-logo mode-light" src="/logo.svg">',
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
    {
      path: 'index.html',
      html: page(
        '<h1 id="top">Home</h1><a href="/other/#x">x</a><a href="#top">y</a><a href="/lost.zip">lost</a>',
      ),
    },
    {
      path: 'other/index.html',
      html: page(
        '<link rel="canonical" href="https://docs.test/en/other"><h2 id="x" aria-describedby="header x">X</h2><img src="/p.png" srcset="/q.png 2x" loading="lazy"><svg><g id="s" fill="url(#s)"/><use href="#s"/></svg><a href="/gone.zip">gone</a><a href="https://example.com">z</a><script src="/s.js"></script><details><p hidden>In</p></details><div id="request-example"><b class="code-group-panel" data-active>curl</b><b class="code-group-panel">php</b></div><nav id="pagination">Next</nav>',
        'lang="ar" dir="rtl"',
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

it('keeps what is not printed a link to where it is online, and none where nobody knows', () => {
  expect(html).toContain('<a href="https://docs.test/en/gone.zip">gone</a>');
  expect(html).toContain('<a>lost</a>');
});

it('begins with a cover, and looks like the site', () => {
  expect(html).toContain('<html lang="en" dir="ltr" data-theme="maple"><head>');
  expect(html).toContain(
    '<header class="print-cover"><img src="logo.svg" alt=""><h1>Gulls &#38; &#34;co&#34;</h1><p>Of gulls</p></header>',
  );
  expect(html).toContain('<section class="print-page" id="print-2" lang="ar" dir="rtl">');
});

it('keeps the ids that styles know, and what elements call each other', () => {
  expect(html).toContain('dir="ltr"><main id="content-area">');
  expect(html).toContain('<h2 id="print-2-x" aria-describedby="header print-2-x">');
  expect(html).toContain('<g id="print-2-s" fill="url(#print-2-s)"></g><use href="#print-2-s"></use>');
});

it('runs what draws diagrams, all of which are near on paper, after what loads from the disk', () => {
  const drawn = printDocument({
    name: 'Charts',
    language: 'en',
    home: '',
    contents: {},
    pages: [
      {
        path: 'index.html',
        html: page(
          '<wm-diagram>A</wm-diagram><script src="/_waymark/main.js"></script><script type="module" src="/_waymark/diagrams/d.js"></script>',
        ),
      },
    ],
    sheets: new Map(),
  });
  expect(drawn.match(/<script.*?>/g)).toEqual([
    '<script src="_waymark/offline.js">',
    '<script src="_waymark/diagrams/d.js" defer data-run>',
  ]);
  expect(drawn).toContain('<wm-diagram loading="eager">');
});

it('shows what is closed, and leaves out what leads on or runs', () => {
  expect(html).toContain('<img src="p.png" srcset="q.png 2x" loading="eager">');
  expect(html).toContain('<details open=""><p>In</p></details>');
  expect(html).toContain('-request-example"><b class="code-group-panel" data-active="">curl</b></div>');
  expect(html).not.toMatch(/<script|Next|Menu/);
  expect(html.match(/a\.css/g)).toHaveLength(1);
});
