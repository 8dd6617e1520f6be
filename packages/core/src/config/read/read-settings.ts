import { type Diagnostic, type Outcome, sortDiagnostics } from '../../diagnostics/index.ts';
import { parseJson, toValue } from '../../source/index.ts';
import { reportSourceProblems } from '../json/source-problems.ts';
import { type ProjectSettings, settingsJson } from '../schema/settings.ts';
import { readValue } from './read-value.ts';

/** The file beside docs.json that holds Waymark's own settings. */
export const SETTINGS_FILE = 'waymark.json';

/** Reads `waymark.json`; what is wrong is reported and left out. A project without one has no settings. */
export function readSettings(text: string | undefined): Outcome<ProjectSettings> {
  if (text === undefined) return { value: {}, diagnostics: [] };
  const { root, problems } = parseJson(SETTINGS_FILE, text);
  const diagnostics: Diagnostic[] = [...reportSourceProblems(problems)];
  const spot = {
    definitions: {},
    diagnostics,
    what: `\`${SETTINGS_FILE}\``,
    key: SETTINGS_FILE,
    parents: [],
  };
  const read = root === undefined ? undefined : readValue(settingsJson, root, spot);
  // The schema is what the type is inferred from, so what it let through has that type.
  const value = read === undefined ? {} : (toValue(read) as ProjectSettings);
  return { value, diagnostics: sortDiagnostics(diagnostics) };
}
