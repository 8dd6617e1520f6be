/*
 * Lets a site work from the disk, where browsers run no modules and fetch no files: what pages would load stands in scripts
 * that give it to this one. It is the first script of a page.
 */

/** A module as CommonJS; `load` is its dynamic import, `url` its address. */
type Run = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  load: (specifier: string) => Promise<unknown>,
  url: string,
) => void;

interface Module {
  readonly needs: readonly string[];
  readonly run: Run;
  made?: { exports: unknown };
}

const modules = new Map<string, Module>();
const texts = new Map<string, string>();
const loading = new Map<string, Promise<void>>();
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;

/** Folder of the site, which this script lies one folder deep in. */
const root = new URL('..', own);
const base = root.pathname.replace(/\/$/, '');
document.documentElement.dataset['base'] = base;

function isOwn({ protocol, host }: URL): boolean {
  return protocol === root.protocol && host === root.host;
}

/** Path of a file of the site; an address from the root of a host means the folder of the site. */
function pathOf(address: string, from: string): string {
  const { pathname } = new URL(address, from);
  const path = pathname.startsWith(root.pathname) ? pathname.slice(root.pathname.length) : pathname.slice(1);
  return decodeURIComponent(path);
}

function urlOf(path: string): string {
  return root.href + path.split('/').map(encodeURIComponent).join('/');
}

/** Runs a script of the site, once. */
function runScript(path: string): Promise<void> {
  const known = loading.get(path);
  if (known !== undefined) return known;
  const done = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = urlOf(path);
    script.onload = () => resolve();
    script.onerror = () => reject(new TypeError(`${path} cannot be loaded`));
    document.head.append(script);
  });
  loading.set(path, done);
  return done;
}

/** Loads a module and everything that it imports. */
async function ready(path: string, asked = new Set<string>()): Promise<void> {
  if (asked.has(path)) return;
  asked.add(path);
  if (!modules.has(path)) await runScript(path);
  const needs = modules.get(path)?.needs ?? [];
  await Promise.all(needs.map((need) => ready(pathOf(need, urlOf(path)), asked)));
}

function instantiate(path: string): unknown {
  const module = modules.get(path);
  if (module === undefined) throw new TypeError(`${path} is no module of this site`);
  if (module.made === undefined) {
    const made = { exports: {} };
    // Known before it has run: modules may import each other.
    module.made = made;
    const from = urlOf(path);
    const require = (specifier: string): unknown => instantiate(pathOf(specifier, from));
    module.run(require, made, made.exports, (specifier) => load(specifier, from), from);
  }
  return module.made.exports;
}

async function load(specifier: string, from: string): Promise<unknown> {
  const path = pathOf(specifier, from);
  await ready(path);
  return instantiate(path);
}

/** What the scripts of the site call. */
const calls = {
  define(path: string, needs: readonly string[], run: Run): void {
    modules.set(path, { needs, run });
    if (document.currentScript?.hasAttribute('data-run') === true)
      void ready(path).then(() => instantiate(path));
  },
  text(path: string, text: string): void {
    texts.set(path, text.replaceAll('waymark-root:/', root.href));
  },
};
Object.assign(globalThis, { waymarkOffline: calls });

async function readText(path: string): Promise<Response> {
  try {
    if (!texts.has(path)) await runScript(`${path}.js`);
  } catch {
    return new Response(null, { status: 404 });
  }
  return new Response(texts.get(path));
}

const fetchElsewhere = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const url = new URL(address, document.baseURI);
  return isOwn(url) ? readText(pathOf(url.href, document.baseURI)) : fetchElsewhere(input, init);
};

/** Links that scripts make lead to folders, or from the root of a host. */
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.getAttribute('href')?.startsWith('#') !== false) return;
    const url = new URL(link.href);
    if (!isOwn(url)) return;
    const path = pathOf(url.href, document.baseURI);
    const isFolder = path === '' || path.endsWith('/') || !/\.\w+$/.test(path);
    const file = isFolder ? `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '') : path;
    link.href = urlOf(file) + url.search + url.hash;
  },
  true,
);
