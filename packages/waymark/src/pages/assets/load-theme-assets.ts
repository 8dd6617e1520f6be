import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rememberAll } from '@waymark/core/source';
import { contentHash } from '../../project/files/hash.ts';
import { PACKAGE_FOLDER } from '../package-folder.ts';

const FOLDER = fileURLToPath(new URL('dist/site-assets/', PACKAGE_FOLDER));

/** An asset that the build of this package made, ready to be written. */
export interface ThemeAsset {
  /** Path in the output, named by its content: `_waymark/main.<hash>.js`. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** The scripts, stylesheets and the face that sites are made with, by their plain name (`main.js`). */
export interface ThemeAssets {
  file(name: string): ThemeAsset;
  text(name: string): string;
  /** The script that draws diagrams, and every file that it may load. */
  diagrams(): DiagramAssets;
}

/** Files to be copied as they are; their names hold their content already. */
export interface DiagramAssets {
  /** Path of the entry in the output. */
  readonly entry: string;
  readonly files: readonly { readonly path: string; readonly copyFrom: string }[];
}

/** Gives the assets that the build of this package made; each is read when first asked for. */
export function loadThemeAssets(): ThemeAssets {
  const file = rememberAll((name: string): ThemeAsset => {
    const content = readFileSync(`${FOLDER}${name}`);
    const dot = name.lastIndexOf('.');
    return { path: `_waymark/${name.slice(0, dot)}.${contentHash(content)}${name.slice(dot)}`, content };
  });
  return { file, text: (name) => new TextDecoder().decode(file(name).content), diagrams: listDiagramAssets };
}

function listDiagramAssets(): DiagramAssets {
  const names = readdirSync(`${FOLDER}diagrams`).sort();
  const path = (name: string): string => `_waymark/diagrams/${name}`;
  return {
    entry: path(names.find((name) => name.startsWith('diagrams-')) ?? ''),
    files: names.map((name) => ({ path: path(name), copyFrom: `${FOLDER}diagrams/${name}` })),
  };
}
