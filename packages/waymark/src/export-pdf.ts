import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputPathOfRoute } from '@waymark/core/content';
import { type ExportOptions, type ExportResult, offlineTools, withBuiltSite } from './export.ts';
import { loaderFile, offlineFiles } from './offline/offline-site.ts';
import { sheetsOfPlaces } from './offline/pdf-sheets.ts';
import { DRAWING_SCRIPT, type PrintInput, printDocument, printId } from './offline/print-document.ts';
import { readSiteHead } from './offline/site-head.ts';
import { beforeSignal } from './project/before-signal.ts';
import { ExpectedError } from './project/expected-error.ts';
import { patiently } from './project/files/writing/patiently.ts';
import { findChromium } from './project/find-chromium.ts';

/** Flags for a Chromium that prints one file and talks to nobody. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-pdf-header-footer',
  // Prints when nothing is left to be drawn, or after as many milliseconds in which nothing was done.
  '--virtual-time-budget=10000',
  '--generate-pdf-document-outline',
];

/** Characters that are kept of what the program says. */
const MOST_SAID = 10_000;

/** Prints the whole site into one PDF, with contents and sheet numbers. Throws an `ExpectedError` where no Chromium is. */
export async function exportPdf({ file, ...options }: ExportOptions): Promise<ExportResult> {
  const chromium = findChromium(process.env);
  return withBuiltSite(options, async (folder, result) => {
    if (!result.written) return { ...result, notConverted: [] };
    await carryFiles(folder);
    const input = readSite(folder);
    const first = await print(chromium, folder, { ...input, sheets: new Map() });
    const sheets = sheetsOfPlaces(readFileSync(first, 'latin1'));
    const numbered = input.pages.map(({ path }, index) => [path, sheets.get(printId(index)) ?? 0] as const);
    const made = await print(chromium, folder, { ...input, sheets: new Map(numbered) });
    placeWhole(made, file);
    return { ...result, pages: input.pages.length, files: 1, notConverted: [] };
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
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  return { name: 'Documentation', ...readSiteHead(home), home, contents: navigation.root, pages };
}

/** Makes styles, with their fonts, and what draws diagrams such files as browsers read from the disk. */
async function carryFiles(folder: string): Promise<void> {
  const tools = offlineTools(folder);
  const carried = [...tools.files].filter((path) => path.endsWith('.css') || DRAWING_SCRIPT.test(path));
  const made = await Promise.all(carried.map((path) => offlineFiles(path, tools)));
  for (const { path, content } of [loaderFile(tools), ...made.flat()])
    writeFileSync(join(folder, path), content);
}

/** Prints a document that stands in the folder of the site, beside what it loads. */
async function print(chromium: string, folder: string, input: PrintInput): Promise<string> {
  const source = join(folder, 'waymark-print.html');
  const target = join(folder, 'waymark-print.pdf');
  writeFileSync(source, printDocument(input));
  const profile = `--user-data-dir=${join(folder, '..', 'profile')}`;
  const page = pathToFileURL(source).href;
  const said = await runWhole(chromium, [...FLAGS, profile, `--print-to-pdf=${target}`, page]);
  if (said !== undefined || !existsSync(target))
    throw new ExpectedError('failed', `${chromium} could not print: ${(said ?? '').trim().slice(-500)}`);
  return target;
}

/** Runs a program to its end, or to that of this one; gives what it said where it failed. */
async function runWhole(program: string, args: readonly string[]): Promise<string | undefined> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const letGo = beforeSignal(() => child.kill('SIGKILL'));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MOST_SAID);
  });
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', ({ message }) => {
      said += message;
      resolve(null);
    });
    child.once('close', resolve);
  });
  letGo();
  return status === 0 ? undefined : said;
}

/** Puts a copy of a file in the place of another, which stays until the copy is whole. */
function placeWhole(from: string, to: string): void {
  const unfinished = `${to}.${randomUUID()}.part`;
  try {
    copyFileSync(from, unfinished, constants.COPYFILE_EXCL);
    patiently(() => renameSync(unfinished, to));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
