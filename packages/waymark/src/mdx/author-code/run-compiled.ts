import { type CodeUses, missesBrowser } from './code-uses.ts';
import { nameCode } from './file-of-code.ts';
import { problemOf } from './scope.ts';

/** The compiled table of expressions, or one that passes on why there is none. */
export function tableOf(table: unknown, length: number): Readonly<Record<string, () => unknown>> {
  if (typeof table !== 'function') return table as Record<string, () => unknown>;
  return Object.fromEntries(Array.from({ length }, (_, index) => [index, table as () => unknown]));
}

/** A compiled body, and the file that it is from. */
export interface CompiledCode {
  readonly compiled: string;
  readonly file: string;
}

/**
 * Runs a compiled body. One that needs a browser before it has exported anything exports functions that say so: they
 * are drawn in the browser instead.
 */
export function runOrDefer(
  { compiled, file }: CompiledCode,
  uses: CodeUses,
  names: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  try {
    return execute({ compiled, file }, names);
  } catch (error) {
    if (!missesBrowser(problemOf(error))) throw error;
    const fail = (): never => {
      throw error;
    };
    return Object.fromEntries([...uses.exports.keys()].map((name) => [name, fail]));
  }
}

/** Runs a compiled CommonJS body. Names are an outer scope, so that the code may declare any of them itself. */
function execute(
  { compiled, file }: CompiledCode,
  names: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const used = Object.keys(names).filter((name) => /^[\w$]+$/.test(name) && compiled.includes(name));
  const body = `"use strict";const {${used.join(',')}} = names;return (function(module, exports){${compiled}\nreturn module.exports;})(module, module.exports);\n${nameCode(file)}`;
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const create = new Function('names', 'module', body) as (
    scope: unknown,
    target: unknown,
  ) => Record<string, unknown>;
  return { ...create(names, module) };
}
