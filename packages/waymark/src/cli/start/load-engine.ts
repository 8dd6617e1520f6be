import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** What the bundle holds. */
export type EngineBundle = typeof import('./engine.ts');

/** The bundle beside this module: a function expression that fills `module.exports`. */
const FILE = fileURLToPath(new URL('./engine.js', import.meta.url));

type Start = (
  module: { exports: unknown },
  require: NodeJS.Require,
  filename: string,
  importFromOutside: (specifier: string) => Promise<unknown>,
) => void;

/** The engine, and its code. */
export interface LoadedEngine {
  readonly engine: EngineBundle;
  /** Whether the machine code that was given was of use. */
  readonly isKnown: boolean;
  /** The code of all functions that were called until now. */
  compiled(): Buffer;
}

/** Loads the engine, with code that was kept of an earlier run where there is some. */
export function loadEngine(cachedData?: Buffer): LoadedEngine {
  // Our build has escaped all other letters (`scripts/build/bundle-engine.mjs`).
  const script = new Script(readFileSync(FILE, 'latin1'), { filename: FILE, cachedData });
  const module: { exports: unknown } = { exports: {} };
  const start = script.runInThisContext() as Start;
  start(module, createRequire(FILE), FILE, (specifier) => import(specifier));
  return {
    engine: module.exports as EngineBundle,
    isKnown: cachedData !== undefined && script.cachedDataRejected === false,
    compiled: () => script.createCachedData(),
  };
}
