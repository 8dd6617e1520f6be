import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type Sharp from 'sharp';
import { importModule } from '../../import-module.ts';
import { resolveInstalled } from '../../project/resolve-installed.ts';

/** The library that encodes pictures, as far as it is used. */
export type Encoder = typeof Sharp;

/** Finds the library where the engine or the project has it; undefined where nobody installed it. */
export async function loadSharp(directory: string): Promise<Encoder | undefined> {
  const beside = (): string => createRequire(import.meta.url).resolve('sharp');
  for (const find of [beside, () => resolveInstalled('sharp', directory)]) {
    try {
      const path = find();
      if (path === undefined) continue;
      const module = (await importModule(pathToFileURL(path).href)) as { readonly default: Encoder };
      return module.default;
    } catch {
      // It is not there, or not for this system.
    }
  }
  return undefined;
}
