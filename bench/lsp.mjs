// Is an editor for a real project: starts `waymark lsp` on it, and asks for what an author asks.
//   node bench/lsp.mjs DIR [--quiet SECONDS]
// Says how long the first findings of an open page took, those of all pages (the last word before some seconds without one),
// and those after a key; what is proposed where a page, an anchor, an icon, a component, a prop or a value is written; where
// a link leads; what a rename of a page changes. Ends with 1 where the findings are others than those of `waymark check`, or
// a question has no answer.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CompletionRequest, DefinitionRequest, RenameRequest } from 'vscode-languageserver/node';
import { findDirectory } from '../packages/waymark/dist/project/find-directory.js';
import { startEditor } from './lsp/start-editor.mjs';

const KEYS = 5;
const SEVERITIES = { 1: 'error', 2: 'warning', 3: 'info' };
const command = fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url));
const { values, positionals } = parseArgs({
  options: { quiet: { type: 'string', default: '30' } },
  allowPositionals: true,
});
const [folder = ''] = positionals;
const found = findDirectory(resolve(folder));
if (found === undefined) {
  console.error('Usage: node bench/lsp.mjs DIR [--quiet SECONDS], where DIR holds docs.json');
  process.exit(2);
}

const { directory, entry } = found;
const [page, other] = somePages();
const text = readFileSync(join(directory, page), 'utf8');
const uri = pathToFileURL(join(directory, page)).href;
/** The route of the other page. */
const route = `/${other.replace(/(?:\/?index)?\.mdx?$/, '')}`;
const isFine = [];

const editor = await startEditor(command, directory, uri);
try {
  await showFindings();
  await showProposals();
  await showPlaces();
} finally {
  editor.close();
}
process.exitCode = isFine.every(Boolean) ? 0 : 1;

/** Findings: how long they take, and whether they are those of `check`. */
async function showFindings() {
  const opened = performance.now();
  const first = editor.told(uri);
  editor.open(text);
  await first;
  console.log(`${basename(folder)}: ${page}: first findings after ${since(opened)}`);
  const last = await editor.quiet(Number(values.quiet));
  console.log(`all findings after ${((last - opened) / 1000).toFixed(1)} s`);
  compareFindings();
  for (let key = 0; key < KEYS; key += 1) {
    const before = performance.now();
    const next = editor.told(uri);
    editor.type(`${text}\n\n<Nothing${key} />\n`);
    await next;
    console.log(`findings ${since(before)} after a key`);
  }
}

function compareFindings() {
  const told = [...editor.found()].flatMap(([file, list]) => list.map((one) => printTold(file, one)));
  const checked = askCheck()
    .filter(({ file }) => file !== undefined)
    .map(printChecked);
  const onlyCheck = [...new Set(checked)].filter((finding) => !told.includes(finding));
  const onlyServer = [...new Set(told)].filter((finding) => !checked.includes(finding));
  console.log(
    `${checked.length} findings; only check ${onlyCheck.length}, only the server ${onlyServer.length}`,
  );
  for (const finding of [...onlyCheck.slice(0, 5), ...onlyServer.slice(0, 5)]) console.log(`  ${finding}`);
  isFine.push(onlyCheck.length + onlyServer.length === 0);
}

function askCheck() {
  const args = [command, 'check', folder, '--json', '--offline'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  return JSON.parse(stdout).diagnostics;
}

/** What concerns a whole file stands at its beginning in an editor. */
function printChecked({ code, severity, file, message, hint, ...place }) {
  const { line = 1, column = 1, endLine = 1, endColumn = 1 } = place;
  const said = hint === undefined ? message : `${message} ${hint}`;
  return `${severity} ${code} ${file}:${line}:${column}-${endLine}:${endColumn} ${said}`;
}

function printTold(file, { code, severity, range: { start, end }, message }) {
  const path = fileURLToPath(file).slice(directory.length + 1);
  const place = `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
  return `${SEVERITIES[severity]} ${code} ${path}:${place} ${message.replace('\n', ' ')}`;
}

/** What is proposed at the caret, for each kind of name that authors write. */
async function showProposals() {
  const written = {
    page: `[a](${route.slice(0, 4)}`,
    anchor: `[a](${route}#`,
    icon: '<Card icon="arrow-',
    component: '<Acc',
    prop: '<Card ',
    value: '<Badge color="',
  };
  for (const [kind, last] of Object.entries(written)) {
    editor.type(`${text}\n\n${last}`);
    const before = performance.now();
    const answer = await editor.ask(CompletionRequest.type, caretAfter(last));
    const items = answer?.items ?? answer ?? [];
    const labels = items.slice(0, 4).map(({ label }) => label);
    console.log(`${kind}: ${items.length} proposals, ${since(before)}: ${labels.join(', ')}`);
    isFine.push(items.length > 0);
  }
}

/** Where a link leads, and what a rename changes. */
async function showPlaces() {
  editor.type(`${text}\n\n[a](${route})`);
  const caret = caretAfter(`[a](${route.slice(0, -1)}`);
  const place = await editor.ask(DefinitionRequest.type, caret);
  console.log(`definition of ${route}: ${place?.uri ?? 'nothing'}`);
  const before = performance.now();
  const edit = await editor.ask(RenameRequest.type, { ...caret, newName: `${route}-moved` });
  const changes = edit?.documentChanges ?? [];
  console.log(`rename of ${route}: ${changes.length} changes, ${since(before)}`);
  isFine.push(place !== null, changes.length > 0);
}

/** The caret at the end of what was written below the page. */
function caretAfter(last) {
  return { position: { line: text.split('\n').length + 1, character: last.length } };
}

function since(before) {
  return `${((performance.now() - before) / 1000).toFixed(2)} s`;
}

/** Files of the first two pages that the navigation names. */
function somePages() {
  const { navigation } = JSON.parse(readFileSync(join(directory, entry), 'utf8'));
  const names = JSON.stringify(navigation).match(/"[\w-]+(?:\/[\w.-]+)+"/g) ?? [];
  return names
    .flatMap((name) => ['.mdx', '.md'].map((ending) => name.slice(1, -1) + ending))
    .filter((file) => existsSync(join(directory, file)))
    .slice(0, 2);
}
