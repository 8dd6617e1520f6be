// A cache that is changed at random, and what must be true of builds from it.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createDice } from '../inputs/dice.mjs';

const PAGES = 6;
const SPECIFICATION = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://example.com' }],
  paths: {
    '/pets/{id}': {
      get: {
        summary: 'Get a pet',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: 'A pet' } },
      },
    },
  },
};

/** A project of which every kind of entry is kept. */
function projectFiles() {
  const names = Array.from({ length: PAGES }, (_, index) => `p${index}`);
  const navigation = {
    groups: [
      { group: 'All', pages: ['index', ...names] },
      { group: 'API', openapi: 'api.json' },
    ],
  };
  const text = (name) =>
    `---\ntitle: ${name}\n---\n\nimport Intro from "/snippets/intro.mdx";\n\n## Part\n\n<Intro name="you" />\n\n\`\`\`js\nconst ${name} = 1;\n\`\`\`\n\n[Next](/p1#part) [Nowhere](/nowhere)\n`;
  return {
    'docs.json': JSON.stringify({ name: 'Flips', theme: 'mint', colors: { primary: '#336699' }, navigation }),
    'api.json': JSON.stringify(SPECIFICATION),
    'snippets/intro.mdx': 'Hello {name}.\n',
    ...Object.fromEntries(['index', ...names].map((name) => [`${name}.mdx`, text(name)])),
  };
}

function writeAll(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

/** The files of a site, without what its build notes of itself. */
function readSite(out) {
  const paths = listFiles(out).filter((path) => !path.startsWith('.waymark'));
  return new Map(paths.map((path) => [path, readFileSync(join(out, path), 'latin1')]));
}

/** What somebody or something may do to a file: one bit, one byte, its end, a part of another file, a text in it. */
const CHANGES = {
  bit(bytes, dice) {
    bytes[dice.below(bytes.length)] ^= 1 << dice.below(8);
  },
  byte(bytes, dice) {
    bytes[dice.below(bytes.length)] = dice.below(256);
  },
  zeros(bytes, dice) {
    const at = dice.below(bytes.length);
    bytes.fill(0, at, Math.min(bytes.length, at + 4096));
  },
  swap(bytes, dice) {
    const [a, b] = [dice.below(bytes.length), dice.below(bytes.length)];
    bytes.copyWithin(a, b, b + dice.below(200));
  },
  edit(bytes) {
    const at = bytes.indexOf('Part');
    if (at !== -1) bytes.write('Evil', at);
  },
};

function changeFile(path, dice) {
  const bytes = readFileSync(path);
  if (bytes.length === 0) return 'nothing';
  const name = dice.pick([...Object.keys(CHANGES), 'bit', 'bit', 'end']);
  if (name === 'end') truncateSync(path, dice.below(bytes.length));
  else {
    CHANGES[name](bytes, dice);
    writeFileSync(path, bytes);
  }
  return name;
}

export async function tryFlips({ root, build, count, seed }) {
  const [docs, cache, changed] = ['docs', 'cache', 'changed'].map((name) => join(root, name));
  writeAll(docs, projectFiles());
  // What a build says, whatever it is, and the site that it leaves.
  const run = async (out, from) => {
    try {
      const options = { directory: docs, entry: 'docs.json', out, base: '', version: '0' };
      const { diagnostics } = await build({ ...options, cache: from });
      return { said: JSON.stringify(diagnostics), site: readSite(out) };
    } catch (error) {
      return { said: `thrown: ${error instanceof Error ? error.stack : String(error)}`, site: new Map() };
    }
  };
  const fresh = await run(join(root, 'fresh'), false);
  await run(join(root, 'kept'), cache);
  const files = listFiles(cache);
  const problems = [];
  for (let number = 0; number < count; number++) {
    const dice = createDice(seed + number);
    rmSync(changed, { recursive: true, force: true });
    cpSync(cache, changed, { recursive: true });
    const done = dice.times(1 + dice.below(3), () => {
      const path = dice.pick(files);
      return `${changeFile(join(changed, path), dice)} in ${path.replace(/^[^/]*\//, '')}`;
    });
    // Half of the builds find the site that they are to make.
    const out = join(root, dice.chance(0.5) ? 'kept' : 'empty');
    if (out.endsWith('empty')) rmSync(out, { recursive: true, force: true });
    const problem = difference(fresh, await run(out, changed));
    if (problem !== undefined) problems.push(`seed ${seed + number} (${done.join(', ')}): ${problem}`);
  }
  return problems;
}

function difference(fresh, { said, site }) {
  if (said !== fresh.said) return `it said ${said.slice(0, 500)}`;
  for (const path of new Set([...fresh.site.keys(), ...site.keys()]))
    if (fresh.site.get(path) !== site.get(path)) return `another ${path}`;
  return undefined;
}
