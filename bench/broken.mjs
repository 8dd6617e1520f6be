// Builds sites of broken pages and tells what went wrong:
//   npm run build && node bench/broken.mjs [--pages 5000] [--seed 1] [--size 2000] [--only NAME]
// First all broken pages beside one good one: every page must exist, every finding must have a place inside its file,
// and the good page must be the one of a site without them. Then each growing page in a process of its own, at a size
// and at twice the size: how many times as long the second takes. Exit code 1 when something is wrong.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { breakPages, GROWING_PAGES } from './inputs/broken-pages.mjs';
import { runIn } from './inputs/mutated-project.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '2000' },
    only: { type: 'string' },
    /** For the child process: the folder to build. */
    build: { type: 'string' },
  },
});
const TIMEOUT = 120_000;

/** Writes a project of one good page and others. */
function writeProject(folder, texts) {
  const write = (path, text) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text, typeof text === 'string' ? 'utf8' : undefined);
  };
  const names = texts.map((_, index) => `broken/p${String(index).padStart(5, '0')}`);
  write(
    'index.mdx',
    '---\ntitle: Good\n---\n\nimport Intro from "/snippets/intro.mdx";\n\n## Fine\n\n<Intro name="you" />\n',
  );
  write('snippets/intro.mdx', 'Hello {name}.\n');
  write('snippets/values.mdx', 'export const version = "2.1";\n');
  for (const [index, name] of names.entries()) write(`${name}.mdx`, texts[index]);
  const config = {
    name: 'Broken',
    theme: 'mint',
    colors: { primary: '#336699' },
    navigation: { groups: [{ group: 'All', pages: ['index'] }] },
  };
  write('docs.json', JSON.stringify(config));
  return names;
}

async function buildHere(directory) {
  const { build } = await import('../packages/waymark/dist/build.js');
  const started = performance.now();
  const { diagnostics, unplaced } = await runIn(directory, build);
  const milliseconds = performance.now() - started;
  const byCode = {};
  for (const { code } of diagnostics) byCode[code] = (byCode[code] ?? 0) + 1;
  const memory = process.resourceUsage().maxRSS * 1024;
  const records = unplaced.slice(0, 5).map(({ code, message, span }) => ({ code, message, span }));
  writeFileSync(
    join(directory, 'result.json'),
    JSON.stringify({ milliseconds, memory, byCode, unplaced: unplaced.length, records }),
  );
}

function buildApart(folder) {
  const script = fileURLToPath(import.meta.url);
  const { status, signal, stderr } = spawnSync(process.execPath, [script, '--build', folder], {
    timeout: TIMEOUT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const path = join(folder, 'result.json');
  if (status === 0 && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  return {
    failure: `${signal ?? `exit ${status}`} ${String(stderr).trim().split('\n').slice(0, 12).join('\n')}`,
  };
}

function inFolder(texts, use) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-broken-'));
  try {
    const names = writeProject(folder, texts);
    return use(folder, names, buildApart(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const goodPage = (folder) => readFileSync(join(folder, 'dist/index.html'), 'utf8');

function testBrokenPages() {
  const texts = breakPages(Number(values.pages), Number(values.seed));
  const alone = inFolder([], (folder) => goodPage(folder));
  return inFolder(texts, (folder, names, result) => {
    if (result.failure !== undefined) return [`the build failed: ${result.failure}`];
    console.log(JSON.stringify(result, undefined, 1));
    const absent = names.filter((name) => !existsSync(join(folder, 'dist', name, 'index.html')));
    return [
      ...absent.map((name) => `${name} is not there`),
      ...(result.unplaced > 0 ? [`${result.unplaced} findings without a place`] : []),
      ...(goodPage(folder) === alone ? [] : ['the good page changed']),
    ];
  });
}

function testGrowingPages() {
  const problems = [];
  const measure = (make, size) => inFolder([make(size)], (_folder, _names, result) => result);
  const base = inFolder([], (_folder, _names, { milliseconds }) => milliseconds);
  for (const [name, make] of Object.entries(GROWING_PAGES)) {
    if (values.only !== undefined && values.only !== name) continue;
    const size = Number(values.size);
    const [once, twice] = [measure(make, size), measure(make, size * 2)];
    const failure = once.failure ?? twice.failure;
    if (failure !== undefined) {
      problems.push(`${name}: ${failure}`);
      console.log(`${name.padEnd(22)} ${failure.split('\n')[0]}`);
      continue;
    }
    const [a, b] = [once, twice].map(({ milliseconds }) => Math.max(1, milliseconds - base));
    const line = `${name.padEnd(22)} ${a.toFixed(0).padStart(6)} ms ${b.toFixed(0).padStart(7)} ms  × ${(b / a).toFixed(1)}`;
    console.log(b > 1000 && b / a > 3 ? `${line}  grows too fast` : line);
  }
  return problems;
}

if (values.build !== undefined) await buildHere(values.build);
else {
  const problems = [...(values.only === undefined ? testBrokenPages() : []), ...testGrowingPages()];
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
