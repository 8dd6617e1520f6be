// Writes the files that are made from the one declaration of docs.json: its JSON Schema and its reference page.
// With `--check`, writes nothing and fails when a file is not up to date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

const REFERENCE_HEAD = `---
title: "docs.json"
description: "Every key of the configuration file"
---

{/* Made by scripts/generate.mjs from packages/core/src/config/schema: edit that. */}

Keys that are not listed here are ignored, with a warning. Any object or list may be written as
\`{"$ref": "./file.json"}\`, which stands for the content of that file.

`;

const { docsJsonSchema, docsJsonReference } = await loadConfigModule();
const generated = {
  'packages/core/schema.json': `${JSON.stringify(docsJsonSchema(), null, 2)}\n`,
  'docs/reference/docs-json.mdx': REFERENCE_HEAD + docsJsonReference(),
};

const isCheck = process.argv.includes('--check');
for (const [path, text] of Object.entries(generated)) {
  const file = join(root, path);
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (isCurrent) continue;
  if (isCheck) {
    console.error(`${path} is not up to date: run "node scripts/generate.mjs"`);
    process.exitCode = 1;
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${path}`);
}

/** Loads the sources themselves, so that nothing has to be built before. */
async function loadConfigModule() {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './json-schema.ts'; export * from './reference.ts';",
      resolveDir: join(root, 'packages/core/src/config'),
    },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'warning',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
