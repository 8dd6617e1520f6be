import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type * as TS from 'typescript';
import { resolveInstalled } from '../../project/resolve-installed.ts';

/** A compiler that can be asked for types. */
export interface TypeScript {
  readonly module: typeof TS;
  /** Where the types of the language itself lie. */
  readonly folder: string;
}

/** Finds the compiler where the project or the engine has it; undefined where nobody installed one that answers. */
export function loadTypeScript(directory: string): TypeScript | undefined {
  const require = createRequire(import.meta.url);
  for (const path of [resolveInstalled('typescript', directory), 'typescript']) {
    try {
      if (path === undefined) continue;
      const module = require(path) as typeof TS;
      // From version 7 on, the package answers no questions of other programs.
      if (typeof module.createLanguageService === 'function')
        return { module, folder: dirname(require.resolve(path)) };
    } catch {
      // It is not there.
    }
  }
  return undefined;
}
