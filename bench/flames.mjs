// Draws where the time of a build goes: calls below calls, each as wide as its part of the whole.
//   npm run build && node bench/flames.mjs SITE OUT.svg [--command PATH/TO/waymark.js] [--title TEXT]
// SITE is a folder with docs.json. Samples are of the thread that runs our code, taken by V8 each millisecond, without a cache.
// OUT.svg says each part on hover; what takes less than a thousandth is left out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    command: {
      type: 'string',
      default: fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url)),
    },
    title: { type: 'string' },
  },
});
const [site, picture] = positionals;
if (picture === undefined) {
  console.error('usage: node bench/flames.mjs SITE OUT.svg [--command FILE] [--title TEXT]');
  process.exit(2);
}

const WIDTH = 1200;
const ROW = 17;
const MARGIN = 24;
/** Pixels of a letter: texts are cut where their box ends. */
const LETTER = 6.2;
const LEAST = 1 / 1000;
const DEEPEST = 32;

/** Builds the site; gives V8's profile of it. */
function profileBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-flames-'));
  try {
    const args = ['--cpu-prof', `--cpu-prof-dir=${folder}`, resolve(values.command), 'build', resolve(site)];
    const { status } = spawnSync(process.execPath, [...args, '--out', join(folder, 'site'), '--no-cache'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const profiles = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
    if (profiles.length === 0) throw new Error(`The build left no profile; it ended with ${status}.`);
    const texts = profiles.map((name) => readFileSync(join(folder, name), 'utf8'));
    // A process that only starts another one leaves a short profile.
    return JSON.parse(texts.toSorted((a, b) => b.length - a.length)[0]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a frame is one of ours or of a library: those of Node.js itself say nothing about the work. */
function isShown({ functionName, url }) {
  return functionName !== '' && functionName !== '(root)' && !url.startsWith('node:');
}

/** Sums samples by call path: `{ name, time, below }`, in microseconds; a function that calls itself is drawn once. */
function sumCalls({ nodes, samples, timeDeltas }) {
  const frames = new Map(nodes.map((node) => [node.id, { ...node, time: 0 }]));
  for (const [at, id] of samples.entries()) frames.get(id).time += timeDeltas[at];
  const root = { name: 'all', time: 0, below: new Map() };
  const visit = (frame, path) => {
    const name = nameOf(frame.callFrame.functionName);
    const isNew = isShown(frame.callFrame) && path.length < DEEPEST && path.at(-1).name !== name;
    const inner = isNew ? [...path, callOf(path.at(-1), name)] : path;
    for (const call of inner) call.time += frame.time;
    for (const id of frame.children ?? []) visit(frames.get(id), inner);
  };
  visit(frames.get(nodes[0].id), [root]);
  root.below.delete('(idle)');
  return root;
}

/** The name that the source has: a bundle numbers names that several modules have. */
function nameOf(functionName) {
  return functionName.replace(/(?<=.{3})\d+$/, '');
}

function callOf(caller, name) {
  const known = caller.below.get(name);
  if (known !== undefined) return known;
  const call = { name, time: 0, below: new Map() };
  caller.below.set(name, call);
  return call;
}

function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** One hue a name, so that a function has the same one wherever it is called, and in each picture. */
function colourOf(name) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return `hsl(${15 + (sum % 45)} ${70 + (sum % 20)}% ${72 + (sum % 12)}%)`;
}

function drawCall(call, left, depth, scale, whole) {
  const width = call.time * scale;
  if (call.time < whole * LEAST) return { boxes: [], depth };
  const letters = Math.floor((width - 6) / LETTER);
  const label =
    call.name.length <= letters ? call.name : letters > 3 ? `${call.name.slice(0, letters - 1)}…` : '';
  const top = MARGIN + depth * ROW;
  const said = `${call.name}: ${(call.time / 1000).toFixed(0)} ms, ${((call.time / whole) * 100).toFixed(1)} %`;
  const boxes = [
    `<g><title>${escapeText(said)}</title><rect x="${left.toFixed(1)}" y="${top}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${colourOf(call.name)}"/>` +
      (label === '' ? '' : `<text x="${(left + 3).toFixed(1)}" y="${top + 12}">${escapeText(label)}</text>`) +
      '</g>',
  ];
  let deepest = depth;
  let at = left;
  for (const inner of [...call.below.values()].toSorted((a, b) => b.time - a.time)) {
    const drawn = drawCall(inner, at, depth + 1, scale, whole);
    boxes.push(...drawn.boxes);
    deepest = Math.max(deepest, drawn.depth);
    at += inner.time * scale;
  }
  return { boxes, depth: deepest };
}

const calls = sumCalls(profileBuild());
calls.time = [...calls.below.values()].reduce((sum, { time }) => sum + time, 0);
const { boxes, depth } = drawCall(calls, 0, 0, WIDTH / calls.time, calls.time);
const title = `${values.title ?? basename(resolve(site))}: ${(calls.time / 1e6).toFixed(1)} s of one thread, Node.js ${process.versions.node}`;
writeFileSync(
  picture,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${MARGIN + (depth + 1) * ROW}" font-family="ui-monospace, monospace" font-size="10.5">
<rect width="100%" height="100%" fill="#fff"/>
<text x="3" y="15" font-size="12">${escapeText(title)}</text>
${boxes.join('\n')}
</svg>
`,
);
console.log(`${title} → ${picture}`);
