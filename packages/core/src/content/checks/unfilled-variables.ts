import type { DocsConfig, Locate } from '../../config/index.ts';
import { contentDiagnostics, type Diagnostic } from '../../diagnostics/index.ts';
import { joinPointer } from '../../source/index.ts';

const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;

/** The text in which variables are filled in, and their values. */
const FILLED = /^\/errors\/404\/description$|^\/variables\//;

/** Finds variables in texts of the configuration, which are shown as they are written. */
export function checkVariables(
  config: Pick<Partial<DocsConfig>, 'variables'>,
  locate: Locate | undefined,
): readonly Diagnostic[] {
  const { variables = {} } = config;
  if (Object.keys(variables).length === 0) return [];
  return textsOf(config, '').flatMap(([pointer, text]) => {
    const names = Array.from(text.matchAll(VARIABLE), ([, name = '']) => name);
    const name = names.find((each) => Object.hasOwn(variables, each));
    if (name === undefined || FILLED.test(pointer)) return [];
    return [contentDiagnostics['unfilled-variable']({ name }, locate?.(pointer) ?? {})];
  });
}

/** The texts of a value with their JSON pointers. */
function textsOf(value: unknown, pointer: string): readonly (readonly [pointer: string, text: string])[] {
  if (typeof value === 'string') return value.includes('{{') ? [[pointer, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, joinPointer(pointer, key)));
}
