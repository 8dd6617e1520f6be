import { type Diagnostic, sortDiagnostics } from '@waymark/core/diagnostics';
import { check } from '../../check.ts';
import type { FlagValues } from '../commands.ts';
import { exitCodeFor } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { FORMATS, readFormat } from '../formats.ts';
import { isLively } from '../is-lively.ts';
import { printFindings } from '../print-findings.ts';
import { readGroups, readTrust, refuseTogether } from '../read-flags.ts';
import { describeWithheld } from '../report.ts';
import { readVersion } from '../version.ts';
import { createWatchdog, STRANGERS_LIMITS } from '../watchdog.ts';

type Sources = (file: string) => string | undefined;

/** How other sites are asked, with `--external`. */
const EXTERNAL = { fetch, concurrency: 8, timeout: 10_000 } as const;

/** `waymark check`: validates everything and writes nothing. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const format = readFormat(flags);
  const trust = readTrust(flags);
  refuseTogether(flags, 'external', 'untrusted');
  refuseTogether(flags, 'external', 'offline');
  const found = findProject(dir, trust);
  const watch = createWatchdog(trust.onMachine ? undefined : STRANGERS_LIMITS);
  const { diagnostics, withheld, project } = await check({
    ...found,
    ...readGroups(flags),
    trust,
    watch,
    onPage: watch.beat,
    version: readVersion(),
    ...(flags['external'] === true ? { external: EXTERNAL } : {}),
  }).finally(watch.stop);
  const sorted = sortDiagnostics(diagnostics);
  const text = print(format, sorted, project.readText, flags['all'] === true);
  process.stdout.write(text === '' || text.endsWith('\n') ? text : `${text}\n`);
  const errors = sorted.filter(({ severity }) => severity === 'error').length;
  const warnings = sorted.filter(({ severity }) => severity === 'warning').length;
  process.stderr.write(
    `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}\n`,
  );
  if (!trust.onMachine) process.stderr.write(`${describeWithheld(withheld)}\n`);
  return exitCodeFor(sorted, true);
}

function print(
  format: ReturnType<typeof readFormat>,
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  all: boolean,
): string {
  if (format === 'pretty')
    return printFindings(diagnostics, sources, { color: isLively(process.stdout), all });
  return FORMATS[format](diagnostics, sources);
}
