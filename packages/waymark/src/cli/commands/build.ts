import { resolve } from 'node:path';
import { build } from '../../build.ts';
import { findDirectory } from '../../project/find-directory.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { createProgress } from '../progress.ts';
import { readBase, readSiteUrl, refuse } from '../read-flags.ts';
import { reportDiagnostics } from '../report.ts';
import { readVersion } from '../version.ts';

/** `waymark build`: writes the static site. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const found = findDirectory(dir);
  if (found === undefined) return refuse(`No docs.json in ${dir} or ${dir}/docs`);
  const base = readBase(flags['base']);
  const siteUrl = readSiteUrl(flags['site-url']);
  if (base === undefined) return refuse(`"--base ${flags['base']}" is not a path: write it as /docs`);
  if (siteUrl === 'invalid')
    return refuse(
      `"--site-url ${flags['site-url']}" is not an address: write it as https://docs.example.com`,
    );
  if (found.directory !== resolve(dir)) process.stderr.write(`Using ${found.directory}\n`);
  const out = resolve(typeof flags['out'] === 'string' ? flags['out'] : `${found.directory}/dist`);
  const progress = createProgress(process.stderr);
  const started = process.hrtime.bigint();
  const result = await build({
    ...found,
    out,
    base,
    cache: flags['no-cache'] !== true,
    version: readVersion(),
    onPage: progress.update,
    ...(siteUrl === undefined ? {} : { siteUrl }),
  });
  progress.finish();
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error').length;
  reportDiagnostics(result.diagnostics, result.project.readText);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  if (flags['json'] === true) {
    const warnings = result.diagnostics.filter(({ severity }) => severity === 'warning').length;
    process.stdout.write(
      `${JSON.stringify({ version: 1, written: result.written, out, pages: result.pages, files: result.files, errors, warnings })}\n`,
    );
  }
  if (!result.written) {
    process.stderr.write('Nothing was written: there is no site to build.\n');
    return EXIT.docsHaveErrors;
  }
  process.stderr.write(`${result.pages} pages, ${result.files} files in ${seconds.toFixed(1)} s → ${out}\n`);
  return flags['strict'] === true && errors > 0 ? EXIT.docsHaveErrors : EXIT.ok;
}
