import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type Diagnostic, formatGithub, formatJson, formatSarif } from '@waymark/core/diagnostics';
import { wrongUse } from '../../project/expected-error.ts';
import { repositoryRoot } from '../../project/git/repository-root.ts';
import type { Project } from '../../project/project.ts';
import { readVersion } from '../../version.ts';
import type { FlagValues } from '../commands.ts';

/** What findings can be printed as for machines. */
const FORMATS = ['json', 'github', 'sarif'] as const;

/** A form for machines. */
export type MachineFormat = (typeof FORMATS)[number];

/** Reads `--format`, and `--json`, which is short for one of its values. Refuses names that the command does not know. */
export function readFormat(
  flags: FlagValues,
  known: readonly MachineFormat[] = FORMATS,
): 'pretty' | MachineFormat {
  const isShort = flags['json'] === true;
  const name = flags['format'] ?? (isShort ? 'json' : 'pretty');
  if (isShort && name !== 'json')
    throw wrongUse('"--json" is short for "--format json": leave one of them out');
  const format = known.find((each) => each === name);
  if (name === 'pretty' || format !== undefined) return format ?? 'pretty';
  throw wrongUse(`"--format ${name}" is none of pretty, ${known.join(', ')}`);
}

/** Prints findings for a machine. Services that show them beside code count paths from the root of the repository. */
export function printForMachine(
  format: MachineFormat,
  diagnostics: readonly Diagnostic[],
  { directory, readText }: Pick<Project, 'directory' | 'readText'>,
): string {
  if (format === 'json') return formatJson(diagnostics, readText);
  const folder = relative(repositoryRoot(directory), realpathSync(directory)).split(sep).join('/');
  return format === 'github'
    ? formatGithub(diagnostics, readText, { folder })
    : formatSarif(diagnostics, readText, { folder, version: readVersion() });
}
