// A real site as every engine can read it: the pages that its navigation names, without components.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { withoutJsx } from './without-jsx.mjs';

/** What divides a navigation: a reader sees the pages of one such part at a time. */
const DIVISIONS = [
  ['languages', 'language'],
  ['versions', 'version'],
  ['products', 'product'],
  ['dropdowns', 'dropdown'],
  ['tabs', 'tab'],
  ['menu', 'item'],
  ['anchors', 'anchor'],
];

/** Name of a site, the parts of its navigation with their groups, and its pages; what has no file is left out. */
export function readRealSite(folder) {
  const { name, navigation } = readJson(folder, 'docs.json');
  const known = new Map();
  const pageOf = (path) => {
    if (!known.has(path)) known.set(path, readPage(folder, path));
    return known.get(path);
  };
  const sections = sectionsOf(navigation, '', pageOf).filter(({ groups }) => groups.length > 0);
  const pages = [...known.values()].filter((page) => page !== undefined);
  return { name, sections, groups: sections.flatMap(({ groups }) => groups), pages };
}

/** A JSON file, with the files in it that `$ref` names. */
function readJson(folder, path) {
  const file = join(folder, path);
  return JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
    typeof value?.$ref === 'string' ? readJson(dirname(file), value.$ref) : value,
  );
}

function sectionsOf(level, way, pageOf) {
  const inner = DIVISIONS.flatMap(([key, label]) =>
    (level[key] ?? []).flatMap((entry) => sectionsOf(entry, `${way} / ${entry[label]}`, pageOf)),
  );
  const own = [...(level.pages ?? []), ...(level.groups ?? [])];
  const groups = groupsOf({ group: 'Pages', pages: own }, '', pageOf);
  return [...(groups.length === 0 ? [] : [{ name: way.slice(3) || 'Docs', groups }]), ...inner];
}

/** Groups of any depth as a flat list, named by their way. */
function groupsOf({ group, pages = [] }, way, pageOf) {
  const name = way === '' ? group : `${way}: ${group}`;
  const paths = pages.filter(
    (page) => typeof page === 'string' && pageOf(page.replace(/^\//, '')) !== undefined,
  );
  const inner = pages.filter((page) => typeof page !== 'string');
  return [
    ...(paths.length === 0 ? [] : [{ name, paths: paths.map((path) => path.replace(/^\//, '')) }]),
    ...inner.flatMap((entry) => groupsOf(entry, way === '' && group === 'Pages' ? '' : name, pageOf)),
  ];
}

/** A page of the navigation; undefined where it has no file. */
function readPage(folder, path) {
  const file = [`${path}.mdx`, `${path}.md`, path]
    .map((name) => join(folder, name))
    .find((name) => existsSync(name));
  if (file === undefined || !/\.mdx?$/.test(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const [, head = '', body = text] = /^---\r?\n([\s\S]*?)\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const { title = path, description = '' } = readHead(head);
  return {
    path: path.replace(/\.mdx?$/, ''),
    title: String(title),
    description: String(description),
    body: withoutJsx(body),
  };
}

function readHead(text) {
  try {
    return parse(text) ?? {};
  } catch {
    return {};
  }
}
