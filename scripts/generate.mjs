// Writes the files that are made from the sources: the JSON Schema of docs.json, those parts of Waymark's own documentation
// that repeat what the code says, and the list of what is installed or bundled, which needs a build. With `--check`, writes
// nothing and fails when a file is not up to date.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandFiles } from './generate/command-help.mjs';
import { componentFiles } from './generate/component-tables.mjs';
import { diagnosticFiles } from './generate/diagnostic-pages.mjs';
import { indexFiles, sampleFiles, writeIndexes } from './generate/folder-indexes.mjs';
import { loadSources } from './generate/load-sources.mjs';
import { supportFiles } from './generate/support-tables.mjs';
import { thirdPartyFiles } from './generate/third-party.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const REFERENCE_HEAD = `---
title: "docs.json"
description: "Every key of the configuration file"
---

{/* Made by scripts/generate.mjs from packages/core/src/config/schema: edit that. */}

Keys that are not listed here are ignored, with a warning. Any object or list may be written as
\`{"$ref": "./file.json"}\`, which stands for the content of that file.

`;

/** Folders of the documentation that hold generated files only: what is not made any more goes away. */
const OWNED = [
  'docs/snippets/props',
  'docs/snippets/samples',
  'docs/snippets/help',
  'docs/snippets/support',
  'docs/snippets/diagnostics',
];

const madeFrom = (source) => `{/* Made by scripts/generate.mjs from ${source}: edit that. */}`;
const inDocs = (files) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`docs/${path}`, text]));

const isCheck = process.argv.includes('--check');
const indexes = indexFiles(root);
// The sources are read through them.
if (!isCheck) writeIndexes(root);
const sources = await loadSources(root);
const generated = {
  ...indexes,
  'packages/core/schema.json': `${JSON.stringify(sources.docsJsonSchema(), null, 2)}\n`,
  'docs/schemas/docs.schema.json': `${JSON.stringify(sources.docsJsonSchema(), null, 2)}\n`,
  'docs/schemas/waymark.schema.json': `${JSON.stringify(sources.settingsJsonSchema(), null, 2)}\n`,
  'packages/core/waymark.schema.json': `${JSON.stringify(sources.settingsJsonSchema(), null, 2)}\n`,
  'docs/reference/docs-json.mdx': REFERENCE_HEAD + withAnchors(sources.docsJsonReference()),
  ...thirdPartyFiles(root),
  ...inDocs(componentFiles(sources.componentDefinitions, madeFrom('packages/waymark/src/components'))),
  ...inDocs(sampleFiles(root, madeFrom)),
  ...inDocs(supportFiles(sources, madeFrom('the declarations of settings, front matter and components'))),
  ...inDocs(commandFiles(sources, madeFrom('packages/waymark/src/cli/commands.ts'))),
  ...inDocs(diagnosticFiles(sources.kinds, madeFrom('the catalogs of diagnostics'))),
};

/** Gives headings that are keys an id of their own: `#navbar` and the like belong to the parts of the page. */
function withAnchors(reference) {
  return reference.replace(
    /^(#+) `([\w.]+)`$/gm,
    (heading, _, key) => `${heading} {#key-${key.replaceAll('.', '-')}}`,
  );
}

for (const [path, text] of Object.entries(generated)) {
  const file = join(root, path);
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (isCurrent) continue;
  if (isCheck) {
    fail(`${path} is not up to date: run "npm run generate"`);
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${path}`);
}
for (const path of OWNED.flatMap(filesIn).concat(diagnosticPages())) {
  if (Object.hasOwn(generated, path)) continue;
  if (isCheck) fail(`${path} is not generated any more: run "npm run generate"`);
  else rmSync(join(root, path));
}
checkUse();

function filesIn(folder) {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute).map((name) => `${folder}/${name}`);
}

/** Help pages lie one folder deeper, beside the overview that is written by hand. */
function diagnosticPages() {
  const folder = join(root, 'docs/diagnostics');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .flatMap(({ name }) => filesIn(`docs/diagnostics/${name}`));
}

/** Every generated snippet is shown by some page, so that no component or command lacks its page. */
function checkUse() {
  const snippets = Object.keys(generated).filter((path) => path.startsWith('docs/snippets/'));
  const pages = readdirSync(join(root, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('snippets'))
    .map((name) => readFileSync(join(root, 'docs', name), 'utf8'))
    .join('\n');
  for (const path of snippets)
    if (!pages.includes(path.slice('docs'.length))) fail(`No page of docs/ includes ${path}`);
}

function fail(problem) {
  console.error(problem);
  process.exitCode = 1;
}
