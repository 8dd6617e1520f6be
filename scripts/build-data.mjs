// Takes over what the engine reads of packages that no user has to install: drawings of icons, and esbuild's module.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const data = fileURLToPath(new URL('../packages/waymark/dist/data', import.meta.url));
const require = createRequire(import.meta.url);

/** The sets of icons, by their packages' names without `@iconify-json/`. */
const ICON_SETS = ['lucide', 'tabler', 'fa6-solid', 'fa6-regular', 'fa6-brands'];

function emptyFolder(name) {
  const folder = join(data, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
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

const icons = emptyFolder('icons');
for (const name of ICON_SETS)
  writeFileSync(join(icons, `${name}.tsv`), iconLines(require(`@iconify-json/${name}/icons.json`)));

// The module looks for its program from where it lies, and insists on its name and its folder's.
const esbuild = emptyFolder('esbuild');
const from = dirname(require.resolve('esbuild/package.json'));
mkdirSync(join(esbuild, 'lib'));
copyFileSync(join(from, 'lib/main.js'), join(esbuild, 'lib/main.js'));
copyFileSync(join(from, 'LICENSE.md'), join(esbuild, 'LICENSE.md'));
writeFileSync(join(esbuild, 'package.json'), '{ "type": "commonjs" }\n');
