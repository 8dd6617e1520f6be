import { build } from '../../build.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT, exitCodeFor } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { FORMATS, readFormat } from '../formats.ts';
import { createProgress } from '../progress.ts';
import { readAddress, readGroups, readTrust, refuseTogether } from '../read-flags.ts';
import { describeWithheld, reportDiagnostics } from '../report.ts';
import { readVersion } from '../version.ts';
import { createWatchdog, STRANGERS_LIMITS } from '../watchdog.ts';

/** `waymark build`: writes the static site. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const address = readAddress(flags);
  const trust = readTrust(flags);
  const format = readFormat(flags);
  refuseTogether(flags, 'cache', 'untrusted');
  const found = findProject(dir, trust);
  const progress = createProgress(process.stderr);
  const watch = createWatchdog(trust.onMachine ? undefined : STRANGERS_LIMITS);
  const stations: Record<string, number> = {};
  const started = process.hrtime.bigint();
  const result = await build({
    ...found,
    ...address,
    ...readGroups(flags),
    ...(typeof flags['out'] === 'string' ? { out: flags['out'] } : {}),
    ...(flags['optimize-images'] === true ? { optimizeImages: true } : {}),
    trust,
    cache: flags['no-cache'] === true ? false : typeof flags['cache'] === 'string' ? flags['cache'] : true,
    version: readVersion(),
    watch,
    onPage(done, total) {
      watch.beat();
      progress.update(done, total);
    },
    onStation: (name, milliseconds) => {
      stations[name] = Math.round(milliseconds);
    },
  }).finally(watch.stop);
  progress.finish();
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error').length;
  reportDiagnostics(result.diagnostics, result.project.readText);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  if (format === 'github' || format === 'sarif')
    process.stdout.write(`${FORMATS[format](result.diagnostics, result.project.readText).trimEnd()}\n`);
  if (format === 'json') {
    const warnings = result.diagnostics.filter(({ severity }) => severity === 'warning').length;
    process.stdout.write(
      `${JSON.stringify({ version: 1, written: result.written, out: result.out, pages: result.pages, files: result.files, withheld: result.withheld, errors, warnings, stations })}\n`,
    );
  }
  if (!result.written) {
    process.stderr.write('Nothing was written: there is no site to build.\n');
    return EXIT.docsHaveErrors;
  }
  if (!trust.onMachine) process.stderr.write(`${describeWithheld(result.withheld)}\n`);
  process.stderr.write(
    `${result.pages} pages, ${result.files} files in ${seconds.toFixed(1)} s → ${result.out}\n`,
  );
  return exitCodeFor(result.diagnostics, flags['strict'] === true);
}
