// Changes real docs in ways that must not change the site, builds both, and compares all files byte by byte.
//   npm run build && node bench/relations.mjs SITES [--sites A,B] [--relations A,B] [--together] [--cold]
// --together makes all changes of files at once, which finds that something differs in the time of one; --cold leaves out caches.
// SITES is a folder of docs folders. A difference is printed with its site, relation, file and both sides from where they part;
// a build with the cache of the site before the change has to give the same as one without. Exit code 1 when something differed.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/library.js';
import { filesBelow } from './relations/change-files.mjs';
import { RELATIONS, together } from './relations/relations.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sites: { type: 'string' },
    relations: { type: 'string' },
    together: { type: 'boolean' },
    cold: { type: 'boolean' },
  },
});
const [root] = positionals;
if (root === undefined) throw new Error('SITES, please: a folder of docs folders');
const sites = values.sites?.split(',') ?? readdirSync(root);
const chosen = RELATIONS.filter(({ name }) => values.relations?.split(',').includes(name) ?? true);
const relations = values.together ? [together(chosen)] : chosen;

const work = mkdtempSync(join(tmpdir(), 'waymark-relations-'));
const [project, out, cache] = ['project', 'out', 'cache'].map((name) => join(work, name));
process.env.XDG_CACHE_HOME = join(work, 'user-cache');
const SHOWN = 3;

/** What a build notes of itself: hashes of the other files. */
const RECORD = '_waymark/manifest.json';

function copySite(site) {
  rmSync(project, { recursive: true, force: true });
  cpSync(join(root, site), project, { recursive: true, verbatimSymlinks: true });
}

async function siteOf(folder, choices) {
  rmSync(out, { recursive: true, force: true });
  const { diagnostics, written } = await build(folder, { out, cache: false, offline: true, ...choices });
  const files = written ? filesBelow(out).filter((path) => path !== RECORD) : [];
  const found = diagnostics.map(({ code, span }) => `${code} ${span?.file ?? ''}`).sort();
  return new Map([
    ...files.map((path) => [path, readFileSync(join(out, path), 'latin1')]),
    ['findings', found.join('\n')],
  ]);
}

/** Files are named by their content, which is compared: those of one kind are one, and their names the same. */
const HASHES = [
  [/(_waymark\/[^\s"'()<>&]*?)[./][\w-]{10,11}(?=\.[a-z\d]+\b)/g, '$1.HASH'],
  [/"(?=[a-z]*\d)[\da-z]{11}"/g, '"HASH"'],
  [/sha256[-:][\w+/=]+/g, 'HASH'],
];

function comparable(site, { clean = (text) => text, ignored = () => false }) {
  const plain = (text) => HASHES.reduce((rest, [sign, name]) => rest.replace(sign, name), clean(text));
  const found = new Map();
  for (const [path, text] of site)
    if (!ignored(path)) found.set(plain(path), [...(found.get(plain(path)) ?? []), plain(text)]);
  const joined = new Map([...found].map(([path, texts]) => [path, texts.sort().join('\n')]));
  return joined.set('findings', joined.get('findings')?.split('\n').sort().join('\n'));
}

function partingOf(left, right) {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return [left, right]
    .map((text) => `\n    ${JSON.stringify(text.slice(Math.max(0, at - 80), at + 140))}`)
    .join('');
}

let count = 0;
/** Prints the first files that differ. */
function compare(title, before, after) {
  const paths = new Set([...before.keys(), ...after.keys()]);
  const differing = [...paths].filter((path) => before.get(path) !== after.get(path));
  for (const path of differing.slice(0, SHOWN)) {
    const sides = partingOf(before.get(path) ?? '', after.get(path) ?? '');
    process.stdout.write(`${title} | ${path}${sides}\n`);
  }
  if (differing.length > 0) process.stdout.write(`${title} | ${differing.length} files differ\n`);
  count += differing.length;
}

for (const site of sites) {
  const references = new Map();
  for (const relation of relations) {
    const { name, change = () => undefined, choices, reference, place = (folder) => folder } = relation;
    copySite(site);
    const key = JSON.stringify(reference ?? {});
    if (!references.has(key)) references.set(key, await siteOf(project, reference));
    const copied = change(project) ?? new Set();
    const after = await siteOf(place(project), choices);
    const withoutCopies = {
      ...relation,
      ignored: (path) => copied.has(path) || (relation.ignored?.(path) ?? false),
    };
    compare(
      `${site} | ${name}`,
      comparable(references.get(key), withoutCopies),
      comparable(after, withoutCopies),
    );
    if (relation.change === undefined || values.cold) continue;
    rmSync(cache, { recursive: true, force: true });
    copySite(site);
    await siteOf(project, { ...reference, cache });
    change(project);
    compare(`${site} | ${name}, warm`, after, await siteOf(place(project), { ...choices, cache }));
  }
  process.stderr.write(`${relative('.', join(root, site))}: ${relations.length} relations\n`);
}
rmSync(work, { recursive: true, force: true });
process.stdout.write(`${sites.length} sites: ${count} differences\n`);
process.exit(count > 0 ? 1 : 0);
