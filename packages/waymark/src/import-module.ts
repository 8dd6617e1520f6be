/**
 * Imports a module that is found when it is asked for, and is not part of the bundle of the engine: that is a script, which
 * cannot import by itself (`scripts/build/bundle-engine.mjs` puts the function in here that it is started with).
 */
export function importModule(specifier: string): Promise<unknown> {
  return import(specifier);
}
