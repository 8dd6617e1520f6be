// Bundles the library that draws diagrams, in chunks that a page loads as its diagrams need them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundledFolders, licenseTexts } from './bundled-packages.mjs';

/**
 * Pages allow no inline styles, neither `<style>` elements nor parsed `style` attributes. What the library writes that
 * way goes through the CSS object model instead, and its result stays elements. Each must be found exactly so often.
 */
const patches = [
  {
    // A drawing's own rules become a constructed sheet.
    from: /const style1 = document\.createElement\("style"\);\s+style1\.innerHTML = rules;/g,
    to: 'const style1 = document.createComment(""); adoptRules(id39, rules);',
    times: 1,
  },
  {
    // Text would have to be parsed again.
    from: /code = DOMPurify\.sanitize\(code, \{/g,
    to: 'code = DOMPurify.sanitize(root.select(enclosingDivID_selector).node(), { RETURN_DOM_FRAGMENT: true,',
    times: 1,
  },
  {
    from: /(\w+)\.setAttribute\("style", (\w+)\)/g,
    to: '$1.style.cssText = $2',
    times: 2,
  },
  {
    from: /this\.setAttribute\(name, (value|v)\)/g,
    to: 'name === "style" ? (this.style.cssText = $1) : this.setAttribute(name, $1)',
    times: 2,
  },
];

/** An esbuild plugin that applies the patches; `adoptRules` is the file that exports that function. */
function patchLibrary(adoptRules, found) {
  return {
    name: 'styles-by-object-model',
    setup({ onLoad }) {
      onLoad({ filter: /node_modules[\\/](?:mermaid|d3-selection)[\\/].*\.mjs$/ }, ({ path }) => {
        let contents = readFileSync(path, 'utf8');
        for (const patch of patches) {
          const times = contents.match(patch.from)?.length ?? 0;
          found.set(patch, (found.get(patch) ?? 0) + times);
          contents = contents.replace(patch.from, patch.to);
        }
        if (contents.includes('adoptRules('))
          contents = `import { adoptRules } from ${JSON.stringify(adoptRules)};\n${contents}`;
        return { contents, loader: 'js' };
      });
    },
  };
}

/** Writes the chunks into a folder; the entry is the one named `diagrams-…`. Gives esbuild's result. */
export async function bundleDiagrams({ entry, adoptRules, out, options }) {
  const found = new Map();
  const result = await build({
    ...options,
    entryPoints: { diagrams: entry },
    outdir: out,
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [patchLibrary(adoptRules, found)],
  });
  for (const patch of patches) {
    if (found.get(patch) !== patch.times)
      throw new Error(`${patch.from} occurs ${found.get(patch) ?? 0} times in the diagram library`);
  }
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'licenses.txt'), licenseTexts(bundledFolders([result])));
  return result;
}
