// Bundles the engine: a command loads a few files instead of hundreds, which is most of what a small site takes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What stays a package of its own: libraries that few sites need, what has files beside it, and data by the file. */
const OUTSIDE = ['tailwindcss', 'launch-editor', '@shikijs/langs/*', '@shikijs/themes/*'];

/**
 * Libraries that few sites need, each loaded from a file of its own with the first call of a function or class, and what is
 * taken of them; of one that is CommonJS, as properties of its default export.
 */
const WHEN_CALLED = {
  katex: { isCommonJs: true, names: ['renderToString'] },
  parse5: { names: ['parse', 'parseFragment', 'serialize'] },
  'json-p3': { names: ['JSONPathEnvironment'] },
};

const OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
};

/**
 * Writes `engine/` into the folder of the compiled modules: the command, the library, and what both share. Nothing is
 * minified, so that stacks tell the functions that they passed. Gives esbuild's results.
 */
export async function bundleEngine(dist) {
  const folder = join(dist, 'engine');
  rmSync(folder, { recursive: true, force: true });
  const engine = await build({
    ...OPTIONS,
    entryPoints: {
      cli: join(dist, 'cli/main.js'),
      // The thread that watches a command finds its module beside it.
      'watchdog-thread': join(dist, 'cli/watchdog/watchdog-thread.js'),
      // So does the process that reads pages of strangers first.
      'page-trial-program': join(dist, 'cli/watchdog/page-trial-program.js'),
      index: join(dist, 'index.js'),
    },
    outdir: folder,
    splitting: true,
    format: 'esm',
    mainFields: ['module', 'main'],
    external: OUTSIDE,
    // Its companion for JSX requires it as CommonJS, which would bring it along, and run it, a second time.
    alias: { acorn: fileURLToPath(import.meta.resolve('acorn')) },
    // What is CommonJS requires modules of Node.js.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [loadWhenCalled(), bindNative(), unpackWasm(folder)],
  });
  return [engine, ...(await Promise.all(Object.keys(WHEN_CALLED).map((name) => bundleAlone(name, folder))))];
}

function bundleAlone(name, folder) {
  return build({
    ...OPTIONS,
    stdin: { contents: `module.exports = require('${name}')`, resolveDir: folder },
    outfile: join(folder, `${name}.cjs`),
    format: 'cjs',
    minify: true,
  });
}

function loadWhenCalled() {
  return {
    name: 'load-when-called',
    setup({ onResolve, onLoad }) {
      const names = Object.keys(WHEN_CALLED).join('|');
      onResolve({ filter: new RegExp(`^(?:${names})$`) }, ({ path }) => ({ path, namespace: 'when-called' }));
      onLoad({ filter: /.*/, namespace: 'when-called' }, ({ path }) => {
        const { isCommonJs, names } = WHEN_CALLED[path];
        const calls = names.map((name) => call(path, name)).join('\n');
        return { contents: `${calls}\nexport ${isCommonJs ? 'default ' : ''}{ ${names.join(', ')} };` };
      });
      onResolve({ filter: new RegExp(`^\\./(?:${names})\\.cjs$`) }, ({ path }) => ({ path, external: true }));
    },
  };
}

function call(library, name) {
  return `function ${name}(...args) {
    const { ${name}: it } = require('./${library}.cjs');
    return new.target === undefined ? it(...args) : new it(...args);
  }`;
}

/** The parser's native half is found from its own package: where it is installed, another package may not see it. */
function bindNative() {
  return {
    name: 'bind-native',
    setup({ onLoad }) {
      onLoad({ filter: /satteri[/\\]dist[/\\]binding\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(
          /export (\{[^}]*\}) from "\.\.\/index\.js";/,
          "export const $1 = await import(new URL('../index.js', import.meta.resolve('satteri')).href);",
        ),
      }));
    },
  };
}

/** The module that matches patterns is a file of its own: taken out of a text, it makes Node.js load all of its fetching first. */
function unpackWasm(folder) {
  return {
    name: 'unpack-wasm',
    setup({ onLoad }) {
      onLoad({ filter: /engine-oniguruma[/\\]dist[/\\]wasm-inlined\.mjs$/ }, async ({ path }) => {
        const { wasmBinaryPromise } = await import(pathToFileURL(path).href);
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'onig.wasm'), await wasmBinaryPromise);
        return {
          contents: `import { readFileSync } from 'node:fs';
            export default async (imports) => {
              const code = readFileSync(new URL('./onig.wasm', import.meta.url));
              return (await WebAssembly.instantiate(code, imports)).instance.exports;
            };`,
        };
      });
    },
  };
}
