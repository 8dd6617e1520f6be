// Kills builds at random moments and looks at what is left:
//   npm run build && node bench/kills.mjs [--kills 200] [--seed 1]
// Over a finished site and in an empty folder, with and without a cache; half of the kills fall while files are being put
// in place. After each kill, every file must be one of the old or the new site, every page must have its assets, and
// files of others must stand; then the next command, a build or a preview, must leave the whole old or the whole new
// site. Exit code 1 when something is wrong.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDice } from './inputs/dice.mjs';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const bin = fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'waymark-kills-'));
const environment = {
  ...process.env,
  XDG_STATE_HOME: join(root, 'state'),
  XDG_CACHE_HOME: join(root, 'cache'),
};
const PAGES = 40;
/** Records of builds, which readers do not see. */
const RECORDS = /^(?:\.waymark\/|_waymark\/manifest\.json$)/;

/** A project whose every page, and whose stylesheet, tells the version. */
function writeProject(folder, version, color) {
  const names = Array.from({ length: PAGES }, (_, index) => `p${index}`).filter(
    (_, index) => index % 10 !== (version === 'old' ? 3 : 7),
  );
  mkdirSync(join(folder, 'images'), { recursive: true });
  for (const name of ['index', ...names])
    writeFileSync(
      join(folder, `${name}.mdx`),
      `---\ntitle: ${name}\n---\n\n![A](/images/${version}.png)\n\nThis is ${version}.\n`,
    );
  writeFileSync(join(folder, `images/${version}.png`), version);
  const navigation = { groups: [{ group: 'All', pages: ['index', ...names] }] };
  writeFileSync(
    join(folder, 'docs.json'),
    JSON.stringify({ name: 'Kills', theme: 'mint', colors: { primary: color }, navigation }),
  );
}

const start = (...args) =>
  spawn(process.execPath, [bin, ...args], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });

async function ended(child) {
  let problems = '';
  child.stderr.on('data', (chunk) => {
    problems += chunk;
  });
  await new Promise((done) => child.once('close', done));
  return { code: child.exitCode, problems };
}

async function build(project, out, cache) {
  const { code, problems } = await ended(
    start('build', project, '--out', out, ...(cache ? [] : ['--no-cache'])),
  );
  if (code !== 0) throw new Error(`a build ended with ${code}: ${problems}`);
}

/** A preview that is stopped as soon as it serves. */
async function preview(project, out) {
  const child = start('preview', project, '--out', out, '--port', '0');
  child.stderr.on('data', (chunk) => {
    if (String(chunk).includes('Serving')) child.kill('SIGTERM');
  });
  return ended(child);
}

/** What readers find: content by path. */
function read(out) {
  if (!existsSync(out)) return {};
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const paths = files.map((item) => join(item.parentPath, item.name).slice(out.length + 1));
  return Object.fromEntries(
    paths
      .filter((path) => !RECORDS.test(path))
      .map((path) => [path, readFileSync(join(out, path), 'latin1')]),
  );
}

/** What is wrong with files that stand somewhere between two sites. */
function problemsOf(files, sites, own) {
  const problems = [];
  for (const [path, content] of Object.entries(files)) {
    if (![...sites, own].some((site) => site[path] === content)) problems.push(`${path} is of neither site`);
    if (!path.endsWith('.html')) continue;
    for (const [, address] of content.matchAll(/(?:src|href)="\/([^"#?]+\.(?:css|js|png|woff2))"/g))
      if (!(address in files)) problems.push(`${path} needs ${address}`);
  }
  for (const [path, content] of Object.entries(own))
    if (files[path] !== content) problems.push(`${path} is lost`);
  return problems;
}

const isEqual = (a, b) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((path) => a[path] === b[path]);

/** Kills a build at a moment: after some time, or some time after it began to put its files in place. */
async function kill(project, out, cache, { whilePublishing, delay }) {
  const child = start('build', project, '--out', out, ...(cache ? [] : ['--no-cache']));
  const end = ended(child);
  if (whilePublishing) {
    const watcher = watch(join(out, '_waymark'), () => {
      watcher.close();
      setTimeout(() => child.kill('SIGKILL'), delay);
    });
    await end;
    watcher.close();
  } else {
    const timer = setTimeout(() => child.kill('SIGKILL'), delay);
    await end;
    clearTimeout(timer);
  }
  return child.signalCode === 'SIGKILL';
}

const random = createDice(Number(values.seed)).next;
const [oldProject, newProject] = [join(root, 'old'), join(root, 'new')];
writeProject(oldProject, 'old', '#336699');
writeProject(newProject, 'new', '#993366');
const [oldOut, newOut] = [join(root, 'old-out'), join(root, 'new-out')];
await build(oldProject, oldOut, false);
const began = performance.now();
await build(newProject, newOut, false);
const duration = performance.now() - began;
const own = { CNAME: 'mine', 'p3/notes.txt': 'mine' };
const [oldSite, newSite] = [oldOut, newOut].map(read);
const tally = { kills: 0, survived: 0, old: 0, new: 0, mixed: 0, problems: [] };

for (let number = 0; number < Number(values.kills); number += 1) {
  const out = join(root, 'out');
  rmSync(out, { recursive: true, force: true });
  const over = number % 2 === 0;
  if (over) cpSync(oldOut, out, { recursive: true, preserveTimestamps: true });
  for (const [path, content] of Object.entries(own)) {
    mkdirSync(join(out, path, '..'), { recursive: true });
    writeFileSync(join(out, path), content);
  }
  mkdirSync(join(out, '_waymark'), { recursive: true });
  const cache = number % 4 < 2;
  const whilePublishing = random() < 0.5;
  const delay = random() * (whilePublishing ? 12 : duration * 1.1);
  const wasKilled = await kill(newProject, out, cache, { whilePublishing, delay });
  tally[wasKilled ? 'kills' : 'survived'] += 1;
  const before = { ...(over ? oldSite : {}), ...own };
  const after = { ...newSite, ...own };
  const found = read(out);
  if (!isEqual(found, before) && !isEqual(found, after)) tally.mixed += 1;
  const problems = problemsOf(found, [over ? oldSite : {}, newSite], own);
  const next = number % 3 === 0 ? 'build' : 'preview';
  if (next === 'build') await build(newProject, out, cache);
  else await preview(newProject, out);
  const whole = read(out);
  if (isEqual(whole, after)) tally.new += 1;
  else if (next === 'preview' && isEqual(whole, before)) tally.old += 1;
  else problems.push(`${next} left neither site`);
  if (existsSync(join(out, '.waymark'))) problems.push(`${next} left records of a build`);
  for (const problem of problems.slice(0, 5)) tally.problems.push(`kill ${number}: ${problem}`);
  if (problems.length > 0) cpSync(out, join(root, `kill-${number}`), { recursive: true });
  await wait(0);
}

console.log(JSON.stringify({ duration: Math.round(duration), ...tally }, undefined, 1));
if (tally.problems.length === 0) rmSync(root, { recursive: true, force: true });
process.exitCode = tally.problems.length === 0 ? 0 : 1;
