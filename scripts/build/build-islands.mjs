// Bundles what islands load in browsers: the runtime that they share, and the built-in components, one file each.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { componentFolders } from '../generate/folder-indexes.mjs';

/** Modules that have no place in a browser, by what stands in for them. Formulas are shown as written. */
const STAND_INS = { katex: 'export default { renderToString: (formula) => formula }' };

/**
 * Writes `islands.js`, `islands/*.js` and `islands/manifest.json`, which tells the file of each name. All files but the
 * first are named by their content. Gives esbuild's results.
 */
export async function buildIslands({ root, source, dist, out, options }) {
  const start = await build({
    ...options,
    entryPoints: { islands: join(source, 'client/islands/start.ts') },
    outdir: out,
    format: 'esm',
  });
  const families = await readFamilies(componentFolders(root), dist);
  const folder = join(out, 'islands');
  const parts = await build({
    ...options,
    entryPoints: {
      runtime: join(source, 'client/islands/runtime.ts'),
      'built-ins': join(source, 'client/islands/built-ins.ts'),
      ...Object.fromEntries([...families.keys()].map((name) => [name, `family:${name}`])),
    },
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    outdir: folder,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [familyEntries(families, source), standIns(), withoutDocumentation()],
  });
  writeManifest(parts.metafile, families, folder);
  return [start, parts];
}

/** The component folders, and the names that their definitions have in code. */
async function readFamilies(folders, dist) {
  const families = new Map();
  for (const name of folders) {
    const { definitions } = await import(pathToFileURL(join(dist, 'components', name, `${name}.js`)).href);
    const tags = definitions.flatMap(({ name: tag, aliases = [] }) => [tag, ...aliases]);
    const heads = new Set(tags.map((tag) => tag.split('.')[0]).filter((tag) => /^[A-Z]/.test(tag)));
    families.set(name, [...heads]);
  }
  return families;
}

function familyEntries(families, source) {
  return {
    name: 'family-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^family:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'family' }));
      onLoad({ filter: /.*/, namespace: 'family' }, ({ path }) => {
        const names = families.get(path);
        return {
          resolveDir: source,
          contents: `import { definitions } from './components/${path}/${path}.tsx';
import { componentsOf } from './client/islands/built-ins.ts';
export const { ${names.join(', ')} } = componentsOf(definitions);`,
        };
      });
    },
  };
}

function standIns() {
  return {
    name: 'stand-ins',
    setup({ onResolve, onLoad }) {
      const filter = new RegExp(`^(?:${Object.keys(STAND_INS).join('|')})$`);
      onResolve({ filter }, ({ path }) => ({ path, namespace: 'stand-in' }));
      onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => ({ contents: STAND_INS[path] }));
    },
  };
}

/** Descriptions of components and props are for the reference; a browser has no use for them. */
function withoutDocumentation() {
  return {
    name: 'without-documentation',
    setup({ onLoad }) {
      onLoad({ filter: /src[/\\]components[/\\].*\.tsx?$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(
          /\b(?:description|summary):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`)/g,
          'summary: ""',
        ),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  };
}

function writeManifest({ outputs }, families, folder) {
  const names = {};
  const imports = {};
  for (const [path, { entryPoint, imports: imported }] of Object.entries(outputs)) {
    const file = basename(path);
    imports[file] = imported
      .filter(({ external }) => external !== true)
      .map(({ path: other }) => basename(other));
    if (entryPoint === undefined) continue;
    const family = families.get(entryPoint.replace(/^family:/, ''));
    const entry = family === undefined ? [basename(entryPoint, '.ts')] : family;
    for (const name of entry) names[name] = file;
  }
  const { runtime, 'built-ins': builtIns, ...components } = names;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ runtime, builtIns, components, imports }));
}
