import { expect, it } from 'vitest';
import { findModules, namedScripts } from './find-modules.ts';
import { type OfflineTools, offlineFiles } from './offline-site.ts';

const PAGE = `<!doctype html><html data-current-path="/a"><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
<link rel="preload" href="/f.woff2" as="font" crossorigin><link rel="stylesheet" href="/_waymark/s.css">
<script src="/_waymark/mode.js"></script><script type="module" src="/_waymark/main.js"></script></head>
<body><a href="/a/#x">A</a><img src="/p.png" srcset="/p.png 1x, /q.png 2x">
<button data-search-css="/_waymark/s.css" data-search-src="/_waymark/main.js" data-note="/gone.png"></button>
<template><a href="/">Home</a></template>
<a href="https://github.com/a/b" data-count="github">B</a><wm-repo data-repo="a/b"></wm-repo></body></html>`;

const site = new Map<string, string>([
  ['index.html', '<!doctype html><meta http-equiv="refresh" content="0; url=/a/">'],
  ['a/index.html', PAGE],
  ['_waymark/part.html', '<nav><a href="/a/">A</a><a href="https://example.com">B</a></nav>'],
  ['_waymark/s.css', '@font-face{src:url("/f.woff2")}a{background:url(/p.png)}b{background:url(#x)}'],
  ['_waymark/mode.js', '(()=>{})()'],
  ['_waymark/main.js', 'import{b}from"./other.js";const a=import("/_waymark/other.js");export{a,b};'],
  ['_waymark/other.js', 'export const b=1;'],
  ['_waymark/data.json', '{"a":"\u2028"}'],
  ['download.js', 'export const c = 1;'],
  ['a.md', '# A'],
  ['p.png', 'p'],
  ['q.png', 'q'],
  ['f.woff2', 'f'],
]);

const readText = (path: string): string => site.get(path) ?? '';
const files = new Set(site.keys());
const pages = [...site].filter(([path]) => path.endsWith('.html')).map(([path, html]) => ({ path, html }));
const tools: OfflineTools = {
  files,
  modules: findModules(files, namedScripts(pages, files), readText),
  readFile: (path) => new TextEncoder().encode(readText(path)),
  readBase64: (path) => `<${path}>`,
  toCommonJs: async (code) => `/*cjs*/${code}`,
  loader: new Uint8Array(),
};

async function made(path: string): Promise<Readonly<Record<string, string>>> {
  const all = await offlineFiles(path, tools);
  const text = (content: string | Uint8Array): string =>
    typeof content === 'string' ? content : new TextDecoder().decode(content);
  return Object.fromEntries(all.map((file) => [file.path, text(file.content)]));
}

it('lets a page find its files, and the page of a folder', async () => {
  const { 'a/index.html': html = '' } = await made('a/index.html');
  expect(html).toContain('<a href="index.html#x">');
  expect(html).toContain('src="../p.png" srcset="../p.png 1x, ../q.png 2x"');
  expect(html).toContain('<template><a href="../index.html">');
  expect(html).toContain('href="../_waymark/s.css"');
  expect(html).not.toMatch(/preload|crossorigin/);
  expect((await made('index.html'))['index.html']).toContain('content="0; url=a/index.html"');
});

it('tells scripts what they may load, and leaves the rest of the data', async () => {
  const { 'a/index.html': html = '' } = await made('a/index.html');
  expect(html).toContain(
    'data-search-css="../_waymark/s.css" data-search-src="/_waymark/main.js" data-note="/gone.png"',
  );
  expect(html).toContain('data-current-path="/a"');
});

it('asks nobody for numbers', async () => {
  const { 'a/index.html': html = '' } = await made('a/index.html');
  expect(html).toContain('<a href="https://github.com/a/b">B</a><wm-repo></wm-repo>');
});

it('runs its own script first, under the policy, and modules as classic scripts in their order', async () => {
  const { 'a/index.html': html = '' } = await made('a/index.html');
  expect(html).toContain(`content="default-src 'none'; script-src 'self' file:"`);
  expect(Array.from(html.matchAll(/<script[^>]*>/g), ([tag]) => tag)).toEqual([
    '<script src="../_waymark/offline.js">',
    '<script src="../_waymark/mode.js">',
    '<script src="../_waymark/main.js" defer="" data-run="">',
  ]);
});

it('turns modules of pages into scripts, and no other script', async () => {
  expect((await made('_waymark/main.js'))['_waymark/main.js']).toBe(
    'waymarkOffline.define("_waymark/main.js",["./other.js"],function(require,module,exports,waymarkLoad,waymarkUrl){' +
      '/*cjs*/import{b}from"./other.js";const a=waymarkLoad("/_waymark/other.js");export{a,b};\n});\n',
  );
  expect((await made('_waymark/other.js'))['_waymark/other.js']).toContain('waymarkOffline.define');
  for (const path of ['_waymark/mode.js', 'download.js'])
    expect(await made(path)).toEqual({ [path]: readText(path) });
});

it('puts what scripts ask for into scripts, with addresses from the folder of the site', async () => {
  expect(await made('_waymark/part.html')).toEqual({
    '_waymark/part.html.js':
      'waymarkOffline.text("_waymark/part.html","<nav><a href=\\"waymark-root:/a/index.html\\">A</a><a href=\\"https://example.com\\">B</a></nav>");\n',
  });
  expect(await made('_waymark/data.json')).toEqual({
    '_waymark/data.json.js': 'waymarkOffline.text("_waymark/data.json","{\\"a\\":\\"\\u2028\\"}");\n',
  });
  expect(Object.keys(await made('a.md'))).toEqual(['a.md', 'a.md.js']);
});

it('holds faces in stylesheets', async () => {
  expect((await made('_waymark/s.css'))['_waymark/s.css']).toBe(
    '@font-face{src:url("data:font/woff2;base64,<f.woff2>")}a{background:url(../p.png)}b{background:url(#x)}',
  );
});
