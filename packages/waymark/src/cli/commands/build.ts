import {
  countDiagnostics,
  describeFindings,
  makeJsonHarmless,
  sortDiagnostics,
} from '@waymark/core/diagnostics';
import { type BuildResult, build } from '../../build.ts';
import { wrongUse } from '../../project/expected-error.ts';
import { readVersion } from '../../version.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT, exitCodeFor } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { readAddress, readGroups, readShard, readTrust, refuseTogether } from '../read-flags.ts';
import { countOf } from '../report/count-of.ts';
import { printForMachine, readFormat } from '../report/formats.ts';
import { createProgress } from '../report/progress.ts';
import { describeWithheld, reportDiagnostics } from '../report/report-diagnostics.ts';
import { sayLine } from '../report/say.ts';
import { keepYoungGeneration, letHeapGrow, optimizeMatcher } from '../start/v8-flags.ts';
import { tryPages } from '../watchdog/page-trial.ts';
import { createWatchdog, STRANGERS_LIMITS } from '../watchdog/watchdog.ts';

/** Pages behind which so much is held of a site that looking at it more often is less than what would lie about. */
const LARGE = 5000;
/** Pages of which the code is worth a matcher that is optimized. */
const MANY = 100;

/** `waymark build`: writes the static site. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const address = readAddress(flags);
  const trust = readTrust(flags);
  const format = readFormat(flags);
  const shard = readShard(flags);
  refuseTogether(flags, 'cache', 'untrusted');
  if (flags['cache'] === '') throw wrongUse('The cache folder has no name: write --cache DIR');
  const found = findProject(dir, trust);
  const progress = createProgress(process.stderr);
  const watch = createWatchdog(trust.onMachine ? undefined : STRANGERS_LIMITS);
  const stations: Record<string, number> = {};
  const started = process.hrtime.bigint();
  keepYoungGeneration();
  const result = await build({
    ...found,
    ...address,
    ...readGroups(flags),
    ...(typeof flags['out'] === 'string' ? { out: flags['out'] } : {}),
    ...(flags['optimize-images'] === true ? { optimizeImages: true } : {}),
    trust,
    ...(shard === undefined ? {} : { shard }),
    cache: flags['no-cache'] === true ? false : typeof flags['cache'] === 'string' ? flags['cache'] : true,
    version: readVersion(),
    watch,
    tryPages,
    onPage(done, total) {
      if (done === 0 && total >= MANY) optimizeMatcher(true);
      if (done === LARGE) letHeapGrow(50);
      watch.beat();
      progress.update(done, total);
    },
    onStation: (name, milliseconds) => {
      stations[name] = Math.round(milliseconds);
    },
  }).finally(watch.stop);
  progress.finish();
  reportDiagnostics(result.diagnostics, result.project.readText);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  if (format === 'json') process.stdout.write(`${describeResult(result, stations)}\n`);
  else if (format !== 'pretty')
    process.stdout.write(printForMachine(format, sortDiagnostics(result.diagnostics), result.project));
  if (!result.written) {
    process.stderr.write('Nothing was written: there is no site to build.\n');
    return EXIT.docsHaveErrors;
  }
  if (!trust.onMachine) process.stderr.write(`${describeWithheld(result.withheld)}\n`);
  sayLine(
    `${shard === undefined ? '' : `Part ${shard.index} of ${shard.count}: `}${countOf(result.pages, 'page')}, ${countOf(result.files, 'file')} in ${seconds.toFixed(1)} s → ${result.out}`,
  );
  return exitCodeFor(result.diagnostics, flags['strict'] === true);
}

/** The result of a build on one line, with its findings as `check` prints them. */
function describeResult(
  { written, out, pages, files, withheld, diagnostics, project }: BuildResult,
  stations: Readonly<Record<string, number>>,
): string {
  const sorted = sortDiagnostics(diagnostics);
  const { errors, warnings } = countDiagnostics(sorted);
  const result = { version: 1, written, out, pages, files, withheld, errors, warnings, stations };
  return makeJsonHarmless(JSON.stringify({ ...result, ...describeFindings(sorted, project.readText) }));
}
