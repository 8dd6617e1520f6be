import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTags } from '../../../../bench/pages/read-html.mjs';
import { type Built, buildProject, fixture } from './projects.ts';

/** Every fixture site. */
export const SITES = ['plain', 'everything', 'api', 'api-auto', 'pages', 'rtl', 'base', 'broken'] as const;

// Goes away at the end of all tests, with everything in the temporary folder that their set-up made.
const outputs = mkdtempSync(join(tmpdir(), 'waymark-built-'));
const builds = new Map<string, Promise<Built>>();

/** Each fixture is built once for all test files that a process runs. */
export function built(name: string): Promise<Built> {
  const known = builds.get(name) ?? buildProject(fixture(name), { out: join(outputs, name) });
  builds.set(name, known);
  return known;
}

/** `navigation.json` of a build, as far as the tests look. */
export interface NavigationFile {
  readonly version: number;
  readonly root: { readonly kind: string; readonly children: readonly TreeNode[] };
  readonly pages: readonly PageEntry[];
}
/** A node of its tree. */
export interface TreeNode {
  readonly kind: string;
  readonly label?: string;
  readonly children?: readonly TreeNode[];
  readonly [key: string]: unknown;
}
/** An entry of its list of pages. */
export interface PageEntry {
  readonly route: string;
  readonly title: string;
  readonly prev?: string;
  readonly next?: string;
  readonly breadcrumbs: readonly string[];
  readonly places: readonly {
    readonly trail: readonly { readonly kind: string; readonly label: string }[];
    readonly prev?: string;
    readonly next?: string;
    readonly breadcrumbs: readonly string[];
  }[];
}

/** Reads `navigation.json` of a build. */
export function navigationOf(site: Built): NavigationFile {
  return JSON.parse(site.read('navigation.json')) as NavigationFile;
}

/** Every document of a build. */
export function documents({ files }: Built): readonly string[] {
  return files.filter((path) => path.endsWith('.html'));
}

/** Attributes of the first element of a name. */
export function attributesOf(html: string, name: string): ReadonlyMap<string, string> {
  return readTags(html).find((tag) => tag.name === name)?.attributes ?? new Map();
}

/** Every address in a document, with the attribute that holds it. */
export function addresses(html: string): readonly { readonly attribute: string; readonly value: string }[] {
  return readTags(html).flatMap(({ attributes }) =>
    ['href', 'src', 'data-search-src', 'data-src', 'poster'].flatMap((attribute) => {
      const value = attributes.get(attribute);
      return value === undefined ? [] : [{ attribute, value }];
    }),
  );
}

/** Addresses inside the site that lead nowhere, lack their slash, or name an id that their page does not have. */
export function brokenAddresses(site: Built, base: string): readonly string[] {
  const files = new Set(site.files);
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (path: string): ReadonlySet<string> => {
    const found =
      ids.get(path) ??
      new Set(readTags(site.read(path)).flatMap(({ attributes }) => attributes.get('id') ?? []));
    ids.set(path, found);
    return found;
  };
  const problemOf = (value: string, from: string): string | undefined => {
    const url = new URL(value, `https://site.test${base}/${from.replace(/index\.html$/, '')}`);
    if (url.host !== 'site.test') return undefined;
    if (!url.pathname.startsWith(`${base}/`)) return 'leaves the base';
    const path = decodeURIComponent(url.pathname.slice(base.length + 1));
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    if (!files.has(file)) return 'leads nowhere';
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || !file.endsWith('.html') || idsOf(file).has(id) ? undefined : 'names no id';
  };
  return documents(site).flatMap((from) =>
    addresses(site.read(from)).flatMap(({ value }) => {
      const problem = problemOf(value, from);
      return problem === undefined ? [] : [`${value} ${problem}, in ${from}`];
    }),
  );
}
