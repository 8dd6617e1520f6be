// Bundles the engine: a command loads a few files instead of hundreds, which is most of what a small site takes.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What stays a package of its own: libraries that few sites need, what has files beside it, and data by the file. */
const OUTSIDE = [
  'tailwindcss',
  'launch-editor',
  '@shikijs/langs/*',
  '@shikijs/themes/*',
  '@shikijs/engine-oniguruma/wasm-inlined',
];

/** Packages that are loaded with the first call of a function, and what is taken of them. */
const WHEN_CALLED = {
  katex: `export default { renderToString: (...args) => require('katex').renderToString(...args) };`,
};

/**
 * Writes `engine/` into the folder of the compiled modules: the command, the library, and what both share. Nothing is
 * minified, so that stacks tell the functions that they passed.
 */
export async function bundleEngine(dist) {
  const folder = join(dist, 'engine');
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: { cli: join(dist, 'cli/main.js'), index: join(dist, 'index.js') },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    external: OUTSIDE,
    legalComments: 'none',
    logLevel: 'warning',
    // What is CommonJS requires modules of Node.js.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [loadWhenCalled(), bindNative()],
  });
}

function loadWhenCalled() {
  return {
    name: 'load-when-called',
    setup({ onResolve, onLoad }) {
      const filter = new RegExp(`^(?:${Object.keys(WHEN_CALLED).join('|')})$`);
      onResolve({ filter }, ({ path, kind }) =>
        kind === 'require-call' ? { path, external: true } : { path, namespace: 'when-called' },
      );
      onLoad({ filter: /.*/, namespace: 'when-called' }, ({ path }) => ({
        contents: WHEN_CALLED[path],
      }));
    },
  };
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
