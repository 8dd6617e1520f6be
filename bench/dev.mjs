// Measures `dev` on a generated site, in this process, and prints a table; it asserts nothing:
//   node bench/dev.mjs [pages] [folder of a checkout to measure]      (default: 1000 pages, this checkout)
// CPU is user and system time of taking in a change and answering the open page, as the server does both.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { generateSite } from './generate.mjs';

const pages = Number(process.argv[2] ?? 1000);
const checkout = resolve(process.argv[3] ?? fileURLToPath(new URL('..', import.meta.url)));
if (!Number.isInteger(pages) || pages < 1) {
  console.error('usage: node bench/dev.mjs [pages] [checkout]');
  process.exit(2);
}
const EDITS = 300;
const RUNS = 3;
const SNIPPET_USERS = 500;
const SEARCH = '_waymark/search/en.json';

const { openSession } = await import(
  pathToFileURL(join(checkout, 'packages/waymark/dist/dev/session.js')).href
);
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
const rows = [];
const read = (path) => readFileSync(join(folder, path), 'utf8');
const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const specificationOf = (word) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Freight', version: '1.0.0' },
    paths: Object.fromEntries(
      ['parcels', 'routes', 'depots', 'drivers', 'invoices'].map((name) => [
        `/${name}`,
        {
          get: {
            summary: `List ${name}`,
            description: `Gives all ${name}, ${word} first.`,
            responses: { 200: { description: 'The list' } },
          },
        },
      ]),
    ),
  });

/** A generated site with a stylesheet, a specification, and a snippet that many pages show. */
function makeSite() {
  generateSite({ count: pages, out: folder });
  const config = JSON.parse(read('docs.json'));
  config.navigation.tabs.push({ tab: 'API', openapi: 'openapi.json' });
  write('docs.json', JSON.stringify(config));
  write('custom.css', ':root { --mine: red; }\n');
  write('openapi.json', specificationOf('new'));
  write('snippets/shared.mdx', 'Common to many pages.\n');
  const paths = config.navigation.tabs.flatMap(({ groups = [] }) =>
    groups.flatMap((group) => group.pages.flatMap((inner) => inner.pages ?? [])),
  );
  for (const path of paths.slice(0, SNIPPET_USERS)) {
    const text = read(`${path}.mdx`).replace(
      '\n---\n',
      '\n---\n\nimport Shared from "/snippets/shared.mdx";\n\n<Shared />\n',
    );
    write(`${path}.mdx`, text);
  }
  return paths;
}

/** CPU of an action in seconds, its median over some runs. */
async function measure(name, action, runs = RUNS) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const started = process.cpuUsage();
    await action(run);
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1e6);
  }
  const cpu = times.sort((a, b) => a - b)[Math.floor(runs / 2)];
  console.error(`${name}: ${cpu.toFixed(3)} s`);
  rows.push({ edit: name, cpu: `${cpu.toFixed(3)} s` });
}

function noteMemory(name) {
  collectGarbage();
  collectGarbage();
  const { rss, heapUsed } = process.memoryUsage();
  rows.push({ edit: name, rss: `${Math.round(rss / 1e6)} MB`, heap: `${Math.round(heapUsed / 1e6)} MB` });
}

async function answer(session, path) {
  const found = await session.answer(path);
  if (found === undefined) throw new Error(`Nothing is at ${path}`);
}

/** The kinds of edits; each writes and names the files that it changes. */
function editsOf(paths) {
  const page = `${paths[Math.min(SNIPPET_USERS, paths.length - 1)]}.mdx`;
  const rewrite = (path, change) => {
    write(path, change(read(path)));
    return [path];
  };
  const addPage = (run) => {
    const path = `${dirname(page)}/new-${run}`;
    write(`${path}.mdx`, `---\ntitle: "New ${run}"\n---\n\nA new text.\n`);
    const config = JSON.parse(read('docs.json'));
    config.navigation.tabs[0].groups[0].pages.push(path);
    write('docs.json', JSON.stringify(config));
    return [`${path}.mdx`, 'docs.json'];
  };
  const text = (run) =>
    rewrite(page, (old) => old.replace(/(?:\nWord\w+ here\.)?\s*$/, `\nWord${run}x here.\n`));
  return {
    // As browsers ask for it.
    open: `${page.slice(0, -'.mdx'.length)}/`,
    text,
    title: (run) => rewrite(page, (old) => old.replace(/title: "[^"]*"/, `title: "Title ${run}"`)),
    addPage,
    others: {
      text,
      stylesheet: (run) => rewrite('custom.css', () => `:root { --mine: ${run}px; }\n`),
      'docs.json name': (run) =>
        rewrite('docs.json', (old) => old.replace(/"name":"[^"]*"/, `"name":"N${run}"`)),
      'page title': (run) => rewrite(page, (old) => old.replace(/title: "[^"]*"/, `title: "Renamed ${run}"`)),
      'new page in the navigation': addPage,
      'specification text': (run) => rewrite('openapi.json', () => specificationOf(`word${run}`)),
      [`snippet of ${SNIPPET_USERS} pages`]: (run) =>
        rewrite('snippets/shared.mdx', () => `Common text ${run}.\n`),
    },
  };
}

try {
  const edits = editsOf(makeSite());
  let session;
  const take = async (changed, path) => {
    await session.change(changed);
    await answer(session, path);
  };
  await measure(
    'open',
    async () => {
      session = await openSession({ directory: folder, entry: 'docs.json', version: '0.0.0' });
      await answer(session, edits.open);
    },
    1,
  );
  noteMemory('opened');
  for (const [name, edit] of Object.entries(edits.others))
    await measure(name, (run) => take(edit(run), edits.open));
  await measure('first search', () => answer(session, SEARCH), 1);
  noteMemory('all pages drawn');
  await measure('search again', () => answer(session, SEARCH));
  await measure('search after a word', (run) => take(edits.text(10 + run), SEARCH));
  await measure('search after a title', (run) => take(edits.title(10 + run), SEARCH));
  await measure('search after a new page', (run) => take(edits.addPage(10 + run), SEARCH));
  await measure('llms-full.txt after a word', (run) => take(edits.text(20 + run), 'llms-full.txt'));
  noteMemory('before many edits');
  for (let edit = 0; edit < EDITS; edit += 1) await take(edits.text(100 + edit), edits.open);
  noteMemory(`after ${EDITS} edits`);
  for (let edit = 0; edit < EDITS / 10; edit += 1) await take(edits.text(1000 + edit), SEARCH);
  noteMemory(`after ${EDITS / 10} more, each searched`);
  console.log(`Node ${process.version}, ${pages} pages`);
  console.table(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
