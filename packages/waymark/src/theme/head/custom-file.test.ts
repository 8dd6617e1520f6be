import { describe, expect, it } from 'vitest';
import { withBasePath } from './base-in-styles.ts';
import { addressesIn, isModuleScript, readCustomScript, readIslandCode } from './custom-script.ts';
import { readCustomStyles } from './custom-styles.ts';

describe('a stylesheet of the project', () => {
  it('may import faces, and load what these lead to', () => {
    const { sources, refused } = readCustomStyles(
      '@import url("https://fonts.googleapis.com/css2?family=A:wght@100;400&display=swap");\n@import \'https://rsms.me/inter.css\';',
    );
    expect(sources).toEqual({
      styles: ['https://fonts.googleapis.com', 'https://rsms.me', 'https://fonts.gstatic.com'],
      fonts: ['https://fonts.googleapis.com', 'https://rsms.me', 'https://fonts.gstatic.com'],
    });
    expect(refused).toEqual([]);
  });

  it('may load the files of its own faces, and nothing else from their host', () => {
    const css =
      '@font-face{font-family:A;src:url(https://cdn.example.com/a.woff2)} .x{background:url(https://img.example.com/b.png)}';
    expect(readCustomStyles(css).sources).toEqual({ fonts: ['https://cdn.example.com'] });
  });

  it('asks for nothing by its own files or its comments', () => {
    const css =
      '/* @import url(https://a.example.com/x.css); */ @import "./b.css"; @font-face{src:url(/f.woff2)}';
    expect(readCustomStyles(css)).toMatchObject({ sources: {}, refused: [] });
  });

  it('names the files of its site that it asks for, where they stand', () => {
    const css = `@import "./b.css"; @import url(c.css); @import 'https://a.example/x.css'; /* url(no.png) */
      a{b:url( "/x y.png" ) url(d.svg#p) url(#p) url('//h/z.png') url("data:image/svg+xml,<svg fill='url(#a)'/>")}
      i{b:url(data:image/svg+xml;utf8,<svg fill='url(%23a)'></svg>) url("")}`;
    const { files } = readCustomStyles(css);
    expect(files.map(({ href }) => href)).toEqual(['./b.css', 'c.css', '/x y.png', 'd.svg#p']);
    for (const { href, start } of files) expect(css.slice(start, start + href.length)).toBe(href);
  });

  it('is told what is not loaded, and where that stands', () => {
    const css = 'a{}\n@import url(http://a.example.com/x.css);';
    const [first, ...rest] = readCustomStyles(css).refused;
    expect(rest).toEqual([]);
    expect(first).toEqual({
      kind: 'insecure',
      what: 'http://a.example.com/x.css',
      start: css.indexOf('http'),
    });
  });

  it('finds its files below a base path', () => {
    const css = 'a{b:url(/x.png) url("/y.png") url(//h/z.png) url(z.png)}@import "/w.css";';
    expect(withBasePath(css, '/docs')).toBe(
      'a{b:url(/docs/x.png) url("/docs/y.png") url(//h/z.png) url(z.png)}@import "/docs/w.css";',
    );
    expect(withBasePath('a{b:url(/docs/x.png) url(/docs-x.png)}', '/docs')).toBe(
      'a{b:url(/docs/x.png) url(/docs/docs-x.png)}',
    );
    expect(withBasePath(css, '')).toBe(css);
  });
});

describe('a script of the project', () => {
  it('may load scripts from the hosts that it names, which may write styles', () => {
    const code =
      "// https://docs.example.com\nconst s = document.createElement('script'); s.src = 'https://cdn.example.com/a.js'; go('//api.example.com/v1')";
    expect(readCustomScript(code).sources).toEqual({
      scripts: ['https://cdn.example.com', 'https://api.example.com'],
      connect: ['https:', 'wss:'],
      styleElements: true,
      styleAttributes: true,
    });
  });

  it('may be the loader of a service, which gets the name of the element, and loads more than it names', () => {
    const code =
      '(function(c,l,a,r,i,t,y){t=l.createElement(r);t.src="https://www.clarity.ms/tag/"+i;y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y)})(window,document,"clarity","script","x1");';
    expect(readCustomScript(code).sources.scripts).toEqual([
      'https://www.clarity.ms',
      'https://scripts.clarity.ms',
    ]);
    expect(readCustomScript('d.createElement(tag); go("https://a.example", "strip")').sources.scripts).toBe(
      undefined,
    );
    const region =
      'p=t.createElement("script");p.src=s.api_host.replace(".i.posthog.com","-assets.i.posthog.com");init({api_host:"https://eu.i.posthog.com"})';
    expect(readCustomScript(region).sources.scripts).toEqual([
      'https://eu.i.posthog.com',
      'https://eu-assets.i.posthog.com',
    ]);
  });

  it('may load from a host that stands among its settings without a scheme, and from no file', () => {
    const loader =
      'c=>{const s=document.createElement("script");s.src="https://"+c.cdn+"/lib.min.js";add(s)}';
    const settings = '{"cdn":"cdn.lamp.example","file":"lamp.min.js","path":"a.b"}';
    expect(readCustomScript(`(${loader})(${settings})`).sources.scripts).toEqual([
      'https://cdn.lamp.example',
    ]);
    expect(readCustomScript(`load(${settings})`).sources.scripts).toBeUndefined();
  });

  it('may hold documents with scripts of others, which frames of the page run', () => {
    const page =
      '<link rel="stylesheet" href="https://css.example.com/a.css"><script type="module" src="https://cdn.example.com/a.js"></script>';
    const { sources } = readCustomScript(`window.pages = ${JSON.stringify({ page })};`);
    expect(sources).toMatchObject({
      scripts: ['https://cdn.example.com'],
      styles: ['https://cdn.example.com', 'https://css.example.com'],
      styleElements: true,
    });
  });

  it('opens nothing by links', () => {
    expect(readCustomScript('a.innerHTML = `<a href="https://example.com/x">x</a>`')).toEqual({
      sources: {},
      refused: [],
    });
  });

  it.each([
    ['el.innerHTML = \'<p style="color:red">\'', { styleAttributes: true }],
    ["document.createElement('style')", { styleElements: true }],
    ["el.setAttribute('style', x)", { styleAttributes: true }],
    ["el.style.color = 'red'; el.className = 'a'", {}],
  ])('may write the styles that it writes: %s', (code, sources) =>
    expect(readCustomScript(code).sources).toEqual(sources),
  );

  it('may send requests to the hosts that it names', () => {
    const code = "fetch('https://api.example.com/v1'); new WebSocket(`wss://live.example.com/x`);";
    expect(readCustomScript(code).sources).toEqual({
      connect: ['https://api.example.com', 'wss://live.example.com'],
    });
    expect(addressesIn('fetch(`https://${region}.example.com`)')).toEqual(['https:', 'wss:']);
  });

  it.each([
    'eval(x)',
    'new Function("a")',
    'b.innerHTML = \'<a onclick="go()">x</a>\'',
    'b.innerHTML = `<a class="${c}" data-x=\\"1\\" onclick="go()">x</a>`',
    's.setAttribute("onload", "loaded()")',
    'const s = document.createElement("script"); s.textContent = code; head.append(s);',
    "var s=d.createElement('script');s.appendChild(document.createTextNode(code))",
  ])('is told what is not run: %s', (code) =>
    expect(readCustomScript(code).refused).toMatchObject([{ kind: 'code' }]),
  );

  it.each(['iframe ', 'createObjectURL(', '\r', '<a onclick ', 'iframe\r'])(
    'is read in a time that its length bounds: %j',
    (piece) => {
      const long = piece.repeat(4_000_000 / piece.length);
      expect(readCustomScript(long).refused).toEqual([]);
      expect(isModuleScript(long)).toBe(false);
    },
  );

  it('is not told off for words', () => {
    expect(
      readCustomScript(
        'medieval(1); newFunction(); if (a <b) { const only = "x"; const onset = "y"; } a.onclick = () => {}; /* eval(x) */ const s = d.createElement("script"); s.src = "/x.js"; s.text == 1; b.text = 2',
      ).refused,
    ).toEqual([]);
  });

  it('is not told off for the text of another element of the same name', () => {
    const named = (...values: readonly string[]): string =>
      values
        .map((value) => `function f(){ var s = ${value}; s.appendChild(document.createTextNode(t)); }`)
        .join('\n');
    const [script, style] = ["d.createElement('script')", "d.createElement('style')"];
    expect(readCustomScript(named(style)).refused).toEqual([]);
    expect(
      readCustomScript(`var s = ${script}; s.src = '/x.js';\n${named(style, 'made()')}`).refused,
    ).toEqual([]);
    expect(readCustomScript(named(style, script)).refused).toMatchObject([
      {
        what: 's.appendChild(document.createTextNode',
        start: named(style).length + named(script).indexOf(' s.app') + 2,
      },
    ]);
  });

  it('is a module if it imports or exports', () => {
    expect(isModuleScript("import './a.js'\n")).toBe(true);
    expect(isModuleScript('export const a = 1')).toBe(true);
    expect(isModuleScript('const exported = import("/a.js"); "import"')).toBe(false);
  });

  it.each([
    'const s = document.createElement("script"); s.type = "application/ld+json"; s.textContent = JSON.stringify(terms); document.head.append(s);',
    "var s=d.createElement('script');s.id='x';s.setAttribute('type','application/json');s.text=words",
  ])('takes data for what it is: %s', (code) => {
    const named = `const terms = { '@context': 'https://schema.example.org' }; ${code}`;
    const { sources, refused } = readCustomScript(named);
    expect(refused).toEqual([]);
    expect(sources.scripts).toBeUndefined();
    expect(sources.styleElements).toBeUndefined();
  });

  it('tells data from a script of the same name that runs', () => {
    const data = 's = d.createElement("script"); s.type = "application/ld+json"; s.text = "{}";';
    const live = 's = d.createElement("script"); s.type = "module"; s.text = code;';
    expect(readCustomScript(`${data} ${live}`).refused.map(({ start }) => start)).toEqual([
      data.length + 1 + live.indexOf('s.text'),
    ]);
  });
});

describe('code of components', () => {
  it('may load the scripts and stylesheets that it names', () => {
    const code = `const tag = document.createElement("script"); tag.src = "https://cdn.example.com/a.js";
      const link = document.createElement("link"); link.href = "https://cdn.example.com/a.css"; link.setAttribute("style", "x");`;
    expect(readIslandCode(code)).toEqual({
      scripts: ['https://cdn.example.com'],
      styles: ['https://cdn.example.com'],
      fonts: ['https://cdn.example.com'],
      connect: ['https:', 'wss:'],
    });
  });

  it('may frame what it makes itself', () => {
    expect(readIslandCode('h("iframe", { src: URL.createObjectURL(page) })')).toEqual({ frames: ['blob:'] });
    expect(readIslandCode('h("img", { src: URL.createObjectURL(page) })')).toBeUndefined();
  });

  it('may put a stylesheet into the document', () => {
    expect(readIslandCode('let s = document.createElement("style"); s.textContent = "b{color:red}"')).toEqual(
      {
        styleElements: true,
      },
    );
    expect(readIslandCode('h("style", null, "b{color:red}")')).toBeUndefined();
  });

  it('asks for nothing as a rule', () => {
    expect(readIslandCode('h("a", { href: "/x" }, count)')).toBeUndefined();
  });
});
