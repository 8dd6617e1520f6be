import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OutputFile } from '../outputs/output-file.ts';
import { contentHash } from './hash.ts';

const FOLDER = fileURLToPath(new URL('../site-assets/', import.meta.url));

/** The scripts, the stylesheet and the face that every site carries, by their plain name (`main.js`). */
export interface ThemeAssets {
  readonly files: readonly OutputFile[];
  /** Path in the output of an asset: `_waymark/main.<hash>.js`. Undefined when there is none of that name. */
  path(name: string): string | undefined;
}

/** Reads the assets that the build of this package made; each is named by its content. */
export function loadThemeAssets(): ThemeAssets {
  const paths = new Map<string, string>();
  const files: OutputFile[] = [];
  for (const name of readdirSync(FOLDER).sort()) {
    const content = readFileSync(`${FOLDER}${name}`);
    const dot = name.lastIndexOf('.');
    const path = `_waymark/${name.slice(0, dot)}.${contentHash(content)}${name.slice(dot)}`;
    paths.set(name, path);
    files.push({ path, content });
  }
  return { files, path: (name) => paths.get(name) };
}
