import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type IndexedPicture, indexPixels } from '../../social/indexed.ts';

/** The library is started once in a process: it refuses a second time. */
let started: Promise<void> | undefined;

/** Renders a drawing; undefined for one that cannot be read, or that has too many colours. No font is loaded. */
export async function renderGround(drawing: string): Promise<IndexedPicture | undefined> {
  started ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  await started;
  try {
    const { pixels, width, height } = new Resvg(drawing).render();
    return indexPixels(pixels, width, height);
  } catch {
    return undefined;
  }
}
