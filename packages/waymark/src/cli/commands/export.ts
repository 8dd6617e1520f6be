import { lstatSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exportSite } from '../../export.ts';
import { exportPdf } from '../../export-pdf.ts';
import { wrongUse } from '../../project/expected-error.ts';
import { EXPORT_NAME } from '../../project/export-name.ts';
import { readBeginning } from '../../project/files/open-file.ts';
import { makeFolder } from '../../project/files/writing/make-folder.ts';
import { readVersion } from '../../version.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT, exitCodeFor } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { readTrust } from '../read-flags.ts';
import { countOf } from '../report/count-of.ts';
import { createProgress } from '../report/progress.ts';
import { reportDiagnostics } from '../report/report-diagnostics.ts';
import { sayLine } from '../report/say.ts';
import { createWatchdog } from '../watchdog/watchdog.ts';

/** `waymark export`: writes the site as one file to carry away. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const found = findProject(dir);
  const isPdf = flags['pdf'] === true;
  const given = flags['out'];
  if (given === '') throw wrongUse('"--out" has no file: write --out FILE');
  const file = resolve(
    typeof given === 'string' ? given : join(found.directory, `${EXPORT_NAME}.${isPdf ? 'pdf' : 'zip'}`),
  );
  if (!isOwn(file, isPdf))
    throw wrongUse(`${file} is there already and no export of Waymark: name another file with --out`);
  makeFolder(dirname(file));
  const progress = createProgress(process.stderr);
  const watch = createWatchdog();
  const options = {
    ...found,
    file,
    trust: readTrust({ offline: flags['offline'] }),
    cache: flags['no-cache'] !== true,
    version: readVersion(),
    watch,
    onPage(done: number, total: number) {
      watch.beat();
      progress.update(done, total);
    },
  };
  const writing = isPdf ? exportPdf(options) : exportSite(options);
  const result = await writing.finally(watch.stop);
  progress.finish();
  reportDiagnostics(result.diagnostics, result.project.readText);
  if (!result.written) {
    process.stderr.write('Nothing was written: there is no site to export.\n');
    return EXIT.docsHaveErrors;
  }
  for (const path of result.notConverted)
    sayLine(`waymark: ${path} cannot run from the disk: it waits at its top level, or does not parse`);
  sayLine(`${countOf(result.pages, 'page')}${isPdf ? '' : `, ${countOf(result.files, 'file')}`} → ${file}`);
  return exitCodeFor(result.diagnostics, flags['strict'] === true);
}

/** How the files begin that this command writes: an archive with its first name, a PDF with its maker. */
const BEGINNINGS = { zip: /^PK[\s\S]{28}_waymark\/offline\.js/, pdf: /^%PDF-[\s\S]*Skia\/PDF/ };
const BEGINNING_BYTES = 1024;

/** Whether nothing is there, or what this command wrote. */
function isOwn(file: string, isPdf: boolean): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return true;
  const beginning = stats.isFile() ? readBeginning(file, BEGINNING_BYTES).toString('latin1') : '';
  return BEGINNINGS[isPdf ? 'pdf' : 'zip'].test(beginning);
}
