import { countDiagnostics, sortDiagnostics } from '@waymark/core/diagnostics';
import { type CheckResult, check } from '../../check.ts';
import { changesOf, joinMends } from '../../edits/file-changes.ts';
import { findRefused, writeChanges } from '../../project/files/writing/write-changes.ts';
import { readVersion } from '../../version.ts';
import type { FlagValues } from '../commands.ts';
import { confirmChanges } from '../confirm-changes.ts';
import { exitCodeFor } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { readGroups, readTrust, refuseTogether } from '../read-flags.ts';
import { countOf } from '../report/count-of.ts';
import { printForMachine, readFormat } from '../report/formats.ts';
import { isLively } from '../report/is-lively.ts';
import { printFindings } from '../report/print-findings.ts';
import { describeWithheld } from '../report/report-diagnostics.ts';
import { say } from '../report/say.ts';
import { tryPages } from '../watchdog/page-trial.ts';
import { createWatchdog, STRANGERS_LIMITS } from '../watchdog/watchdog.ts';

/** How other sites are asked, with `--external`. */
const EXTERNAL = { fetch, concurrency: 8, timeout: 10_000 } as const;

/** `waymark check`: validates everything and writes nothing, but with `--fix`. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const format = readFormat(flags);
  const trust = readTrust(flags);
  refuseTogether(flags, 'external', 'untrusted');
  refuseTogether(flags, 'external', 'offline');
  const { since } = flags;
  const found = findProject(dir, trust);
  const checkNow = (): Promise<CheckResult> => {
    const watch = createWatchdog(trust.onMachine ? undefined : STRANGERS_LIMITS);
    return check({
      ...found,
      ...readGroups(flags),
      trust,
      watch,
      tryPages,
      onPage: watch.beat,
      version: readVersion(),
      ...(typeof since === 'string' ? { since } : {}),
      ...(flags['external'] === true ? { external: EXTERNAL } : {}),
    }).finally(watch.stop);
  };
  const first = await checkNow();
  const { diagnostics, withheld, project } =
    flags['fix'] === true ? await mend(found.directory, first, checkNow) : first;
  const sorted = sortDiagnostics(diagnostics);
  const all = flags['all'] === true;
  const text =
    format === 'pretty'
      ? printFindings(sorted, project.readText, { color: isLively(process.stdout), all })
      : printForMachine(format, sorted, project);
  process.stdout.write(text === '' || text.endsWith('\n') ? text : `${text}\n`);
  const { errors, warnings } = countDiagnostics(sorted);
  const mendable = sorted.filter(({ fix }) => fix !== undefined).length;
  const offer = mendable > 0 && flags['fix'] !== true ? `; --fix mends ${mendable} of the findings` : '';
  process.stderr.write(`${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}${offer}\n`);
  if (!trust.onMachine) process.stderr.write(`${describeWithheld(withheld)}\n`);
  return exitCodeFor(sorted, true);
}

/** Rounds of mending: a mend can bring to light what another one mends, as a page that is found again. */
const ROUNDS = 5;

/** Writes the mends that findings carry, shown first; the answer is what is left after that. */
async function mend(
  directory: string,
  first: CheckResult,
  checkNow: () => Promise<CheckResult>,
): Promise<CheckResult> {
  let result = first;
  for (let round = 0; round < ROUNDS; round++) {
    const edits = joinMends(result.diagnostics.flatMap(({ fix }) => (fix === undefined ? [] : [fix])));
    const wished = changesOf(edits, result.project.readText);
    const refused = findRefused(directory, wished);
    for (const { file, problem } of round === 0 ? refused : []) say(`Not mended: ${file} ${problem}`);
    const changes = wished.filter((change) => refused.every(({ file }) => file !== change.file));
    if (changes.length === 0) {
      if (round === 0) process.stderr.write('Nothing here can be mended without a decision of yours\n');
      break;
    }
    if (!(await confirmChanges(changes))) break;
    writeChanges(directory, changes);
    result = await checkNow();
  }
  return result;
}
