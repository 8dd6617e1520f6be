import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiSources, readConfig } from '@waymark/core/config';
import { afterAll, expect, it } from 'vitest';
import { longHash } from '../../project/files/hash.ts';
import { openSourceMemory } from '../../project/files/memory/source-memory.ts';
import { loadProject } from '../../project/load-project.ts';
import { createSpecificationReader } from './read-specifications.ts';

const root = mkdtempSync(join(tmpdir(), 'waymark-specifications-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const HEAD = 'openapi: 3.1.0\ninfo: { title: Ferries, version: "1" }\n';
const PATHS =
  'paths:\n  /ferries:\n    get: { summary: All ferries, responses: { 200: { description: Yes } } }\n';

/** Long enough after the files were written for their look to be trusted. */
const LATER = Date.now() + 60_000;

it.each([
  ['a text without faults', HEAD + PATHS],
  ['a key that stands twice', `${HEAD}tags: []\ntags: []\n${PATHS}`],
  [
    'a reference that leads nowhere',
    `${HEAD}${PATHS}components: { schemas: { A: { $ref: "#/nowhere" } } }\n`,
  ],
  ['a number of many digits', `${HEAD}${PATHS}x-long: 12345678901234567890\n`],
  ['parts that stand in several places', `${HEAD}x-a: &a { b: 1 }\nx-c: *a\n${PATHS}`],
  ['broken YAML', `${HEAD}paths: [`],
])('%s is read as it would be without what an earlier build knows', (_, text) => {
  const directory = mkdtempSync(join(root, 'site-'));
  writeFileSync(join(directory, 'docs.json'), '{"navigation":{"openapi":"api.yaml"}}');
  writeFileSync(join(directory, 'api.yaml'), text);
  const folder = join(directory, 'cache');
  const read = (isKept: boolean) => {
    const sources = isKept ? openSourceMemory({ folder, buildId: 'b', now: LATER }) : undefined;
    const project = loadProject({ directory, entry: 'docs.json', ...(sources && { sources }) });
    const files = new Map([['docs.json', project.readText('docs.json') ?? '']]);
    const config = readConfig({ files, entry: 'docs.json' }).value;
    if (config === undefined) throw new Error('docs.json was not read');
    const outcome = createSpecificationReader(longHash, apiSources)(project, config, new Map());
    sources?.close();
    const { specifications, digests } = outcome.value ?? {};
    const documents = specifications?.map(({ document }) => document);
    return { documents, digests, diagnostics: outcome.diagnostics };
  };
  const plain = read(false);
  for (let build = 0; build < 3; build++) expect(read(true)).toEqual(plain);
});
