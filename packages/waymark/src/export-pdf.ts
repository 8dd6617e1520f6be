import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputPathOfRoute } from '@waymark/core/content';
import { type ExportOptions, type ExportResult, withBuiltSite } from './export.ts';
import { sheetsOfPlaces } from './offline/pdf-sheets.ts';
import { type PrintInput, printDocument, printId } from './offline/print-document.ts';
import { readSiteHead } from './offline/site-head.ts';
import { ExpectedError } from './project/expected-error.ts';
import { findChromium } from './project/find-chromium.ts';

/** Flags for a Chromium that prints one file and talks to nobody. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-pdf-header-footer',
  '--generate-pdf-document-outline',
];

/** Prints the whole site into one PDF, with contents and sheet numbers. Throws an `ExpectedError` where no Chromium is. */
export async function exportPdf({ file, ...options }: ExportOptions): Promise<ExportResult> {
  const chromium = findChromium(process.env);
  return withBuiltSite(options, async (folder, result) => {
    if (!result.written) return { ...result, notConverted: [] };
    const input = readSite(folder);
    const first = print(chromium, folder, { ...input, sheets: new Map() });
    const sheets = sheetsOfPlaces(readFileSync(first, 'latin1'));
    const numbered = input.pages.map(({ path }, index) => [path, sheets.get(printId(index)) ?? 0] as const);
    const made = print(chromium, folder, { ...input, sheets: new Map(numbered) });
    const unfinished = `${file}.${randomUUID()}.part`;
    copyFileSync(made, unfinished, constants.COPYFILE_EXCL);
    renameSync(unfinished, file);
    return { ...result, files: 1, notConverted: [] };
  });
}

/** What `navigation.json` says of a site. */
interface Navigation {
  readonly root: PrintInput['contents'];
  readonly pages: readonly { readonly route: string }[];
}

function readSite(folder: string): Omit<PrintInput, 'sheets'> {
  const navigation = JSON.parse(readFileSync(join(folder, 'navigation.json'), 'utf8')) as Navigation;
  const paths = navigation.pages.map(({ route }) => outputPathOfRoute(route));
  const pages = paths
    .filter((path) => existsSync(join(folder, path)))
    .map((path) => ({ path, html: readFileSync(join(folder, path), 'utf8') }));
  const { name = 'Documentation', language } = readSiteHead(readFileSync(join(folder, 'index.html'), 'utf8'));
  return { name, language, contents: navigation.root, pages };
}

/** Prints a document that stands in the folder of the site, beside what it loads. */
function print(chromium: string, folder: string, input: PrintInput): string {
  const source = join(folder, 'waymark-print.html');
  const target = join(folder, 'waymark-print.pdf');
  writeFileSync(source, printDocument(input));
  const profile = `--user-data-dir=${join(folder, '..', 'profile')}`;
  const { status, stderr } = spawnSync(
    chromium,
    [...FLAGS, profile, `--print-to-pdf=${target}`, pathToFileURL(source).href],
    { encoding: 'utf8' },
  );
  if (status !== 0 || !existsSync(target))
    throw new ExpectedError('failed', `${chromium} could not print: ${stderr.trim().slice(-500)}`);
  return target;
}
