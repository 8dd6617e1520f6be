// Takes over what sites and the engine use of packages that no user has to install.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The sets of icons, by their packages' names without the scope. */
const ICON_SETS = ['lucide', 'tabler', 'fa6-solid', 'fa6-regular', 'fa6-brands'];

/** Writes drawings of icons and esbuild's module into `data`, and the text face into `assets`. Gives the packages' names. */
export function buildData({ data, assets }) {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(join(data, 'icons'), { recursive: true });
  const iconPackages = ICON_SETS.map((name) => {
    const set = require(`@iconify-json/${name}/icons.json`);
    writeFileSync(join(data, 'icons', `${name}.tsv`), iconLines(set));
    return `@iconify-json/${name}`;
  });
  copyEsbuild(join(data, 'esbuild'));
  const inter = packageFolder('@fontsource-variable/inter');
  copyFileSync(join(inter, 'files/inter-latin-wght-normal.woff2'), join(assets, 'inter.woff2'));
  return [...iconPackages, 'esbuild', '@fontsource-variable/inter'];
}

function packageFolder(name) {
  return dirname(require.resolve(`${name}/package.json`));
}

/** A set as `readIconSet` takes it. */
function iconLines({ icons, aliases = {}, width: allWidth = 16, height: allHeight = 16 }) {
  const shapes = Object.entries(icons).map(([name, shape]) => {
    const { body, left = 0, top = 0, width = allWidth, height = allHeight } = shape;
    return [name, `${left} ${top} ${width} ${height}`, body];
  });
  const lines = [...shapes, ...Object.entries(aliases).map(([name, { parent }]) => [name, parent])];
  const unfit = lines.find((fields) => fields.some((field) => /[\t\n]/.test(field)));
  if (unfit !== undefined) throw new Error(`The icon ${unfit[0]} holds a tab or a line break`);
  return lines.map((fields) => fields.join('\t')).join('\n');
}

/** The module looks for its program from where it lies, and insists on its own name and its folder's. */
function copyEsbuild(folder) {
  const from = packageFolder('esbuild');
  mkdirSync(join(folder, 'lib'), { recursive: true });
  for (const file of ['lib/main.js', 'LICENSE.md']) copyFileSync(join(from, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n');
}
