// Edits docs folders at random while `waymark dev` serves them, switches branches, and kills the server:
//   npm run build && node bench/dev-kills.mjs [--scripts 100] [--first 1] [--bursts 3] [--files 1000] [--keep]
// Each script is named by its number, which is the seed. A burst is up to twelve edits, among them switches between two
// branches that differ in up to `--files` files, while pages are asked for; in half of the bursts the server is killed at a
// random moment and started again. When the server shows the last edit, its answers must be those of a fresh one: a part
// of them after each burst, all after the last. Exit code 1 when one differs.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { read, startDev, waitUntil } from './dev-kills/dev-server.mjs';
import { createRandomProject } from './dev-kills/random-project.mjs';
import { createDice } from './inputs/dice.mjs';

const { values } = parseArgs({
  options: {
    scripts: { type: 'string', default: '100' },
    first: { type: 'string', default: '1' },
    bursts: { type: 'string', default: '3' },
    files: { type: 'string', default: '1000' },
    keep: { type: 'boolean', default: false },
  },
});
/** Pages that are compared after every burst. */
const SAMPLE = 25;
const OTHERS = ['', 'nowhere/', 'sitemap.xml', 'llms.txt', 'navigation.json', 'style.css', 'images/a.svg'];
const tally = { scripts: 0, bursts: 0, edits: 0, branches: 0, kills: 0, answers: 0, late: 0, problems: [] };

/** Every address that a site has or had. */
function addresses(docs, known) {
  for (const item of readdirSync(docs, { recursive: true })) {
    const path = String(item);
    if (path.endsWith('.mdx')) known.add(`${path.slice(0, -4)}/`).add(`${path.slice(0, -4)}.md`);
  }
  return [...known];
}

function sample(random, items, count) {
  return items.length <= count ? items : Array.from({ length: count }, () => random.pick(items));
}

/** Runs one burst of edits. True when the server was killed on the way. */
async function burst({ project, random, server, known }) {
  const count = 1 + random.below(12);
  const kill = random.below(2) === 0 ? random.below(count) : -1;
  for (let index = 0; index < count; index += 1) {
    const kind = random.below(6) === 0 ? 'branch' : random.pick(project.kinds);
    project.edit(kind);
    tally.edits += 1;
    if (kind === 'branch') tally.branches += 1;
    for (const path of sample(random, addresses(project.docs, known), random.below(3)))
      void read(server, path).catch(() => undefined);
    await wait(random.pick([0, 0, 5, 40, 200]));
    if (index === kill) {
      await wait(random.below(120));
      await server.kill();
    }
  }
  return kill >= 0;
}

/** The places where two texts begin to differ. */
function firstDifference(own, wanted) {
  const at = Array.from(own).findIndex((letter, index) => letter !== wanted[index]);
  return [own, wanted].map((text) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 200))).join('\n');
}

/** What a server answers differently from a fresh one. */
async function differences(server, fresh, paths) {
  const found = [];
  for (const path of paths) {
    tally.answers += 1;
    const wanted = await read(fresh, path);
    if ((await read(server, path)) === wanted) continue;
    // It may still be looking once more at what came together with a folder.
    if (await waitUntil(async () => (await read(server, path)) === wanted, 5000)) tally.late += 1;
    else found.push(`${path}\n${firstDifference(await read(server, path), wanted)}`);
  }
  return found;
}

async function runScript(seed) {
  const random = createDice(seed);
  const root = mkdtempSync(join(tmpdir(), `waymark-dev-kills-${seed}-`));
  const env = { XDG_CACHE_HOME: join(root, 'cache'), XDG_STATE_HOME: join(root, 'state') };
  const files = Math.max(3, Math.round(Number(values.files) ** random.next()));
  const project = createRandomProject(join(root, 'repository'), random, files);
  const known = new Set(OTHERS);
  const problems = [];
  let server = await startDev(project.docs, env);
  for (let number = 1; number <= Number(values.bursts) && problems.length === 0; number += 1) {
    if (await burst({ project, random, server, known })) {
      tally.kills += 1;
      server = await startDev(project.docs, env);
    }
    const mark = `seen-${seed}-${number}`;
    project.mark(mark);
    tally.bursts += 1;
    const isSeen = await waitUntil(async () => (await read(server, 'mark/')).includes(mark));
    if (!isSeen) problems.push(`burst ${number} was never taken in: ${server.said().slice(-500)}`);
    const all = addresses(project.docs, known);
    const fresh = await startDev(project.docs, env);
    const paths = number < Number(values.bursts) ? [...OTHERS, ...sample(random, all, SAMPLE)] : all;
    for (const path of await differences(server, fresh, paths)) problems.push(`burst ${number}: /${path}`);
    await fresh.kill();
  }
  if (/ at .*\.js:\d+/.test(server.said())) problems.push(`it failed: ${server.said().slice(-1000)}`);
  await server.kill();
  tally.scripts += 1;
  tally.problems.push(...problems.slice(0, 5).map((problem) => `script ${seed}: ${problem}`));
  if (problems.length === 0 && !values.keep) rmSync(root, { recursive: true, force: true });
}

const first = Number(values.first);
for (let seed = first; seed < first + Number(values.scripts); seed += 1) {
  await runScript(seed);
  const { problems, ...figures } = tally;
  process.stderr.write(
    `${seed}: ${JSON.stringify(figures)}${problems.length > 0 ? ` ${problems.at(-1)}` : ''}\n`,
  );
}
console.log(JSON.stringify(tally, undefined, 1));
process.exitCode = tally.problems.length === 0 ? 0 : 1;
