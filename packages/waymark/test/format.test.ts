/** Settings of the format that touch the whole of a build: each with what a reader or an author sees of it. */
import { afterAll, describe, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from './support/projects.ts';

afterAll(removeTemporary);

const PAGE = '---\ntitle: Home\n---\n\nText.\n';
const API = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  paths: { '/boats': { get: { summary: 'List boats', responses: {} } } },
});

const build = (
  rest: object,
  files: Readonly<Record<string, string>> = {},
  navigation: object = { pages: ['index'] },
) => buildProject(writeProject({ 'docs.json': docsJson(navigation, rest), 'index.mdx': PAGE, ...files }));

const codesOf = ({ result }: Built): readonly string[] => result.diagnostics.map(({ code }) => code);

describe('the page menu', () => {
  const options = ['mcp', 'add-mcp', 'cursor', 'vscode', 'download-spec'];
  const custom = { title: 'Ask', description: 'Us', href: 'https://ask.example/?at=$mcp&to=$path here' };
  const contextual = { options: [...options, custom] };
  const files = {
    'waymark.json': JSON.stringify({ mcp: { url: 'https://docs.example.com/mcp' } }),
    'api.json': API,
  };
  const navigation = { pages: ['index', { group: 'API', openapi: 'api.json' }] };

  it('connects tools to the MCP server that waymark.json names', async () => {
    const site = await build({ contextual }, files, navigation);
    const html = site.read('index.html');
    expect(html).toContain('data-copied="https://docs.example.com/mcp"');
    expect(html).toContain('data-copied="npx add-mcp https://docs.example.com/mcp"');
    const cursor = /href="cursor:[^"]*config=([^"]*)"/.exec(html)?.[1] ?? '';
    expect(JSON.parse(Buffer.from(decodeURIComponent(cursor), 'base64').toString())).toEqual({
      url: 'https://docs.example.com/mcp',
    });
    const code = /href="vscode:mcp\/install\?([^"]*)"/.exec(html)?.[1] ?? '';
    expect(JSON.parse(decodeURIComponent(code))).toMatchObject({
      type: 'http',
      url: 'https://docs.example.com/mcp',
    });
    expect(html).toContain(
      'href="https://ask.example/?at=https%3A%2F%2Fdocs.example.com%2Fmcp&amp;to=%2F%20here"',
    );
    expect(codesOf(site)).not.toContain('content/menu-entries');
  });

  it('leaves them out without one, and says so once', async () => {
    const site = await build(
      { contextual: { options: [...contextual.options, 'windsurf'] } },
      { 'api.json': API },
      navigation,
    );
    expect(site.read('index.html')).not.toMatch(/data-copied|cursor:|vscode:|ask\.example/);
    const said = site.result.diagnostics.filter(({ code }) => code === 'content/menu-entries');
    expect(said.map(({ path, message }) => [path, message])).toEqual([
      ['/contextual/options', expect.stringContaining('"mcp", "add-mcp", "cursor", "vscode", "Ask"')],
      ['/contextual/options', expect.stringContaining('"windsurf"')],
    ]);
  });

  it('offers the specification on pages of it, and on no others', async () => {
    const site = await build({ contextual }, files, navigation);
    expect(site.read('api-reference/list-boats/index.html')).toMatch(/<a href="\/api\.json"[^>]* download/);
    expect(site.read('index.html')).not.toContain('/api.json');
  });
});

describe('a setting that does nothing', () => {
  it('is told of, once, at its place', async () => {
    const site = await build(
      {
        api: { params: { post: ['x-internal'] }, playground: { credentials: true } },
        markdown: { schema: false },
        feedback: { thumbs: true },
      },
      { 'a.mdx': '---\nrelated: ["/index"]\n---\n', 'b.mdx': '---\nrelated: ["/a"]\n---\n' },
      {
        tabs: [
          { tab: 'Docs', pages: ['index', 'a', 'b'] },
          { tab: 'Graph', graphql: 'schema.graphql' },
          { tab: 'Library', sdk: { format: 'typedoc', source: 'types.json' } },
        ],
      },
    );
    const said = site.result.diagnostics.filter(({ code }) => code === 'content/no-effect');
    expect(said.map(({ path, span, message }) => [path ?? span?.file, message.split(' ')[0]])).toEqual([
      ['/api/params/post', '`api.params.post`'],
      ['/api/playground/credentials', '`api.playground.credentials`'],
      ['/markdown/schema', '`markdown.schema`'],
      ['/feedback', '`feedback`'],
      ['/navigation/tabs/1/graphql', '`graphql`'],
      ['/navigation/tabs/2/sdk', '`sdk`'],
      ['a.mdx', '`related`'],
    ]);
    expect(said.at(-1)?.message).toContain('1 more place');
  });

  it('is none where it says what happens anyway', async () => {
    const site = await build(
      {
        api: { playground: { credentials: false } },
        markdown: { schema: true },
        feedback: { thumbs: false },
      },
      { 'a.mdx': '---\nrelated: false\n---\n' },
    );
    expect(codesOf(site)).not.toContain('content/no-effect');
  });
});

describe('styling.codeblocks.languages.custom', () => {
  const page = `${PAGE}\n\`\`\`acme\n#loud quiet\n\`\`\`\n`;
  const grammar = {
    name: 'acme',
    scopeName: 'source.acme',
    patterns: [{ match: '#\\w+', name: 'comment.line' }],
  };
  const styling = { codeblocks: { languages: { custom: ['/grammars/acme.json'] } } };
  const lineOf = (html: string): string => /<code[^>]*>.*?<\/code>/s.exec(html)?.[0] ?? '';

  it('colours code by the grammar of the project', async () => {
    const plain = await build({}, { 'index.mdx': page });
    const own = await build(
      { styling },
      { 'index.mdx': page, 'grammars/acme.json': JSON.stringify(grammar) },
    );
    expect(lineOf(plain.read('index.html'))).not.toMatch(/<span class="[^"]*">#loud<\/span>/);
    expect(lineOf(own.read('index.html'))).toMatch(/<span class="[^"]*">#loud<\/span>/);
  });

  it('is told when it is no grammar', async () => {
    const site = await build({ styling }, { 'index.mdx': page, 'grammars/acme.json': '{' });
    expect(codesOf(site)).toContain('highlight/bad-grammar');
  });
});
