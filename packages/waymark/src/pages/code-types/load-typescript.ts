import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as TS from 'typescript';

/** A compiler that can be asked for types. */
export interface TypeScript {
  readonly module: typeof TS;
  /** Where the types of the language itself lie. */
  readonly folder: string;
}

/** Finds the compiler where the project or the engine has it; undefined where nobody installed one that answers. */
export function loadTypeScript(directory: string): TypeScript | undefined {
  for (const place of [
    join(directory, 'package.json'),
    join(process.cwd(), 'package.json'),
    import.meta.url,
  ]) {
    try {
      const require = createRequire(place);
      const module = require('typescript') as typeof TS;
      // From version 7 on, the package answers no questions of other programs.
      if (typeof module.createLanguageService === 'function')
        return { module, folder: dirname(require.resolve('typescript')) };
    } catch {
      // It is not there.
    }
  }
  return undefined;
}
