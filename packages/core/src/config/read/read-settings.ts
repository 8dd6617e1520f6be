import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { type Diagnostic, type Outcome, sortDiagnostics } from '../../diagnostics/index.ts';
import { findMember, parseJson, toValue, type ValueNode } from '../../source/index.ts';
import { reportSourceProblems } from '../json/source-problems.ts';
import { type ProjectSettings, settingsJson } from '../schema/settings.ts';
import { readValue } from './read-value.ts';
import type { UnknownKeys } from './spot.ts';
import { reportUnknownKeys } from './unknown-keys.ts';

/** The file beside docs.json that holds Waymark's own settings. */
export const SETTINGS_FILE = 'waymark.json';

/** Reads `waymark.json`; what is wrong is reported and left out. A project without one has no settings. */
export function readSettings(text: string | undefined): Outcome<ProjectSettings> {
  if (text === undefined) return { value: {}, diagnostics: [] };
  const { root, problems } = parseJson(SETTINGS_FILE, text);
  const diagnostics: Diagnostic[] = [...reportSourceProblems(SETTINGS_FILE, text, problems)];
  const unknown: UnknownKeys[] = [];
  const spot = {
    definitions: {},
    diagnostics,
    unknown,
    what: `\`${SETTINGS_FILE}\``,
    key: SETTINGS_FILE,
    parents: [],
  };
  const read = root === undefined ? undefined : readValue(settingsJson, root, spot);
  for (const object of unknown)
    for (const each of reportUnknownKeys(object, new Set())) diagnostics.push(each);
  // The schema is what the type is inferred from, so what it let through has that type.
  const value = read === undefined ? {} : (toValue(read) as ProjectSettings);
  const other = read === undefined ? undefined : findOtherBase(value, read);
  if (other === undefined) return { value, diagnostics: sortDiagnostics(diagnostics) };
  const { base: _, ...rest } = value;
  return { value: rest, diagnostics: sortDiagnostics([...diagnostics, other]) };
}

/** A path in the address of the site is its base; another one beside it is reported, and left out. */
function findOtherBase({ siteUrl = '', base }: ProjectSettings, root: ValueNode): Diagnostic | undefined {
  const path = withoutSlash(siteUrl.replace(/^https?:\/\/[^/]*/i, ''));
  const member = root.kind === 'object' ? findMember(root, 'base') : undefined;
  if (member === undefined || base === undefined || path === '' || path === withoutSlash(base))
    return undefined;
  const expected = `"${path}", the path of \`siteUrl\`, or nothing`;
  const parameters = { what: '`base`', found: `"${base}"`, expected, suggestion: undefined };
  return configDiagnostics['invalid-value'](parameters, { span: member.value.span, path: '/base' });
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
