import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  buildProject,
  fixture,
  listFiles,
  removeTemporary,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(removeTemporary);

/** Files whose lines may end as any editor ends them. */
const TEXT = /\.(?:mdx?|json|ya?ml|css|jsx?|tsx?|graphql)$|\.mintignore$/;
/** Islands that share files of code, and what pages of an API are made of. */
function writeSite(): string {
  const folder = temporaryFolder();
  cpSync(fixture('islands'), folder, { recursive: true });
  return writeProject(
    {
      'more/api.yaml':
        "# Lamps\nopenapi: 3.1.0\ninfo:\n  title: A\n  version: '1'\nservers:\n  - url: https://a.test\npaths:\n  /lamps:\n    get:\n      summary: List\n      description: |\n        One.\n\n        Two.\n      responses:\n        '200':\n          description: OK\n",
      'more/list.mdx':
        '---\nopenapi: more/api.yaml GET /lamps\ndescription: >-\n  One\n  two\n---\n\nText.\n',
      'more/code.mdx':
        '---\ntitle: Code\n---\n\n```go\n{{.Message}}\n\na := 1 // {{version}}\n```\n\n[x](/nowhere)\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
      'style.css': '/* a */\n.a {\n  color: red;\n}\n',
      '.mintignore': 'left/\n*.tmp.mdx\n',
      'left/a.mdx': '# Left\n',
    },
    folder,
  );
}

/** What is built of the site when its texts are written in another way, and what is said of it. */
async function builtAs(write: (text: string) => string) {
  const folder = writeSite();
  const sources = listFiles(folder);
  for (const path of sources.filter((file) => TEXT.test(file)))
    writeFileSync(join(folder, path), write(readFileSync(join(folder, path), 'utf8')));
  const { out, result } = await buildProject(folder);
  const files = listFiles(out);
  // Files of the project are handed out as they are, and the manifest has the hashes of all.
  const asTheyAre = new Set([...sources, '_waymark/manifest.json']);
  const read = (path: string): string => (asTheyAre.has(path) ? '' : readFileSync(join(out, path), 'latin1'));
  return {
    files: Object.fromEntries(files.map((path) => [path, read(path)])),
    said: result.diagnostics.map(({ code, message, span }) => ({ code, message, file: span?.file })),
  };
}

it('gives the same site whatever the lines of its texts end with, with a mark before them or without', async () => {
  const plain = await builtAs((text) => text);
  expect(plain.said.map(({ code }) => code)).toContain('links/missing-page');
  expect(plain.files).toHaveProperty(['more/list/index.html']);
  for (const write of [
    (text: string) => text.replaceAll('\n', '\r\n'),
    (text: string) => `\ufeff${text}`,
    (text: string) => text.replaceAll('\n', '\r'),
  ])
    expect(await builtAs(write)).toEqual(plain);
});
