import type { DocsConfig, Locate } from '../../config/index.ts';
import { contentDiagnostics, type Diagnostic } from '../../diagnostics/index.ts';
import { variablesIn } from '../texts/variables.ts';
import { configTexts } from './config-texts.ts';

/** Where the text is that variables are filled in, and where their values are. */
const FILLED = /^\/errors\/404\/description$|^\/variables\//;

/** Finds variables in texts of the configuration, which are shown as they are written. */
export function checkVariables(
  config: Pick<Partial<DocsConfig>, 'variables'>,
  locate: Locate | undefined,
): readonly Diagnostic[] {
  const { variables = {} } = config;
  if (Object.keys(variables).length === 0) return [];
  return configTexts(config).flatMap(([pointer, text]) => {
    if (FILLED.test(pointer)) return [];
    const name = variablesIn(text).find((each) => Object.hasOwn(variables, each));
    return name === undefined ? [] : [contentDiagnostics['unfilled-variable']({ name }, locate?.(pointer))];
  });
}
