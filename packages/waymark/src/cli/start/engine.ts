/** What the bundle of the engine holds: the program, and what others take of it. */
export { main, runAndExit } from '../main.ts';

/** Loads the library. */
export function loadLibrary(): Promise<typeof import('../../index.ts')> {
  return import('../../index.ts');
}

/** Loads what reads bodies. */
export function loadParser(): Promise<typeof import('../../mdx/index.ts')> {
  return import('../../mdx/index.ts');
}
