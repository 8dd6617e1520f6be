import { NAME } from '@waymark/core/source';

/** A statement that exports: a declaration, a default, all of a file under a name, or a list. It may stand after any blanks of its line. */
const EXPORT = new RegExp(
  String.raw`^[^\S\n\r\u2028\u2029]*export(?:\s+(?:async\s+)?(?:const|let|var|function\*?|class)\s+(${NAME.source})|\s+(default)\b|\s*\*\s*as\s+(${NAME.source})|\s*\{([^{}]*)\})`,
  'gmu',
);

/** Names that code exports: by declaration, by list (`export { a, b as c }`), and `default`. */
export function exportedNames(code: string): Set<string> {
  if (!code.includes('export')) return new Set();
  const names = Array.from(
    code.matchAll(EXPORT),
    ([, declared, byDefault, space, list]) => declared ?? byDefault ?? space ?? listedNames(list ?? ''),
  ).flat();
  return new Set(names);
}

function listedNames(list: string): readonly string[] {
  return list.split(',').flatMap((entry) => entry.trim().split(/\s+/).at(-1) || []);
}
