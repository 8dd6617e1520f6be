// Bundles the engine: a command loads a few files instead of hundreds, which is most of what a small site takes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as library from '../../packages/waymark/dist/index.js';
import { compilePatterns } from './matcher/compile-patterns.mjs';
import { shareShapes } from './share-shapes.mjs';

/** What stays a package of its own: libraries that few sites need, what has files beside it, and data by the file. */
const OUTSIDE = ['launch-editor', 'typescript'];

/**
 * Libraries that few sites need, each loaded from a file of its own with the first call of a function or class, and what is
 * taken of them; of one that is CommonJS, as properties of its default export.
 */
const WHEN_CALLED = {
  katex: { isCommonJs: true, names: ['renderToString'] },
  parse5: { names: ['Parser', 'parse', 'parseFragment', 'serialize', 'serializeOuter'] },
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

/** What a program that uses the library imports: as the engine, it is loaded by `start.cjs`. */
const LIBRARY = `import { loadEngine } from './start.cjs';
const library = await loadEngine().engine.loadLibrary();
export const { ${Object.keys(library).join(', ')} } = library;
`;

/**
 * Writes `engine/` into the folder of the compiled modules: the engine, which is the command and the library, and what starts it.
 * Nothing is minified, so that stacks tell the functions that they passed. Gives esbuild's results.
 */
export async function bundleEngine(dist) {
  const folder = join(dist, 'engine');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), LIBRARY);
  await compilePatterns(join(dist, '../src/highlight/samples'), folder);
  return Promise.all([
    bundleScript(dist, folder),
    bundleStart(dist, folder),
    build({
      ...OPTIONS,
      entryPoints: [
        // The thread that watches a command finds its module beside the engine.
        join(dist, 'cli/watchdog/watchdog-thread.js'),
        // So does the process that reads pages of strangers first.
        join(dist, 'cli/watchdog/page-trial-program.js'),
      ],
      entryNames: '[name]',
      outdir: folder,
      format: 'esm',
    }),
    ...Object.keys(WHEN_CALLED).map((name) => bundleAlone(name, folder)),
  ]);
}

/**
 * The engine is one script, and a function: only of scripts does V8 give the compiled code, which is kept from run to run. What its
 * modules ask of where they stand, and how they import others, comes from outside (`cli/start/load-engine.ts`).
 */
async function bundleScript(dist, folder) {
  const result = await build({
    ...OPTIONS,
    entryPoints: [join(dist, 'cli/start/engine.js')],
    outdir: folder,
    format: 'cjs',
    mainFields: ['module', 'main'],
    external: OUTSIDE,
    // Its companion for JSX requires it as CommonJS, which would bring it along, and run it, a second time.
    alias: { acorn: fileURLToPath(import.meta.resolve('acorn')) },
    define: { 'import.meta.url': 'engineUrl' },
    banner: {
      js: `(function (module, require, __filename, importFromOutside) {
'use strict';
const engineUrl = require('node:url').pathToFileURL(__filename).href;`,
    },
    footer: { js: '})' },
    plugins: [loadWhenCalled(), importFromOutside(), bindNative(), unpackWasm()],
  });
  const file = join(folder, 'engine.js');
  writeFileSync(file, shareShapes(nameModulesAlike(escapeLetters(readFileSync(file, 'utf8')))));
  return result;
}

/** What starts the engine is CommonJS: to load modules, Node.js starts threads that read files, a fifteenth of building one page. */
function bundleStart(dist, folder) {
  return build({
    ...OPTIONS,
    entryPoints: [join(dist, 'cli/start/start.js')],
    outfile: join(folder, 'start.cjs'),
    format: 'cjs',
    define: { 'import.meta.url': 'startUrl' },
    banner: { js: "const startUrl = require('node:url').pathToFileURL(__filename).href;" },
  });
}

/**
 * Makes a script one of ASCII, which is read, and held, in half of the bytes. esbuild has escaped texts; what it leaves stands in
 * regular expressions and comments, where an escape means the same.
 */
function escapeLetters(script) {
  return script.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * esbuild keeps each module under its path, as the one property of an object. Each of 1,400 names makes V8 note one more way that an
 * object may go on from none, in a sorted list of all of them: a twenty-fifth of what one page takes.
 */
function nameModulesAlike(script) {
  return script.replace(/(= __(?:esm|commonJS)\(\{\s*)"[^"\n]+"\(/g, '$1module(');
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

function importFromOutside() {
  return {
    name: 'import-from-outside',
    setup({ onLoad }) {
      onLoad({ filter: /waymark[/\\]dist[/\\]import-module\.js$/ }, () => ({
        contents: 'export const importModule = (specifier) => importFromOutside(specifier);',
      }));
    },
  };
}

/** The parser's native half is found from its own package: where it is installed, another package may not see it. */
function bindNative() {
  return {
    name: 'bind-native',
    setup({ onLoad }) {
      onLoad({ filter: /satteri[/\\]index\.js$/ }, ({ path }) => ({
        contents: `import { pathToFileURL } from 'node:url';
          const parserUrl = new URL('../index.js', pathToFileURL(createRequire(engineUrl).resolve('satteri'))).href;
          ${readFileSync(path, 'utf8').replaceAll('import.meta.url', 'parserUrl')}`,
      }));
    },
  };
}

/** The module that matches patterns is a file of its own: taken out of a text, it makes Node.js load all of its fetching first. */
function unpackWasm() {
  return {
    name: 'unpack-wasm',
    setup({ onResolve }) {
      onResolve({ filter: /^@shikijs\/engine-oniguruma\/wasm-inlined$/ }, () => ({
        path: fileURLToPath(new URL('./matcher/start-matcher.mjs', import.meta.url)),
      }));
    },
  };
}
