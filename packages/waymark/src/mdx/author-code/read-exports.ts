import { NAME } from '@waymark/core/source';
import { exportedNames } from '../parse/code/exported-names.ts';
import { readExpressionAt, readLiteral } from '../parse/code/literal.ts';
import { readModule } from '../parse/read-module.ts';
import { fillExpression, fillJson } from '../parse/rewrite/fill-variables.ts';
import { readJsonFile } from './read-json-file.ts';
import { WITHHELD } from './run/withheld.ts';

/** What a file of the project exports, without running it: names whose values are no plain data are withheld. */
export function readFileExports(file: string, text: string): Readonly<Record<string, unknown>> {
  if (file.endsWith('.json')) return { default: readJsonFile(fillJson(text)) };
  if (!/\.mdx?$/.test(file)) return readExports(text);
  return readExports(readModule(file, text).value?.code ?? '');
}

const EXPORTED_VALUE = new RegExp(
  String.raw`^[ \t]*export\s+(?:const|let|var)\s+(${NAME.source})\s*(?::[^=\n]*)?=(?!=)\s*`,
  'gmu',
);

/** The names that code exports: with their values where these are plain data. */
export function readExports(code: string): Readonly<Record<string, unknown>> {
  const exports = new Map<string, unknown>();
  for (const name of exportedNames(code)) exports.set(name, WITHHELD);
  for (const { 0: start, 1: name = '', index } of code.matchAll(EXPORTED_VALUE)) {
    const source = readExpressionAt(code, index + start.length);
    const literal = readLiteral(source === undefined ? 'none' : fillExpression(source));
    if (literal.kind === 'value') exports.set(name, literal.value);
  }
  return Object.fromEntries(exports);
}
