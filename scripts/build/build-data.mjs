// Takes over what sites and the engine use of packages that no user has to install.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { alphabetNames, rangeOf } from '../../packages/core/dist/content/index.js';
import { faceFiles, faceNames } from '../../packages/waymark/dist/theme/brand/shipped-faces.js';

const require = createRequire(import.meta.url);

/** The sets of icons, by their packages' names without the scope. */
const ICON_SETS = ['lucide', 'tabler', 'fa6-solid', 'fa6-regular', 'fa6-brands'];
/** Packages of Font Awesome with the further names of each icon. */
const ALIAS_PACKAGES = ['@fortawesome/free-solid-svg-icons', '@fortawesome/free-brands-svg-icons'];
/** Its types name every icon, those of the paid set too. */
const NAMES_PACKAGE = '@fortawesome/fontawesome-common-types';
/** Letters of western languages, and the signs of running text. */
const LETTERS =
  'U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212';
/** Most bytes of a face. */
const LARGEST_FACE = 30_000;

/** Writes drawings of icons and esbuild's module into `data`, and the faces into `assets`. Gives the packages' names. */
export async function buildData({ data, assets }) {
  for (const name of ['icons', 'esbuild']) rmSync(join(data, name), { recursive: true, force: true });
  mkdirSync(join(data, 'icons'), { recursive: true });
  const iconPackages = writeIcons(join(data, 'icons'));
  copyEsbuild(join(data, 'esbuild'));
  const files = faceNames.flatMap((name) => faceFiles(name, alphabetNames));
  await Promise.all(files.map((file) => writeFace(file, assets)));
  return [...iconPackages, 'esbuild', ...faceNames.map((name) => `@fontsource-variable/${name}`)];
}

/** Writes the sets, and the names that only the paid Font Awesome has. Gives the packages' names. */
function writeIcons(folder) {
  const fontAwesomeAliases = readAliases();
  const free = new Set();
  for (const name of ICON_SETS) {
    const { aliases, ...set } = require(`@iconify-json/${name}/icons.json`);
    const own = name.startsWith('fa6-') ? namesIn(set.icons, fontAwesomeAliases) : {};
    const lines = iconLines({ ...set, aliases: { ...own, ...aliases } });
    if (name.startsWith('fa6-')) for (const [known] of lines) free.add(known);
    writeFileSync(join(folder, `${name}.tsv`), lines.map((fields) => fields.join('\t')).join('\n'));
  }
  const types = readFileSync(join(packageFolder(NAMES_PACKAGE), 'index.d.ts'), 'utf8');
  const all = [...types.matchAll(/'([a-z\d-]+)'/g)].map(([, name]) => name);
  const paid = new Set(all.filter((name) => !free.has(name)));
  if (paid.size < 1000) throw new Error(`${NAMES_PACKAGE} names only ${paid.size} icons that are not free`);
  writeFileSync(join(folder, 'paid.txt'), [...paid].sort().join('\n'));
  return [...ICON_SETS.map((name) => `@iconify-json/${name}`), ...ALIAS_PACKAGES, NAMES_PACKAGE];
}

/** Further names of the icons of Font Awesome, each with the icon's own. */
function readAliases() {
  const icons = ALIAS_PACKAGES.flatMap((name) => Object.values(require(name)));
  return icons.flatMap(({ iconName, icon: [, , aliases = []] = [] }) =>
    aliases.filter((alias) => typeof alias === 'string').map((alias) => [alias, iconName]),
  );
}

/** Those of a set, as the set itself would have them. */
function namesIn(icons, aliases) {
  const fitting = aliases.filter(([alias, name]) => name in icons && !(alias in icons));
  return Object.fromEntries(fitting.map(([alias, parent]) => [alias, { parent }]));
}

/** The letters and weights of a face that sites use: of the whole Latin file, about two thirds. */
async function writeFace({ name, face, alphabet }, assets) {
  const folder = packageFolder(`@fontsource-variable/${face}`);
  const whole = readFileSync(join(folder, `files/${face}-${alphabet ?? 'latin'}-wght-normal.woff2`));
  const text = lettersIn(alphabet === undefined ? LETTERS : rangeOf(alphabet));
  const variationAxes = { wght: { min: 400, max: 700 } };
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes });
  if (cut.length > LARGEST_FACE) throw new Error(`The face ${name} has ${cut.length} bytes`);
  writeFileSync(join(assets, `${name}.woff2`), cut);
}

/** All letters of ranges as CSS writes them. */
function lettersIn(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

function packageFolder(name) {
  return dirname(require.resolve(`${name}/package.json`));
}

/** Lines of a set as `readIconSet` takes them, by their fields. */
function iconLines({ icons, aliases = {}, width: allWidth = 16, height: allHeight = 16 }) {
  const shapes = Object.entries(icons).map(([name, shape]) => {
    const { body, left = 0, top = 0, width = allWidth, height = allHeight } = shape;
    return [name, `${left} ${top} ${width} ${height}`, body];
  });
  const lines = [...shapes, ...Object.entries(aliases).map(([name, { parent }]) => [name, parent])];
  const unfit = lines.find((fields) => fields.some((field) => /[\t\n]/.test(field)));
  if (unfit !== undefined) throw new Error(`The icon ${unfit[0]} holds a tab or a line break`);
  return lines;
}

/** The module looks for its program from where it lies, and insists on its own name and its folder's. */
function copyEsbuild(folder) {
  const from = packageFolder('esbuild');
  mkdirSync(join(folder, 'lib'), { recursive: true });
  for (const file of ['lib/main.js', 'LICENSE.md']) copyFileSync(join(from, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n');
}
