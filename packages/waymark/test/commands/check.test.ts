import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson, formatPretty, sortDiagnostics } from '@waymark/core/diagnostics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckResult, check } from '../../src/check.ts';
import {
  buildProject,
  docsJson,
  fixture,
  listFiles,
  removeTemporary,
  writeProject,
} from '../support/projects.ts';

afterAll(removeTemporary);

interface Finding {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly path?: string;
  readonly hint?: string;
  readonly url: string;
}
interface Report {
  readonly version: number;
  readonly summary: { readonly errors: number; readonly warnings: number };
  readonly diagnostics: readonly Finding[];
}

function report({ diagnostics, project }: CheckResult): Report {
  return JSON.parse(formatJson(sortDiagnostics(diagnostics), project.readText)) as Report;
}

function checkFolder(directory: string): Promise<CheckResult> {
  return check({ directory, entry: 'docs.json', version: '0.0.0' });
}

async function checkFiles(files: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  return report(await checkFolder(writeProject(files))).diagnostics;
}

/** The text that a finding points at, cut out by its lines and columns alone. */
function pointedAt(
  folder: string,
  { file, line = 0, column = 0, endLine = 0, endColumn = 0 }: Finding,
): string {
  const lines = readFileSync(join(folder, file ?? ''), 'utf8')
    .split('\n')
    .slice(line - 1, endLine);
  if (lines.length === 1) return lines[0]?.slice(column - 1, endColumn - 1) ?? '';
  return [lines[0]?.slice(column - 1), ...lines.slice(1, -1), lines.at(-1)?.slice(0, endColumn - 1)].join(
    '\n',
  );
}

describe('check of a broken site', () => {
  let result: CheckResult;
  let found: Report;
  beforeAll(async () => {
    result = await checkFolder(fixture('broken'));
    found = report(result);
  });

  it('prints what is wrong, for people', async () => {
    const text = formatPretty(sortDiagnostics(result.diagnostics), result.project.readText);
    await expect(text).toMatchFileSnapshot('golden/broken.txt');
  });

  it('prints the same as JSON', async () => {
    await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot('golden/broken.json');
  });

  it('has the fields of the contract and nothing else, and counts right', () => {
    expect(Object.keys(found)).toEqual(['version', 'summary', 'diagnostics']);
    expect(found.version).toBe(1);
    const count = (severity: string): number =>
      found.diagnostics.filter((each) => each.severity === severity).length;
    expect(found.summary).toEqual({ errors: count('error'), warnings: count('warning') });
    const allowed = [
      'code',
      'severity',
      'message',
      'file',
      'line',
      'column',
      'endLine',
      'endColumn',
      'path',
      'hint',
      'url',
    ];
    for (const finding of found.diagnostics) {
      expect(Object.keys(finding).filter((key) => !allowed.includes(key))).toEqual([]);
      expect(finding.code).toMatch(/^[a-z]+(?:\/[a-z]+(?:-[a-z]+)*)$/);
      expect(finding.url).toMatch(/^https:\/\//);
      expect(finding.url).toContain(finding.code);
      if (/docs\.json$|^parts\//.test(finding.file ?? ''))
        expect(finding.path, finding.code).toMatch(/^(?:\/|$)/);
    }
  });

  it.each([
    ['config/unknown-key', 'docs.json', '"ligth"', '/colors/ligth'],
    ['config/unknown-key', 'docs.json', '"unknwon"', '/unknwon'],
    ['config/unsafe-link', 'docs.json', '"javascript:alert(1)"', '/navbar/links/0/href'],
    ['config/relative-global-anchor', 'docs.json', '"/inside"', '/navigation/global/anchors/0/href'],
    ['config/wrong-type', 'docs.json', '"yes"', '/navigation/tabs/0/groups/0/expanded'],
    ['navigation/missing-page', 'docs.json', '"missing-page"', '/navigation/tabs/0/groups/0/pages/1'],
    ['config/missing-key', 'docs.json', '"gruop"', undefined],
    ['config/unknown-key', 'docs.json', '"icno"', '/navigation/tabs/0/groups/0/pages/6/pages/0/icno'],
    ['navigation/unknown-operation', 'docs.json', '"GET /nowhere"', '/navigation/tabs/1/pages/1'],
    ['config/ref-missing', 'docs.json', '"./parts/nothing.json"', '/navigation/tabs/4/$ref'],
    ['links/redirect-target', 'docs.json', '"/not-there"', '/redirects/2/destination'],
    // In a file that `$ref` includes, the place is that file's own.
    ['config/unknown-key', 'parts/shared.json', '"expandd"', '/groups/0/expandd'],
    ['navigation/missing-page', 'parts/shared.json', '"shared-missing"', '/groups/0/pages/1'],
    ['config/ref-cycle', 'parts/b.json', '"./a.json"', '/pages/0/$ref'],
    ['links/missing-page', 'links.mdx', '[dead link](/nowhere)', undefined],
    ['links/missing-anchor', 'links.mdx', '[dead anchor](#not-here)', undefined],
    ['links/missing-page', 'links.mdx', '[near miss](/lnks)', undefined],
    // Columns count UTF-16 units: two characters before this link are two units each.
    ['links/missing-page', 'links.mdx', '[after astral characters](/nowhere-at-all)', undefined],
    ['links/missing-asset', 'links.mdx', '![No such image](/images/none.png)', undefined],
    ['mdx/expression-failed', 'expression.mdx', '{undefinedName.length}', undefined],
    ['openapi/unresolved-reference', 'spec.json', '"#/components/schemas/Nothing"', undefined],
  ])('points %s in %s at %s', (code, file, text, path) => {
    const hits = found.diagnostics.filter((each) => each.code === code && each.file === file);
    const hit = hits.find((each) => pointedAt(fixture('broken'), each) === text);
    expect(hit, hits.map((each) => pointedAt(fixture('broken'), each)).join(' | ')).toBeDefined();
    if (path !== undefined) expect(hit?.path).toBe(path);
  });

  it('names a near miss', () => {
    const hints = found.diagnostics.map(({ hint }) => hint ?? '').join('\n');
    for (const word of ['`light`', '`group`', '`icon`', '`expanded`', '"/links"', 'Card'])
      expect(hints).toContain(word);
  });

  it.each(['broken', 'pages', 'everything', 'api'])('finds what a build finds: %s', async (name) => {
    const { result: built } = await buildProject(fixture(name));
    const checked = await checkFolder(fixture(name));
    const keys = (list: CheckResult['diagnostics']): readonly string[] =>
      sortDiagnostics(list).map(
        ({ code, message, span }) => `${code} ${span?.file}:${span?.start} ${message}`,
      );
    expect(keys(built.diagnostics)).toEqual(keys(checked.diagnostics));
  });

  it('writes nothing', () => {
    expect(listFiles(fixture('broken')).filter((path) => /dist|cache|html/.test(path))).toEqual([]);
  });
});

describe('check of a sound site', () => {
  it.each(['plain', 'everything', 'api', 'api-auto', 'rtl', 'base'])('finds nothing in %s', async (name) => {
    expect(report(await checkFolder(fixture(name))).diagnostics).toEqual([]);
  });

  it('finds nothing but mended Markdown in pages', async () => {
    const { diagnostics } = report(await checkFolder(fixture('pages')));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect([...new Set(diagnostics.map(({ file }) => file))]).toEqual(['markdown.mdx', 'plain-markdown.md']);
  });
});

it('finds files whose names a build refuses, as that does', async () => {
  const drawing = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"/>`;
  const directory = writeProject({
    'docs.json': docsJson({ pages: ['index', 'faq.', 'Guide', 'guide'] }),
    'index.mdx': 'Home.\n',
    'faq..mdx': 'Questions.\n',
    'Guide.mdx': 'One.\n',
    'guide.mdx': 'Another one.\n',
    'a.svg': drawing(1),
    'A.svg': drawing(2),
    'same.svg': drawing(3),
    'Same.svg': drawing(3),
    'Robots.txt': 'User-agent: *\n',
    'LLMS-full.txt': 'All of it.\n',
    'SKILL.md': '---\nname: sail\ndescription: Sails.\n---\n\nSail.\n',
  });
  const isOfOutput = ({ code }: { readonly code: string }): boolean => code.startsWith('output/');
  const checked = (await checkFolder(directory)).diagnostics.filter(isOfOutput);
  const { result } = await buildProject(directory);
  const codes = checked.map(({ code }) => code);
  expect(codes).toEqual(['output/path', ...Array.from({ length: 5 }, () => 'output/letter-case')]);
  expect(checked).toEqual(result.diagnostics.filter(isOfOutput));
});

describe('severities', () => {
  const index = { 'index.mdx': 'Home.' };

  it.each([
    [
      'an unknown language',
      { languages: [{ language: 'xx', pages: ['index'] }] },
      'config/unknown-language',
      'error',
    ],
    ['a missing label', { tabs: [{ pages: ['index'] }] }, 'config/missing-key', 'error'],
    ['an unknown key', { pages: ['index'], extra: 1 }, 'config/unknown-key', 'warning'],
    [
      'a number for a version',
      { versions: [{ version: 2, pages: ['index'] }] },
      'config/converted-value',
      'warning',
    ],
    ['a missing page', { pages: ['index', 'none'] }, 'navigation/missing-page', 'error'],
    [
      'an unsafe link',
      { anchors: [{ anchor: 'A', href: 'javascript:x' }], pages: ['index'] },
      'config/unsafe-link',
      'error',
    ],
    [
      'a relative global anchor',
      { global: { anchors: [{ anchor: 'A', href: './x' }] }, pages: ['index'] },
      'config/relative-global-anchor',
      'error',
    ],
    [
      'an unknown icon',
      { anchors: [{ anchor: 'A', icon: 'no-such-icon', pages: ['index'] }] },
      undefined,
      'warning',
    ],
  ])('%s', async (_name, navigation, code, severity) => {
    const found = await checkFiles({ ...index, 'docs.json': docsJson(navigation) });
    const hit =
      code === undefined
        ? found.find(({ message }) => /no-such-icon/.test(message))
        : found.find((each) => each.code === code);
    expect(hit, JSON.stringify(found)).toBeDefined();
    expect(hit?.severity).toBe(severity);
    expect(hit?.file).toBe('docs.json');
  });

  it('reports a pro icon as a notice', async () => {
    const found = await checkFiles({
      ...index,
      'docs.json': docsJson({ anchors: [{ anchor: 'A', icon: 'alien-monster', pages: ['index'] }] }),
    });
    expect(found.map(({ severity }) => severity)).toEqual(['info']);
  });

  it('places a syntax error in docs.json', async () => {
    const [first] = await checkFiles({ 'docs.json': '{\n  "theme": "mint"\n  "name": "x"\n}\n' });
    expect(first).toMatchObject({
      code: 'config/syntax',
      severity: 'error',
      file: 'docs.json',
      line: 2,
      column: 17,
    });
  });

  it('counts CRLF files right', async () => {
    const found = await checkFiles({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': '---\r\ntitle: x\r\n---\r\n\r\nA [dead](/nowhere) link.\r\n',
    });
    expect(found[0]).toMatchObject({ file: 'index.mdx', line: 5, column: 3, endLine: 5, endColumn: 19 });
  });

  it('places findings behind a byte order mark and behind substituted variables', async () => {
    const found = await checkFiles({
      'docs.json': docsJson({ pages: ['index', 'two'] }, { variables: { long: 'a very long value indeed' } }),
      'index.mdx': '{{long}} [dead](/nowhere)',
      'two.mdx': '\ufeff[dead](/nowhere)',
    });
    expect(found.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['index.mdx', 1, 10],
      ['two.mdx', 1, 1],
    ]);
  });
});

describe('links in the texts of a specification', () => {
  const deep = (depth: number): object =>
    depth === 0
      ? { type: 'string', description: 'See [this](/deep).' }
      : { type: 'object', properties: { in: deep(depth - 1) } };
  const api = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1', description: 'Not shown: [x](/unseen)' },
    paths: Object.fromEntries(
      ['/a', '/b'].map((path) => [
        path,
        {
          get: {
            description:
              '> [!NOTE]\n> [Home](/start#top), [gone](/gone), [here](#query-limit), <a href="#nope">no</a>',
            parameters: [
              { name: 'limit', in: 'query', description: '![p](/p.png)', schema: { type: 'integer' } },
            ],
            responses: {
              200: {
                description: 'x',
                content: { 'application/json': { schema: { $ref: './more.json#/Deep' } } },
              },
            },
          },
        },
      ]),
    ),
  };

  it('says of a link to an ignored page how it becomes one', async () => {
    const files = {
      'docs.json': docsJson({ pages: ['start'] }),
      'start.mdx': '[The SDK](sdk/README.md), [a draft](/drafts/one)',
      'sdk/README.md': 'The SDK.',
      'drafts/one.mdx': 'One.',
    };
    const hintsOf = async (ignore: string): Promise<readonly (string | undefined)[]> =>
      (await checkFiles({ ...files, '.mintignore': ignore })).map(({ hint }) => hint);
    expect(await hintsOf('drafts/\n')).toEqual([
      expect.stringContaining('`!sdk/README.md` in .mintignore'),
      expect.stringContaining('remove from .mintignore what matches it'),
    ]);
    expect(await hintsOf('!sdk/README.md\n')).toEqual([]);
  });

  it('are checked where they are shown, in documents that it refers to as well', async () => {
    const folder = writeProject({
      'docs.json': docsJson({
        groups: [{ group: 'API', openapi: 'api.json', pages: ['start', 'GET /a', 'GET /b'] }],
      }),
      'start.mdx': 'Hello.',
      'api.json': JSON.stringify(api, null, 1),
      'more.json': JSON.stringify({ Deep: deep(8) }, null, 1),
    });
    const { diagnostics } = report(await checkFolder(folder));
    expect(diagnostics.map((found) => [found.code, pointedAt(folder, found), found.message])).toEqual([
      ['links/missing-page', '/gone', 'Nothing is at "/gone"'],
      ['links/missing-anchor', '#nope', 'The page /api-reference/get-a has no place named "#nope"'],
      ['links/missing-asset', '/p.png', 'There is no file "/p.png"'],
      ['links/missing-page', '/deep', 'Nothing is at "/deep"'],
    ]);
  });
});

it.each([
  ['import x from "viem";', 1],
  ['import {\n  x,\n} from "viem";', 1],
  ['export { default as X } from "./X.md";', 1],
  ['const x = require("x");', 1],
  ['"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });', 1],
  ['exports.x = 1;', 1],
  ['const base = process.env.BASE_URL ?? "";', 1],
  ['const isDev = typeof process !== "undefined" && process.env.DEV;', 0],
  ['const { createInterface } = await import("readline");', 1],
  ['const { x } = await import("./x.js");', 0],
  ['self.process = { env: {} };\nmy.process.env = 1;', 0],
  ['import {\n  x,\n} from "./x.js";', 0],
  ['const { util } = host.require("util");', 0],
  ['const $ = typeof require === "function" ? require("jquery") : jQuery;', 0],
  ['const exports = {};\nshow(exports.x);', 0],
  ['import x from "https://x.example/x.js";', 0],
  ['const help = "import { x } from \'viem\'";', 0],
  ['/* import {\n x } */ x = "viem";', 0],
])('leaves out a script that no browser can run: %j', async (script, count) => {
  const folder = writeProject({
    'index.mdx': 'Text.',
    'own.js': script,
    'docs.json': docsJson({ pages: ['index'] }),
  });
  const codes = (await checkFolder(folder)).diagnostics.map(({ code }) => code);
  expect(codes.filter((code) => code === 'content/node-script-skipped')).toHaveLength(count);
});

it.each([
  ['apps/web/src/own.css', '@import "tailwindcss";\n* { margin: 0 }', ['content/style-source-skipped']],
  ['apps/web/own.css', "@import 'tailwindcss/utilities' layer(utilities);", ['content/style-source-skipped']],
  ['apps/web/own.css', '@tailwind base;\nbody { color: white }', ['content/style-source-skipped']],
  ['apps/web/own.css', '/* like @tailwind base */ .a { color: red }', []],
  ['apps/web/own.css', '.tailwind { color: red }', []],
  ['styles/own.css', '@tailwind base;\nbody { color: white }', []],
])(
  'leaves out a stylesheet of a program that a compiler must read first: %s %j',
  async (file, css, codes) => {
    const folder = writeProject({
      'index.mdx': 'Text.',
      [file]: css,
      'package.json': '{}',
      'apps/web/package.json': '{}',
      'docs.json': docsJson({ pages: ['index'] }),
    });
    expect((await checkFolder(folder)).diagnostics.map(({ code }) => code)).toEqual(codes);
  },
);

describe("the project's own stylesheets and scripts", () => {
  it('are told of where they ask for a file that is not there, or cannot be read', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': 'Text.\n',
      'here.png': 'x',
      'look/own.css':
        'a{b:url(../here.png) url("/Here.png?v=1")}\n@import "./lost.css";\ni{b:url(here.png) url(/docs/here.png)}',
      'look/half.css': 'a { b: c }\n\ni { j: k\n',
      'banner.js': 'const Banner = () => <div />;\n',
      'sound.js': "import './other.js';\nawait import('/x.js');\n",
      'other.js': 'window.other ??= 1n;\n',
    });
    const checked = await checkFolder(folder);
    expect(checked.diagnostics.at(-1)?.cause).toContain('--base /docs');
    expect(checked.diagnostics.filter((each) => each.cause !== undefined)).toHaveLength(1);
    const found = report(checked).diagnostics;
    expect(found.map((each) => [each.code, each.file, pointedAt(folder, each), each.hint])).toEqual([
      ['content/script-syntax', 'banner.js', '', expect.stringContaining('component')],
      ['content/style-syntax', 'look/half.css', '', expect.stringContaining('brackets')],
      ['links/missing-asset', 'look/own.css', '/Here.png?v=1', 'Did you mean "/here.png"?'],
      ['links/missing-asset', 'look/own.css', './lost.css', undefined],
      ['links/missing-asset', 'look/own.css', 'here.png', 'Did you mean "/here.png"?'],
      ['links/missing-asset', 'look/own.css', '/docs/here.png', 'Did you mean "/here.png"?'],
    ]);
    expect(found[0]).toMatchObject({ line: 1, column: 22 });
  });
});

it('tells of pictures that are not there in lists of them and in styles', async () => {
  const found = await checkFiles({
    'docs.json': docsJson({ pages: ['index'] }),
    'here.png': 'x',
    'index.mdx': `---
title: Home
---

<img src="/here.png" srcSet="./here.png 1x, /two.png 2x, data:image/png;base64,x 3x" alt="" />

<div style={{ backgroundImage: "url(three.png)", fill: "url(#x)" }}>x</div>

<p style="background: url('/here.png'), url(/four.png)">x</p>
`,
  });
  expect(found.map(({ code, line, message }) => [code, line, message])).toEqual([
    ['links/missing-asset', 5, 'There is no file "/two.png"'],
    ['links/missing-asset', 7, 'There is no file "/three.png", which "three.png" names'],
    ['links/missing-asset', 9, 'There is no file "/four.png"'],
  ]);
});

it('tells of icons and pictures that no page holds and that are not there', async () => {
  const icon = '/gone.svg';
  const found = await checkFiles({
    'docs.json': JSON.stringify({
      name: 'Docs',
      theme: 'mint',
      colors: { primary: '#336699' },
      navbar: { links: [{ label: 'A', href: 'https://a.example', icon: 'githbu' }] },
      contextual: { options: [{ title: 'A', href: 'https://a.example', icon }] },
      navigation: {
        languages: [
          { language: 'en', navbar: { links: [{ label: 'A', href: '/', icon }] }, pages: ['index'] },
        ],
      },
    }),
    'index.mdx':
      '---\ntitle: Home\n"og:image": gone.png\n"twitter:image": https://a.example/x.png\n---\n\nHome\n',
  });
  expect(found.map(({ code, path, file, line }) => [code, path ?? `${file}:${line}`])).toEqual([
    ['icon/unknown', '/navbar/links/0/icon'],
    ['links/missing-asset', '/contextual/options/0/icon'],
    ['links/missing-asset', '/navigation/languages/0/navbar/links/0/icon'],
    ['links/missing-asset', 'index.mdx:3'],
  ]);
});

it('names the file that an icon or a picture of front matter most probably means, and the version', async () => {
  const found = await checkFiles({
    'docs.json': docsJson(
      {
        versions: [
          { version: '2.0', pages: ['index', 'other'] },
          { version: 'next', pages: ['third'] },
        ],
      },
      { seo: { organization: { logo: '/img/ship.png' } } },
    ),
    'index.mdx': '---\ntitle: Home\nicon: /img/shipp.svg\nversion: 2.0\n---\n\nHome\n',
    'other.mdx': '---\ntitle: Other\n"og:image": /images/ship.svg\nversion: nxet\n---\n\nOther\n',
    'third.mdx': '---\ntitle: Third\nversion: next\n---\n\nThird\n',
    'img/ship.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  });
  expect(found.map(({ code, path, file, line, hint }) => [code, path ?? `${file}:${line}`, hint])).toEqual([
    ['links/missing-asset', '/seo/organization/logo', 'Did you mean "/img/ship.svg"?'],
    ['links/missing-asset', 'index.mdx:3', 'Did you mean "/img/ship.svg"?'],
    ['content/frontmatter-type', 'index.mdx:4', 'Did you mean `"2.0"`?'],
    ['links/missing-asset', 'other.mdx:3', 'Did you mean "/img/ship.svg"?'],
    ['content/frontmatter-type', 'other.mdx:4', 'Did you mean `"next"`?'],
  ]);
});

describe('an icon that cannot be drawn as written', () => {
  it('is found wherever its file is not there, in code too', async () => {
    const page = [
      '---\ntitle: Home\nicon: /a.svg\n---\n',
      '<Icon icon="./b.png" /> <Icon icon="ship.svg" /> <Icon icon="/here.svg" /> <Icon icon="ship" /> <Icon icon="https://x.example/i.svg" />\n',
      'export const Own = ({ icon }) => <img alt={icon} src="/here.svg" />\n\n<Own icon="ship.svg" />\n',
      '<Card title="C" icon={<img alt="" src="/c.png" />}>Text</Card>\n',
    ];
    const navigation = { groups: [{ group: 'G', icon: '/d.svg', pages: ['index'] }] };
    const files = { 'index.mdx': page.join('\n'), 'here.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    const folder = writeProject({ ...files, 'docs.json': docsJson(navigation) });
    const found = report(await checkFolder(folder)).diagnostics;
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['links/missing-asset']));
    expect(found.map((each) => pointedAt(folder, each).slice(0, 20))).toEqual([
      '"/d.svg"',
      'icon: /a.svg',
      '<Icon icon="./b.png"',
      '<Icon icon="ship.svg',
      '<Card title="C" icon',
    ]);
  });

  it('is told all that is wrong with it at its own place', async () => {
    const body = `<Icon icon="house" iconType="zzz" iconLibrary="zzz" />\n\n<Card title="C" icon="house" iconType="zzz">x</Card>\n`;
    const head = 'title: Home\nicon: house\niconType: zzz';
    const files = { 'index.mdx': `---\n${head}\n---\n${body}` };
    const folder = writeProject({ ...files, 'docs.json': docsJson({ pages: ['index'] }) });
    const found = report(await checkFolder(folder)).diagnostics;
    expect(found.map(({ code, line }) => [code, line])).toEqual([
      ['content/frontmatter-type', 4],
      ['icon/unknown-source', 6],
      ['icon/unknown-source', 6],
      ['icon/unknown-source', 8],
    ]);
  });

  it('is found in the front matter of a page', async () => {
    const files = { 'index.mdx': '---\ntitle: Home\nicon: rokcet\n---\n\nText.\n' };
    const folder = writeProject({ ...files, 'docs.json': docsJson({ pages: ['index'] }) });
    const found = report(await checkFolder(folder)).diagnostics;
    expect(found.map(({ code }) => code)).toEqual(['icon/unknown']);
    expect(found.map((each) => pointedAt(folder, each))).toEqual(['icon: rokcet']);
  });
});
