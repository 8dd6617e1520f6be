import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rememberAll } from '@waymark/core/source';
import type { OutputFile } from '../../outputs/output-file.ts';
import { PACKAGE_FOLDER } from '../package-folder.ts';

const FOLDER = fileURLToPath(new URL('dist/site-assets/islands/', PACKAGE_FOLDER));

/** What the build of this package wrote for islands: the file of each name, and what each file imports. */
interface Manifest {
  readonly runtime: string;
  readonly builtIns: string;
  readonly components: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** Files that islands load, all in the folder `_waymark/islands`. */
export interface IslandAssets extends Pick<Manifest, 'runtime' | 'builtIns' | 'components'> {
  /** A file and everything that it imports. */
  withImports(file: string): readonly OutputFile[];
}

/** Loads what the build of this package made for islands; each file is read when first asked for. */
export function loadIslandAssets(): IslandAssets {
  const manifest = JSON.parse(readFileSync(`${FOLDER}manifest.json`, 'utf8')) as Manifest;
  const load = rememberAll((file: string) => ({
    path: `_waymark/islands/${file}`,
    content: readFileSync(FOLDER + file, 'utf8'),
  }));
  const { runtime, builtIns, components, imports } = manifest;
  return {
    runtime,
    builtIns,
    components,
    withImports: (file) => {
      const found = new Set([file]);
      for (const current of found) for (const other of imports[current] ?? []) found.add(other);
      return [...found].map(load);
    },
  };
}
