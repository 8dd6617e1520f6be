// Makes mistakes in real docs, one after the other, and does what the hint of each new finding says, by its letters.
//   node bench/hints.mjs DIR [--seed N] [--count N] [--verbose]
// Says for each kind of finding how often that mended it, how often it did not or brought another finding, and which hints
// leave a decision to the author, with a sample of each: these are for reading. Mistakes that nothing tells are listed too.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSourceText, positionAt } from '../packages/core/dist/source/index.js';
import { compareFindings } from '../packages/waymark/dist/dev/compare-findings.js';
import { openSession } from '../packages/waymark/dist/dev/session.js';
import { findDirectory } from '../packages/waymark/dist/project/find-directory.js';
import { applyHint } from './hints/apply-hint.mjs';
import { CONFIG_MISTAKES, PAGE_MISTAKES } from './hints/mistakes.mjs';
import { createDice } from './inputs/dice.mjs';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '5' },
    verbose: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: node bench/hints.mjs DIR [--seed N] [--count N] [--verbose]');
  process.exit(2);
}
const dice = createDice(Number(values.seed));
const found = findDirectory(resolve(folder));
const texts = new Map();
const session = await openSession({ ...found, version: '0', texts, highlight: false });
const pages = [...session.site().pages.values()].flatMap(({ head }) =>
  head?.file.endsWith('.mdx') === true ? [head.file] : [],
);
const outcomes = new Map();

try {
  for (const [file, name, mistake] of mistakes()) await tryMistake(file, name, mistake);
} catch (error) {
  // The guard of authors' code would take it for theirs.
  console.error(error);
  process.exit(3);
}
report();

function* mistakes() {
  for (let round = 0; round < Number(values.count); round++) {
    for (const [name, mistake] of Object.entries(CONFIG_MISTAKES)) yield [found.entry, name, mistake];
    for (const [name, mistake] of Object.entries(PAGE_MISTAKES)) yield [undefined, name, mistake];
  }
}

async function tryMistake(given, name, mistake) {
  const made = given === undefined ? makeInPage(mistake) : [given, mistake(read(given), dice)];
  const [file, wrong] = made ?? [];
  if (wrong === undefined) return;
  const before = await findings();
  const good = read(file);
  const after = await withText(file, wrong);
  const { added } = compareFindings(before, after);
  if (added.length === 0) note('(nothing is told)', name, 'silent', lineOf(file, good, wrong));
  for (const finding of added.slice(0, 3))
    await follow({ finding, file, wrong, name, before, isFirst: finding === added[0] });
  if (added.length > 1)
    note(
      '(more than one)',
      name,
      'several',
      added
        .slice(0, 4)
        .map(({ code, message }) => `${code}: ${message}`)
        .join(' + '),
    );
  await withText(file, undefined);
}

/** The text of a page with a mistake in it. */
function makeInPage(mistake) {
  for (const file of dice.shuffle(pages).slice(0, 40)) {
    const wrong = mistake(read(file), dice);
    if (wrong !== undefined) return [file, wrong];
  }
  return undefined;
}

async function follow({ finding, file, wrong, name, before, isFirst }) {
  const { code, message, hint, span } = finding;
  const where = span === undefined ? 'no place' : place(span, session.readText(span.file) ?? '');
  const sample = `${where} ${message} → ${hint ?? '(no hint)'}`;
  if (span?.file !== file) return note(code, name, 'elsewhere', sample);
  const mended = applyHint(finding, wrong, span);
  if (mended === undefined || !isFirst)
    return note(code, name, hint === undefined ? 'no hint' : 'by hand', sample);
  const { added } = compareFindings(before, await withText(file, mended));
  if (added.length === 0) return note(code, name, 'mended', sample);
  const left = added.some((one) => one.code === code && one.message === message);
  note(
    code,
    name,
    left ? 'NOT MENDED' : 'ANOTHER',
    `${sample}\n        then ${added[0].code}: ${added[0].message}`,
  );
}

function place({ file, start, end }, text) {
  const { line, column } = positionAt(createSourceText('', text), start);
  return `${file}:${line}:${column} «${text.slice(start, Math.min(end, start + 60)).replaceAll('\n', '⏎')}»`;
}

function lineOf(file, good, wrong) {
  let at = 0;
  while (at < wrong.length && good[at] === wrong[at]) at++;
  const start = wrong.lastIndexOf('\n', at) + 1;
  return `${file} «${wrong.slice(start, start + 120).split('\n')[0]}»`;
}

function note(code, mistake, outcome, sample) {
  const key = `${code} ${outcome}`;
  const known = outcomes.get(key) ?? { code, outcome, count: 0, samples: new Map() };
  known.count++;
  if (!known.samples.has(mistake)) known.samples.set(mistake, sample);
  outcomes.set(key, known);
}

function read(file) {
  return readFileSync(join(found.directory, file), 'utf8');
}

async function withText(file, text) {
  if (text === undefined) texts.delete(file);
  else texts.set(file, text);
  await session.change([file]);
  return findings();
}

async function findings() {
  await session.survey(() => false);
  return session.diagnostics();
}

function report() {
  for (const { code, outcome, count, samples } of [...outcomes.values()].sort((a, b) =>
    a.code.localeCompare(b.code),
  )) {
    console.log(`${String(count).padStart(4)}  ${outcome.padEnd(10)}  ${code}`);
    if (outcome === 'mended' && values.verbose !== true) continue;
    for (const [mistake, sample] of samples) console.log(`      ${mistake}: ${sample}`);
  }
}
