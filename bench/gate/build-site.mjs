// Builds one project in a process of its own: node bench/gate/build-site.mjs DIR OUT. What it found stands in OUT.json.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson } from '../../packages/core/dist/diagnostics/index.js';
import { build } from '../../packages/waymark/dist/build.js';

const [directory, out] = process.argv.slice(2);
const entry = existsSync(join(directory, 'docs.json')) ? 'docs.json' : 'mint.json';
const result = await build({ directory, entry, out, base: '', cache: false, version: '0.0.0' });
const { diagnostics } = JSON.parse(formatJson(result.diagnostics, result.project.readText));
writeFileSync(`${out}.json`, JSON.stringify({ pages: result.pages, diagnostics }));
