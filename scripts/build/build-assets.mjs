// Bundles what readers' browsers load (the theme's stylesheet, the site's scripts, the text face), and the engine.
// Prints the sizes and fails when a budget is exceeded.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { styledParts } from '../../packages/waymark/dist/pages/assets/parts.js';
import { integrationNames } from '../../packages/waymark/dist/theme/head/integrations.js';
import { themeFolders } from '../generate/folder-indexes.mjs';
import { buildCodeData } from './build-code-data.mjs';
import { buildData } from './build-data.mjs';
import { buildIslands } from './build-islands.mjs';
import { buildOutlines } from './build-outlines.mjs';
import { bundleDiagrams } from './bundle-diagrams.mjs';
import { bundleEngine } from './bundle-engine.mjs';
import { bundledFolders, licenseTexts, readPackage } from './bundled-packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'packages/waymark/src');
const dist = join(root, 'packages/waymark/dist');
const out = join(dist, 'site-assets');
/** Styles that only some sites have: `pages/assets/frame-styles.ts` chooses them. */
const siteStyles = join(source, 'theme/styles/site');

/** Browsers that have popovers, nesting, cascade layers and `:has`. */
const target = ['chrome123', 'firefox128', 'safari17.5'];
const options = {
  bundle: true,
  minify: true,
  target,
  logLevel: 'warning',
  legalComments: 'none',
  metafile: true,
};

/** Most gzip bytes of what a page without islands loads: 10 kB and 12 KiB; and of the playground when it is opened. */
const budgets = { script: 10_000, style: 12 * 1024, playground: 30 * 1024 };

const presets = themeFolders(root);

/** Name, version and licence of a library that is bundled. */
function notice(name) {
  const { version, license, homepage } = readPackage(join('node_modules', name));
  return `${name} ${version}, ${license}, ${homepage}`;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
// The bundle of the engine brings patterns that are compiled ahead, which are those of grammars.
const highlighting = await buildCodeData(join(dist, 'data/code'));
const bundles = await Promise.all([
  bundleEngine(dist),
  buildIslands({ root, source, dist, out, options }),
  build({
    ...options,
    entryPoints: ['main', 'places', 'api-fields', 'api-follow', 'search', 'samples', 'oauth-callback'].map(
      (name) => join(source, `client/${name}.ts`),
    ),
    outdir: out,
    format: 'esm',
  }),
  build({
    ...options,
    entryPoints: Object.fromEntries(
      styledParts.flatMap(({ name, script }) => (script === undefined ? [] : [[name, join(source, script)]])),
    ),
    outdir: out,
    format: 'esm',
  }),
  // Calls of `h` are smaller than those of the automatic runtime, and the playground has to be small.
  build({
    ...options,
    entryPoints: [join(source, 'client/playground/playground.tsx')],
    outdir: out,
    format: 'esm',
    jsx: 'transform',
    jsxFactory: 'h',
    jsxFragment: 'Fragment',
    inject: [join(source, 'client/playground/jsx.ts')],
  }),
  // One file for each service; a site gets those that it names. Classic scripts know the element that they came by.
  build({
    ...options,
    entryPoints: integrationNames.map((name) => join(source, 'client/integrations/services', `${name}.ts`)),
    outdir: out,
    entryNames: 'integration-[name]',
    format: 'iife',
  }),
  // Only for `waymark dev`. It says by itself what it holds, because it is not listed as a dependency of the package.
  build({
    ...options,
    entryPoints: [join(source, 'client/dev/dev.ts')],
    outdir: out,
    format: 'iife',
    banner: { js: `/* Contains ${notice('idiomorph')} */` },
  }),
  // Only for `waymark export`: the first script of a site that opens from the disk.
  build({ ...options, entryPoints: [join(source, 'client/offline.ts')], outdir: out, format: 'iife' }),
  // A classic script, because modules wait until the document is parsed.
  build({ ...options, entryPoints: [join(source, 'client/mode.ts')], outdir: out, format: 'iife' }),
  build({
    ...options,
    entryPoints: [
      join(source, 'theme/theme.css'),
      ...readdirSync(siteStyles).map((name) => join(siteStyles, name)),
      join(source, 'search/search.css'),
      join(source, 'playground/playground.css'),
      ...styledParts.flatMap(({ styles = [] }) => styles).map((file) => join(source, file)),
    ],
    outdir: out,
    entryNames: '[name]',
  }),
  // One file for each theme; a site gets the one that it uses, behind its palette.
  build({
    ...options,
    entryPoints: presets.map((name) => join(source, 'theme/presets', name, `${name}.css`)),
    outdir: out,
    entryNames: 'theme-[name]',
  }),
  bundleDiagrams({
    entry: join(source, 'components/mermaid/diagrams.element.ts'),
    adoptRules: join(source, 'components/mermaid/adopt-rules.element.ts'),
    out: join(out, 'diagrams'),
    options,
  }),
]);
// What is ours stands apart from what is an author's: our layers in one of ours, our ids where content does not have them.
const OURS = /#(?:banner|content|footer|header|navbar|pagination|panel|sidebar)(?![\w-])/g;
/** Values of custom properties, which the minifier leaves as they are written: their spaces mean something between words alone. */
const CUSTOM = /--[\w-]+:(?!url)[^;{}"]+/g;
const SPACES = /(^--[\w-]+:|,|\() | (?=\))/g;
for (const name of readdirSync(out).filter((file) => file.endsWith('.css'))) {
  const file = join(out, name);
  const css = readFileSync(file, 'utf8')
    .trim()
    .replace(CUSTOM, (property) => property.replace(SPACES, '$1'));
  writeFileSync(file, `@layer waymark{${css.replace(OURS, '$&:where(:not(.mdx-content *))')}}\n`);
}

const copied = await buildData({ data: join(dist, 'data'), assets: out });
writeBundled([
  ...bundledFolders(bundles.flat()),
  ...[...copied, ...highlighting, buildOutlines(root, out)].map((name) => `node_modules/${name}`),
]);

/** Notes what is brought along of other packages, and under which terms. */
function writeBundled(folders) {
  const all = [...new Set(folders)].sort();
  writeFileSync(join(dist, 'bundled-packages.json'), `${JSON.stringify(all.map(readPackage), null, 2)}\n`);
  writeFileSync(join(dist, 'bundled-licenses.txt'), licenseTexts(all));
}

const size = (name) => gzipSync(readFileSync(join(out, name)), { level: 9 }).length;
const sizes = Object.fromEntries(
  [
    'mode.js',
    'main.js',
    'places.js',
    'search.js',
    'playground.js',
    'samples.js',
    'playground.css',
    'theme.css',
    'search.css',
    'api-page.css',
    'theme-mint.css',
    'theme-maple.css',
  ].map((name) => [name, size(name)]),
);
console.error(
  Object.entries(sizes)
    .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)} kB`)
    .join('  '),
);
const over = [
  sizes['mode.js'] + sizes['main.js'] > budgets.script && 'scripts',
  sizes['theme.css'] + sizes['theme-maple.css'] > budgets.style && 'stylesheet',
  sizes['playground.js'] > budgets.playground && 'playground',
].filter(Boolean);
if (over.length > 0) {
  console.error(`Over budget (gzip): ${over.join(', ')}`);
  process.exitCode = 1;
}
