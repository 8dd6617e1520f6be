/** What authors write in vain is told, with what they most probably meant; and what reads like content is content. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { check } from '../../src/check.ts';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

const operation = {
  summary: 'List boats',
  'x-mint': { content: '<Note>Before **it**.</Note>' },
  responses: {},
};

const files = {
  'docs.json': docsJson(
    {
      pages: ['index', 'boats', 'paths'],
      openapi: 'api.json',
      global: { anchors: [{ anchor: 'Sea', href: 'https://example.com', description: 'In vain' }] },
    },
    {
      styling: { codeblocks: 'github-litght' },
      fonts: { weight: 450 },
      variations: {
        options: [
          { id: 'gulls', label: 'Gulls' },
          { id: 'terns', label: 'Terns' },
        ],
      },
      variables: { 'the boat': 'Gull', 'the.boat-2': 'Tern' },
    },
  ),
  'index.mdx': `import Lost from '/snippets/helo.mdx'
import lamp from '/lamp.svg'
import './own.css'
import Bird from '/snippets/{{the.boat-2}}.mdx'

export const isOn = true;

<Snippet file="halo.mdx" />

\`\`\`js theme="dracula"
let a;
\`\`\`

\`\`\`js theme={null}
let b;
\`\`\`

<Variation is="gluls">Gull</Variation>

{isOn && <MDX>
  ## Anchorage

  Mind the **current**.
</MDX>}
`,
  'lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'own.css': '.own { color: red; }',
  'paths.mdx': '## GET /boats/{boat}/log\n',
  'boats.mdx': '---\nopenapi: GET /boats\n---\n',
  'AGENTS.md': '# How to work here',
  'snippets/hello.mdx': 'Hello.',
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'B', version: '1' },
    paths: { '/boats': { get: operation } },
  }),
};

let folder: string;
let site: Built;
beforeAll(async () => {
  folder = writeProject(files);
  site = await buildProject(folder);
});
afterAll(removeTemporary);

const TOLD = [
  ['content/agent-file', 'AGENTS.md', 'Add "AGENTS.md" to .mintignore'],
  ['content/no-effect', 'docs.json', 'an anchor is one row'],
  ['content/no-effect', 'docs.json', 'fonts.weight'],
  ['content/no-effect', 'docs.json', 'variables.the boat'],
  ['content/no-effect', 'index.mdx', 'theme="dracula"'],
  ['highlight/unknown-theme', 'docs.json', 'Did you mean "github-light"?'],
  ['mdx/missing-import', 'index.mdx', 'not `./own.css` Leave it out'],
  ['mdx/missing-import', 'index.mdx', '`<img src="/lamp.svg" alt="…" />`'],
  ['mdx/missing-import', 'index.mdx', '`/snippets/Tern.mdx` does not exist Write the path out'],
  ['mdx/missing-import', 'index.mdx', 'Did you mean "/snippets/hello.mdx"?'],
  ['mdx/missing-import', 'index.mdx', 'Did you mean "hello.mdx"?'],
  ['mdx/unknown-name', 'paths.mdx', '`{boat}`'],
  ['mdx/unknown-variation', 'index.mdx', 'Did you mean `gulls`?'],
] as const;

it('a check and a build tell the same, each at its place', async () => {
  const checked = await check({ directory: folder, entry: 'docs.json', version: '0.0.0' });
  for (const diagnostics of [checked.diagnostics, site.result.diagnostics]) {
    const told = diagnostics.map(({ code, span, message, hint = '' }) => [
      code,
      span?.file,
      `${message} ${hint}`,
    ]);
    expect(told.sort()).toEqual(
      [...TOLD].map(([code, file, words]) => [code, file, expect.stringContaining(words)]),
    );
  }
});

it('a name in braces is in the contents as it is in the heading', () => {
  expect(site.read('paths/index.html')).toMatch(
    /<h2 aria-label="GET \/boats\/{boat}\/log" id="get-\/boats\/boat\/log">[\s\S]*class="toc-item"><a[^>]*>GET \/boats\/{boat}\/log</,
  );
});

it('Markdown in an expression is Markdown', () => {
  expect(site.read('index.html')).toMatch(
    /<h2 id="anchorage" aria-label="Anchorage">Anchorage<a [^>]*><\/a><\/h2><p>Mind the <strong>current<\/strong>\.<\/p>/,
  );
});

it('what a specification says before an operation has its components, also where the page is a file', () => {
  expect(site.read('boats/index.html')).toMatch(
    /class="callout"[^>]*role="note"[\s\S]*Before <strong>it<\/strong>/,
  );
});
