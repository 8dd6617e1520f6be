import { type CodeUses, missesBrowser } from '../code-uses.ts';
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

/** Names that code has without declaring them. */
export interface CodeNames {
  readonly values: Readonly<Record<string, unknown>>;
  /** Those that are looked up each time that they are used. */
  readonly late: ReadonlyMap<string, () => unknown>;
}

/**
 * Runs a compiled body. One that needs a browser before it has exported anything exports functions that say so: they
 * are drawn in the browser instead.
 */
export function runOrDefer(
  { compiled, file }: CompiledCode,
  uses: CodeUses,
  names: CodeNames,
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

/**
 * Runs a compiled CommonJS body. Names are an outer scope, so that the code may declare any of them itself; `with` makes
 * one of those that are looked up late.
 */
function execute({ compiled, file }: CompiledCode, { values, late }: CodeNames): Record<string, unknown> {
  const used = Object.keys(values).filter((name) => /^[\w$]+$/.test(name) && compiled.includes(name));
  const inner = `(function(module, exports){"use strict";${compiled}\nreturn module.exports;})(__module, __module.exports)`;
  const code = late.size === 0 ? `return ${inner};` : `with (__late) { return ${inner}; }`;
  const body = `const {${used.join(',')}} = __names;${code}\n${nameCode(file)}`;
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const create = new Function('__names', '__late', '__module', body) as (
    scope: unknown,
    lateScope: unknown,
    target: unknown,
  ) => Record<string, unknown>;
  return { ...create(values, lateScope(late), module) };
}

function lateScope(late: CodeNames['late']): object {
  const properties = Array.from(late, ([name, get]): [string, PropertyDescriptor] => [name, { get }]);
  return Object.create(null, Object.fromEntries(properties)) as object;
}
