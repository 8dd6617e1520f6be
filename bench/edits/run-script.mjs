// Runs one script of edits: after each, every answer of `dev` and a warm build are compared; now and then, and at the
// end, with a cold build too.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sortDiagnostics } from '../../packages/core/dist/diagnostics/index.js';
import { createDice } from '../inputs/dice.mjs';
import { applyEdit, chooseEdit } from './edits.mjs';
import { createSite, filesOf } from './site.mjs';

/** Lists what was written about a build, which no reader sees. */
const RECORDS = /^(?:\.waymark\/|_waymark\/manifest\.json$)/;

/** The kinds of questions that pages ask. */
export const QUESTION_KINDS = [
  'textDigest',
  'resolveImport',
  'resolveSnippet',
  'nearestImport',
  'link',
  'asset',
  'pictureSize',
  'languageOf',
  'setting',
  'headOf',
  'titleOf',
  'endpointOf',
  'findOperation',
  'findSchema',
  'findChannel',
  'operationUrl',
];

/** Scripts that are short, of small sites, so that many of them run in no time; each edit is many at once. */
export const SHORT = { scripts: 50, edits: 2, atOnce: 14, pages: 9 };

/** Seeds that follow each other give streams that have nothing in common. */
export const diceOf = (seed) => createDice(Math.imul(seed, 2654435761));

/** A script of random edits; each has up to so many kinds at once, as a rule one. */
export function createScript(seed, length, atOnce = 1) {
  const dice = diceOf(seed + 7919);
  return { seed, edits: dice.times(length, () => chooseEdit(dice, atOnce)) };
}

/** Something that differs. */
export class Difference extends Error {
  constructor(step, who, path, detail) {
    super(`after edit ${step}, ${who} has another ${path}: ${detail}`);
    Object.assign(this, { step, who, path });
  }
}

/** The machine was too busy: code of a page that does nothing for long was stopped, and what comes of it tells nothing. */
export class Stopped extends Error {}

function expectRunning(diagnostics) {
  if (diagnostics.some(({ code }) => code === 'mdx/code-stopped')) throw new Stopped();
}

/** Writes what changed in a folder, and answers the paths. */
export function writeChanges(folder, before, after) {
  const changed = [];
  for (const path of before.keys())
    if (!after.has(path)) {
      rmSync(join(folder, path));
      changed.push(path);
    }
  for (const [path, content] of after) {
    const old = before.get(path);
    if (old !== undefined && Buffer.from(old).equals(Buffer.from(content))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    changed.push(path);
  }
  return changed;
}

/** Content by path. What is named by its hash is read once for all. */
function readOutput(out, known) {
  const files = new Map();
  for (const item of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const path = join(item.parentPath, item.name).slice(out.length + 1);
    if (RECORDS.test(path)) continue;
    const isHashed = /^_waymark\/.*\.[0-9a-f]{8,}\.(?:js|woff2|css)$/.test(path);
    const content = (isHashed ? known.get(path) : undefined) ?? readFileSync(join(out, path));
    if (isHashed) known.set(path, content);
    files.set(path, content);
  }
  return files;
}

/** Where two texts part. */
function partOf(expected, found) {
  if (expected === undefined || found === undefined) return expected === undefined ? 'too much' : 'missing';
  const [a, b] = [expected.toString(), found.toString()];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const show = (text) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 160));
  return `\n  should be ${show(a)}\n  is        ${show(b)}`;
}

const ignore = () => undefined;

/** What `dev` answers, as bytes; undefined where it leads elsewhere or has nothing. */
async function answerOf(session, path) {
  const answer = await session.answer(path);
  if (path === '404.html' && answer?.kind !== 'file') return Buffer.from(session.notFound());
  if (answer === undefined || answer.kind === 'redirect') return answer?.kind;
  const { file } = answer;
  return 'copyFrom' in file ? readFileSync(file.copyFrom) : Buffer.from(file.content);
}

const isForwarding = (content) =>
  content
    .toString()
    .startsWith('<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Moved to');

/** `dev` marks unknown components where they stand, and a build does not; that is so by design. */
const MARK = /<span class="diagnostic" role="note" data-diagnostic="mdx\/unknown-component">.*?<\/span>/gs;

/** The document without such marks, and without the stylesheet that has their style. */
const unmarked = (content) =>
  content
    .toString()
    .replace(MARK, '')
    .replace(/<link rel="stylesheet" href="\/_waymark\/parts\.[\w-]+\.css"\/>/, '');

const isMarked = (content) => content.includes('data-diagnostic="mdx/unknown-component"');

async function compareDev({ session, output, gone, step, dice, hasUnknown }) {
  let marked = 0;
  // A file of a page is known once the page was asked for.
  const documents = [...output.keys()].filter((path) => path.endsWith('.html'));
  const others = [...output.keys()].filter((path) => !path.endsWith('.html'));
  for (const path of [...dice.shuffle(documents), ...dice.shuffle(others)]) {
    const answer = await answerOf(session, path);
    // By design a redirect is answered as one, and hosts get a document that forwards.
    if (answer === 'redirect' && isForwarding(output.get(path))) continue;
    if (hasUnknown && Buffer.isBuffer(answer) && isMarked(answer)) {
      marked += 1;
      if (unmarked(answer) === unmarked(output.get(path))) continue;
    }
    if (marked > 0 && answer === undefined && /^_waymark\/parts\./.test(path)) continue;
    if (answer === undefined || answer === 'redirect' || !answer.equals(output.get(path)))
      throw new Difference(
        step,
        'dev',
        path,
        partOf(output.get(path), answer === 'redirect' ? 'a redirect' : answer),
      );
  }
  for (const path of gone) {
    // What is named by its hash may be answered for longer.
    if (output.has(path) || path.startsWith('_waymark/')) continue;
    const answer = await answerOf(session, path);
    if (answer !== undefined && answer !== 'redirect')
      throw new Difference(step, 'dev', path, partOf(undefined, answer));
  }
}

function compareOutputs(cold, warm, step) {
  for (const path of new Set([...cold.keys(), ...warm.keys()])) {
    const [expected, found] = [cold.get(path), warm.get(path)];
    if (expected === undefined || found === undefined || !expected.equals(found))
      throw new Difference(step, 'the warm build', path, partOf(expected, found));
  }
}

const lineOf = ({ code, severity, message, hint, span }) =>
  JSON.stringify([code, severity, message, hint, span]);

/** What was found on pages that were not drawn again is told again, and nothing else is, as commands print it. */
function compareFindings(who, { expected: all, found: told }, step) {
  const [expected, found] = [all, told].map(
    (diagnostics) => new Set(sortDiagnostics(diagnostics).map(lineOf)),
  );
  for (const line of new Set([...expected, ...found]))
    if (!expected.has(line) || !found.has(line))
      throw new Difference(step, who, 'finding', `${found.has(line) ? 'only there' : 'missing'}: ${line}`);
}

/** Events that a session listens to for good once it has run code: its process would end with it. */
const LATE = ['unhandledRejection', 'uncaughtException'];

/** Runs something, and lets nothing of it listen afterwards: a process that runs many scripts would keep every session. */
async function withoutListeners(run) {
  const before = new Map(LATE.map((name) => [name, new Set(process.listeners(name))]));
  try {
    await run();
  } finally {
    for (const [name, known] of before)
      for (const listener of process.listeners(name)) if (!known.has(listener)) process.off(name, listener);
  }
}

/**
 * Runs a script in a folder. The engine gives `openSession`, `build` and `readTraces`; what its pages asked and was
 * answered otherwise is told to `onChanged`, by the kind of question.
 */
export const runScript = (script, options) => withoutListeners(() => later(() => follow(script, options)));

/** Runs with a clock that is ahead of the files', so that none counts as written a moment ago, which builds remember nothing of. */
async function later(run) {
  const { now } = Date;
  Date.now = () => now() + 60_000;
  try {
    return await run();
  } finally {
    Date.now = now;
  }
}

async function follow(
  { seed, edits },
  { engine, folder, pages, coldEvery = 5, onChanged = ignore, onDecisive = ignore },
) {
  const [directory, out, cold, cache] = ['docs', 'warm', 'cold', 'cache'].map((name) => join(folder, name));
  const site = createSite(diceOf(seed), pages);
  let files = filesOf(site);
  writeChanges(directory, new Map(), files);
  const known = new Map();
  const gone = new Set();
  const { version } = engine;
  const options = { directory, entry: 'docs.json', base: '', version };
  const session = await engine.openSession({ directory, entry: 'docs.json', version });
  let traces = new Map();
  for (let step = 0; step <= edits.length; step += 1) {
    const edit = edits[step - 1];
    if (edit !== undefined) {
      applyEdit(site, edit, diceOf(edit.seed));
      if (step === edits.length) site.isBroken = false;
      const next = filesOf(site);
      await session.change(writeChanges(directory, files, next));
      files = next;
    }
    const { written, diagnostics } = await engine.build({ ...options, out, cache });
    if (written === site.isBroken)
      throw new Difference(step, 'the warm build', 'docs.json', `written: ${written}`);
    if (!written) {
      for (const path of gone) await session.answer(path);
      continue;
    }
    expectRunning(diagnostics);
    const now = engine.readTraces(cache);
    noteChanges(traces, now, { onChanged, onDecisive });
    traces = now;
    const output = readOutput(out, known);
    const isLast = step === edits.length;
    const compareWithCold = async () => {
      rmSync(cold, { recursive: true, force: true });
      const { diagnostics: found } = await engine.build({ ...options, out: cold, cache: false });
      expectRunning(found);
      compareOutputs(readOutput(cold, known), output, step);
      compareFindings('the warm build', { expected: found, found: diagnostics }, step);
    };
    if (isLast || (step > 0 && step % coldEvery === 0)) await compareWithCold();
    const hasUnknown = diagnostics.some(({ code }) => code.startsWith('mdx/'));
    try {
      await compareDev({ session, output, gone, step, hasUnknown, dice: diceOf(seed + step) });
      // Nobody is led to a page that a redirect stands before.
      await session.survey(() => false);
      compareFindings('dev', { expected: diagnostics, found: session.diagnostics() }, step);
    } catch (error) {
      expectRunning(session.diagnostics());
      // Which of the two is wrong?
      await compareWithCold();
      throw error;
    }
    for (const path of output.keys()) gone.add(path);
  }
}

/**
 * Tells the kinds of the questions that have other answers than before. A kind decides a page when no other has changed
 * for it and the page is another one: were it not recorded, the page would have stayed.
 */
function noteChanges(before, now, { onChanged, onDecisive }) {
  for (const [route, { trace, value }] of now) {
    const old = before.get(route);
    if (old === undefined) continue;
    const answers = new Map(old.trace.map(([question, digest]) => [question.join('\n'), digest]));
    const isChanged = ([question, digest]) => (answers.get(question.join('\n')) ?? digest) !== digest;
    const kinds = new Set(trace.filter(isChanged).map(([[kind]]) => kind));
    for (const kind of kinds) onChanged(kind);
    if (kinds.size === 1 && JSON.stringify(value) !== JSON.stringify(old.value)) onDecisive([...kinds][0]);
  }
}

/** Creates the reader of what a cache holds of pages, by route. A segment is read once. */
export function createTraceReader(readSegment) {
  const known = new Map();
  return (cache) => {
    const [project] = readdirSync(cache);
    const folder = join(cache, project);
    const { segments } = JSON.parse(readFileSync(join(folder, 'segments.json'), 'utf8'));
    const traces = new Map();
    for (const name of known.keys()) if (!segments.includes(name)) known.delete(name);
    for (const name of segments) {
      const results =
        known.get(name) ?? readSegment(folder, name).results.filter(({ job }) => job === 'body');
      known.set(name, results);
      for (const { route, trace, value, hashes } of results)
        traces.set(route, { trace, value: [value, hashes] });
    }
    return traces;
  };
}

/** The shortest script that still fails, as far as leaving single edits out leads there. */
export async function shrinkScript({ seed, edits }, difference, fails) {
  let shortest = edits.slice(0, difference.step);
  let last = difference;
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length; ) {
      const tried = shortest.toSpliced(at, size);
      const found = await fails({ seed, edits: tried });
      if (found === undefined) at += size;
      else {
        shortest = tried.slice(0, found.step);
        last = found;
      }
    }
  }
  return { seed, edits: shortest, difference: last };
}
