import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type Sharp from 'sharp';
import { importModule } from '../../import-module.ts';

/** The library that encodes pictures, as far as it is used. */
export type Encoder = typeof Sharp;

/** Finds the library where the engine or the project has it; undefined where nobody installed it. */
export async function loadSharp(directory: string): Promise<Encoder | undefined> {
  const places = [import.meta.url, join(directory, 'package.json'), join(process.cwd(), 'package.json')];
  for (const place of places) {
    try {
      const path = createRequire(place).resolve('sharp');
      const module = (await importModule(pathToFileURL(path).href)) as { readonly default: Encoder };
      return module.default;
    } catch {
      // It is not there, or not for this system.
    }
  }
  return undefined;
}
