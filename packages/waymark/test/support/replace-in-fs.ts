import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Puts a function in the place of one of `node:fs`, for all who import that by its name. */
export function replaceInFs<Name extends 'existsSync' | 'readdirSync' | 'renameSync'>(
  name: Name,
  replacement: (typeof fs)[Name],
): void {
  fs[name] = replacement;
  syncBuiltinESMExports();
}
