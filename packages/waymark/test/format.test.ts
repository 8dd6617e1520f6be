/** Settings of the format that touch the whole of a build: each with what a reader or an author sees of it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  type BuildChoices,
  type Built,
  buildProject,
  docsJson,
  removeTemporary,
  temporaryFolder,
  writeProject,
} from './support/projects.ts';

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
  choices: BuildChoices = {},
) =>
  buildProject(
    writeProject({ 'docs.json': docsJson(navigation, rest), 'index.mdx': PAGE, ...files }),
    choices,
  );

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
        feedback: { thumbs: true },
      },
      { 'a.mdx': '---\nmode: assistant\n---\n', 'b.mdx': '---\nmode: assistant\n---\n' },
      {
        pages: ['index', 'a', 'b'],
      },
    );
    const said = site.result.diagnostics.filter(({ code }) => code === 'content/no-effect');
    expect(said.map(({ path, span, message }) => [path ?? span?.file, message.split(' ')[0]])).toEqual([
      ['a.mdx', '`mode:'],
      ['/feedback/thumbs', '`feedback.thumbs`'],
    ]);
    expect(said.at(-2)?.message).toContain('1 more place');
  });

  it('is none where it says what happens anyway', async () => {
    const site = await build({
      api: { params: { post: ['x-internal'] }, playground: { credentials: true } },
      feedback: { thumbs: false },
    });
    expect(codesOf(site)).not.toContain('content/no-effect');
  });
});

describe('related pages', () => {
  const page = (related: string): string => `---\ntitle: A\nrelated:\n${related}---\n\nText of A.\n`;
  const files = {
    'a.mdx': page(
      '  - /guides/b#boats\n  - https://boats.example/list/\n  - "Our harbour": ./guides/b\n  - /gone\n',
    ),
    'guides/b.mdx': '---\ntitle: All boats\nrelated: false\n---\n',
  };
  const navigation = { pages: ['index', 'a', 'guides/b'] };

  it('are links below the text, in Markdown too', async () => {
    const site = await build({}, files, navigation, { base: '/docs' });
    const html = site.read('a/index.html');
    const block = html.slice(html.indexOf('class="related-topics"'), html.indexOf('id="pagination"'));
    expect(block).toContain('aria-labelledby="related-topics"><h2 id="related-topics">Related topics</h2>');
    expect(block).toContain('<a href="/docs/guides/b/#boats">All boats</a>');
    expect(block).toContain('target="_blank" rel="noopener">boats.example/list</a>');
    expect(block).toContain('<a href="/docs/guides/b/">Our harbour</a>');
    expect(site.read('a.md')).toContain(
      '## Related topics\n\n- [All boats](/docs/guides/b#boats)\n- [boats.example/list](https://boats.example/list/)\n',
    );
    expect(site.read('guides/b/index.html')).not.toContain('related-topics');
  });

  it('are text where a link may not have the address', async () => {
    const unsafe = { 'a.mdx': page('  - "Harbour": javascript:alert(1)\n  - /guides/b\n') };
    const site = await build({}, { ...files, ...unsafe }, navigation);
    expect(site.read('a.md')).toContain('## Related topics\n\n- Harbour\n- [All boats](/guides/b)\n');
    expect(site.read('a/index.html')).not.toContain('javascript:');
  });

  it('are checked like other links, at their own places', async () => {
    const { result } = await build({}, files, navigation);
    const lost = result.diagnostics.find(({ code }) => code === 'links/missing-page');
    const { start = 0, end } = lost?.span ?? {};
    expect(files['a.mdx'].slice(start, end)).toBe('/gone');
    expect(result.diagnostics.map(({ code }) => code)).toContain('links/missing-anchor');
  });

  it('are told of where they are no list', async () => {
    const site = await build({}, { 'a.mdx': '---\nrelated: /b\n---\n' });
    expect(codesOf(site)).toContain('content/frontmatter-type');
  });

  it('are shown beside an entry that is none, which is told of', async () => {
    const site = await build({}, { 'a.mdx': '---\nrelated: [/b, 7]\n---\n', 'b.mdx': '# B\n' });
    expect(site.result.diagnostics.map(({ message }) => message)).toContain(
      '"related" in the front matter should be a list of addresses and of `Title: address`; entry 2 is neither; the value is ignored',
    );
    expect(site.read('a/index.html')).toMatch(/related-topics.*href="\/b\/"/s);
  });
});

describe('styling.latex', () => {
  const files = { 'a.md': 'In Markdown $z$.\n' };
  const page = { 'index.mdx': '---\ntitle: Home\n---\n\nSet $HOME to $x^2$ and\n\n$$\ny\n$$\n' };

  it('leaves text between dollar signs alone where it is false', async () => {
    const site = await build({ styling: { latex: false } }, { ...files, ...page }, { pages: ['index', 'a'] });
    expect(site.read('index.html')).toContain('Set $HOME to $x^2$ and');
    expect(site.read('a/index.html')).toContain('In Markdown $z$.');
    expect(site.read('index.html') + site.read('a/index.html')).not.toContain('<math');
    expect(codesOf(site)).not.toContain('content/no-effect');
  });

  it('draws formulas otherwise', async () => {
    const site = await build({ styling: { latex: true } }, { ...files, ...page }, { pages: ['index', 'a'] });
    expect(site.read('index.html').match(/<math/g)).toHaveLength(2);
    expect(site.read('a/index.html')).toContain('<math');
  });
});

describe('errors.404.description', () => {
  const notFound = (description: string) => build({ errors: { 404: { description } } });

  it('holds components, with their styles', async () => {
    const site = await notFound('Gone.\n\n<Note>Look at the **map** of [home](/).</Note>');
    const html = site.read('404.html');
    expect(html).toMatch(
      /<div[^>]*class="callout"[^>]*data-callout-type="note"|data-callout="note"|class="callout/,
    );
    expect(html).toContain('<strong>map</strong>');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>home<\/a>/);
    expect(codesOf(site)).toEqual([]);
  });

  it('is drawn as plain Markdown where it does not parse, and told of at its place', async () => {
    const site = await notFound('A <Note> without *end*');
    expect(site.read('404.html')).toContain('<em>end</em>');
    const [found] = site.result.diagnostics;
    expect(found).toMatchObject({ path: '/errors/404/description', span: { file: 'docs.json' } });
  });

  it('runs no code', async () => {
    const site = await notFound('One {process.exit(1)} two');
    expect(site.read('404.html')).toContain('One');
  });
});

describe('the page of unknown addresses, where pages are kept', () => {
  it('follows what it is drawn from: its settings, redirects and the navigation', async () => {
    const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': PAGE });
    const out = join(temporaryFolder(), 'out');
    const read = async (rest: object, navigation: object = { pages: ['index'] }): Promise<string> => {
      writeFileSync(join(folder, 'docs.json'), docsJson(navigation, rest));
      const kept = (await buildProject(folder, { cache: true, out })).read('404.html');
      expect(kept).toBe((await buildProject(folder)).read('404.html'));
      return kept;
    };
    const patterns = { redirects: [{ source: '/old/:path*', destination: '/' }] };
    const sites: readonly (readonly [rest: object, navigation?: object])[] = [
      [{}],
      [{ errors: { 404: { title: 'Lost' } } }],
      [{ errors: { 404: { description: 'Look around.' } } }],
      [{ errors: { 404: { redirect: true } } }],
      [patterns],
      [{}, { groups: [{ group: 'Harbours', pages: ['index'] }] }],
    ];
    const drawn: string[] = [];
    for (const site of sites) drawn.push(await read(...site));
    expect(new Set(drawn).size).toBe(sites.length);
    expect(await read(...(sites[0] ?? [{}]))).toBe(drawn[0]);
  });
});

describe('settings in their short forms', () => {
  it('are taken as the long ones', async () => {
    const site = await build(
      { integrations: { frontchat: 'snippet-1' }, background: { color: '#102030' } },
      { 'b.mdx': '---\ntitle: B\n---\n' },
      {
        products: [
          { product: 'Boats', color: '#AA0000', icon: 'ship', pages: ['index'] },
          { product: 'Birds', color: { light: '#00AA00' }, icon: 'dove', pages: ['b'] },
        ],
      },
    );
    expect(codesOf(site)).toEqual([]);
    const html = site.read('index.html');
    expect(html).toContain('snippet-1');
    expect(html).toContain('data-color="#aa0000 #aa0000"');
    expect(html).toContain('data-color="#00aa00 #00aa00"');
    const styles = site.files.filter((path) => path.endsWith('.css')).map(site.read);
    expect(styles.join('\n')).toContain('[data-color="#aa0000 #aa0000"]');
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
    const told = site.result.diagnostics.map(({ code, path }) => [code, path]);
    expect(told).toContainEqual(['highlight/bad-grammar', '/styling/codeblocks/languages/custom/0']);
  });
});

describe('the picture of a page', () => {
  const siteUrl = 'https://docs.example.com';
  const metaOf = (html: string, key: string): string | undefined =>
    new RegExp(`property="${key}" content="([^"]*)"`).exec(html)?.[1];
  const pictureOf = (site: Built, page: string): Buffer | undefined => {
    const address = metaOf(site.read(page), 'og:image')?.replace(`${siteUrl}/`, '');
    return address === undefined ? undefined : readFileSync(join(site.out, address));
  };
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4" fill="#00f"/></svg>';
  const files = {
    'a.mdx': '---\ntitle: First page\ndescription: Of two\n---\n',
    'b.mdx': '---\ntitle: Second page\n"og:image": /own.png\n---\n',
    'c.mdx': '---\ntitle: 文档\n---\n',
    'logo.svg': logo,
  };
  const navigation = { pages: ['index', 'a', 'b', 'c'] };

  it('is drawn for every page that has none, in the size that services ask for', async () => {
    const site = await build({}, files, navigation, { siteUrl });
    for (const page of ['index.html', 'a/index.html', 'c/index.html']) {
      const picture = pictureOf(site, page) ?? Buffer.alloc(0);
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(picture.length).toBeLessThan(25_000);
      expect(metaOf(site.read(page), 'og:image:width')).toBe('1200');
    }
    expect(metaOf(site.read('b/index.html'), 'og:image')).toBe(`${siteUrl}/own.png`);
    expect(pictureOf(site, 'a/index.html')).not.toEqual(pictureOf(site, 'index.html'));
  });

  it('is not drawn where the address of the site is not known, or one picture is for all', async () => {
    const unknown = await build({}, files, navigation);
    const one = await build({ seo: { metatags: { 'og:image': '/one.png' } } }, files, navigation, {
      siteUrl,
    });
    for (const site of [unknown, one])
      expect(site.files.filter((file) => file.includes('social'))).toEqual([]);
    expect(metaOf(one.read('a/index.html'), 'og:image')).toBe(`${siteUrl}/one.png`);
  });

  it('shows logo, background and colours of the site', async () => {
    const draw = async (rest: object): Promise<Buffer | undefined> =>
      pictureOf(await build(rest, files, navigation, { siteUrl }), 'c/index.html');
    const pictures = [
      await draw({}),
      await draw({ logo: '/logo.svg' }),
      await draw({ thumbnails: { appearance: 'dark' } }),
      await draw({ thumbnails: { background: '/logo.svg' } }),
      await draw({ colors: { primary: '#C2410C' } }),
    ];
    expect(new Set(pictures.map((picture) => picture?.toString('base64'))).size).toBe(pictures.length);
  });

  it('is not drawn over a background of billions of pixels', async () => {
    const large = { ...files, 'large.gif': 'GIF89a\u007f\u007f\u007f\u007f' };
    const site = await build({ thumbnails: { background: '/large.gif' } }, large, navigation, { siteUrl });
    expect(site.files.filter((file) => file.includes('social'))).toEqual([]);
  });

  it('is the same file in a second build, which does not draw it', async () => {
    const project = writeProject({ 'docs.json': docsJson(navigation), 'index.mdx': PAGE, ...files });
    const out = join(temporaryFolder(), 'out');
    const first = await buildProject(project, { siteUrl, out, cache: true });
    const before = pictureOf(first, 'a/index.html');
    const second = await buildProject(project, { siteUrl, out, cache: true });
    expect(second.files).toEqual(first.files);
    expect(pictureOf(second, 'a/index.html')).toEqual(before);
  });
});

describe('skills of the project', () => {
  it('are files for agents, never pages; those for members are not published', async () => {
    const skill = (more: string) => `---\nname: Sail it\ndescription: How to sail\n${more}---\nDo it.\n`;
    const site = await build(
      {},
      {
        '.mintlify/skills/sail/SKILL.md': skill(''),
        '.mintlify/skills/secret/SKILL.md': skill('groups: [crew]\n'),
      },
    );
    expect(site.files.filter((file) => /skill/i.test(file) && !file.startsWith('_waymark/'))).toEqual([
      '.well-known/agent-skills/index.json',
      '.well-known/agent-skills/sail-it/SKILL.md',
      '.well-known/skills/index.json',
      '.well-known/skills/sail-it/skill.md',
      'skill.md',
    ]);
    expect(site.read('.well-known/agent-skills/index.json')).toContain('"description": "How to sail"');
    expect(site.read('sitemap.xml')).not.toContain('skill');
  });

  it('leave a page of the name its place', async () => {
    const navigation = { pages: ['index', 'skill'] };
    const site = await build({}, { 'skill.mdx': 'What the tool can.' }, navigation);
    expect(site.read('skill/index.html')).toContain('What the tool can.');
    expect(site.read('skill.md')).toContain('What the tool can.');
    expect(codesOf(site)).toEqual([]);
  });

  it('lead from `/skill.md` to their list when there are several, unless one stands there', async () => {
    const skill = (name: string) => `---\nname: ${name}\ndescription: How to ${name}\n---\nDo it.\n`;
    const several = {
      'docs.json': docsJson({ pages: ['a'] }),
      'a.mdx': 'Text.\n',
      '.mintlify/skills/sail/SKILL.md': skill('sail'),
      '.mintlify/skills/row/SKILL.md': skill('row'),
    };
    const site = await buildProject(writeProject(several));
    expect(site.read('_redirects')).toContain('/skill.md /.well-known/skills/index.json 307\n');
    expect(site.read('skill.md/index.html')).toContain('url=/.well-known/skills/index.json');
    const withRoot = await buildProject(writeProject({ ...several, 'skill.md': skill('steer') }));
    expect(withRoot.read('skill.md')).toBe(skill('steer'));
    expect(withRoot.files).not.toContain('_redirects');
  });
});

/** Commits a project half an hour before the new year of an island far in the west. */
function commit(project: string): void {
  const git = (...rest: readonly string[]): unknown =>
    execFileSync('git', ['-C', project, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...rest], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2025-12-31T23:30:00-02:00' },
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'One');
}

describe('the day of the last change', () => {
  const files = {
    'a.mdx': '---\nlastUpdatedDate: 2026-03-09\n---\n',
    'b.mdx': '---\ntimestamp: false\nlastUpdatedDate: 2026-03-09\n---\n',
  };
  const navigation = { pages: ['index', 'a', 'b'] };
  const dayOf = (html: string): string | undefined => /<p class="last-modified">(.*?)<\/p>/.exec(html)?.[1];
  const metadata = { timestamp: true };

  it('is the one that a page names', async () => {
    const site = await build({ metadata }, files, navigation);
    expect(dayOf(site.read('a/index.html'))).toBe(
      'Last modified on <time datetime="2026-03-09">March 9, 2026</time>',
    );
    expect(dayOf(site.read('b/index.html'))).toBeUndefined();
    expect(dayOf(site.read('index.html'))).toBeUndefined();
  });

  it('is that of the last commit otherwise', async () => {
    const project = writeProject({
      'docs.json': docsJson(navigation, { metadata }),
      'index.mdx': PAGE,
      ...files,
    });
    commit(project);
    const site = await buildProject(project);
    expect(dayOf(site.read('index.html'))).toContain('<time datetime="2026-01-01">');
    expect(codesOf(site)).not.toContain('content/no-effect');
  });

  it('is told of where git knows none', async () => {
    const site = await build({ metadata });
    expect(codesOf(site)).toContain('content/no-effect');
  });

  it('stands nowhere unless it is asked for', async () => {
    const site = await build({}, files, navigation);
    expect(dayOf(site.read('a/index.html'))).toBeUndefined();
  });
});

describe('to code of pages', () => {
  const code = `import { Stamp } from '/snippets/stamp.jsx';

export const made = Date.now();

<Stamp /> {new Date(made).toISOString()} {Math.random()}
`;
  const snippet = 'export const Stamp = () => <b>{new Date().toISOString()}</b>;\n';
  const project = () =>
    writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': code,
      'snippets/stamp.jsx': snippet,
    });
  const moments = async (folder: string): Promise<readonly string[]> =>
    (await buildProject(folder)).read('index.html').match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? [];
  const twice = (moment: string): readonly string[] => [moment, moment];

  it('the present is that of the environment, else the last commit, else the beginning of 1970', async () => {
    const folder = project();
    expect(await moments(folder)).toEqual(twice('1970-01-01T00:00:00.000Z'));
    commit(folder);
    expect(await moments(folder)).toEqual(twice('2026-01-01T01:30:00.000Z'));
    vi.stubEnv('SOURCE_DATE_EPOCH', '86400');
    expect(await moments(folder)).toEqual(twice('1970-01-02T00:00:00.000Z'));
    vi.unstubAllEnvs();
  });

  it('chance takes the same course in every build', async () => {
    const [one, other] = [await buildProject(project()), await buildProject(project())];
    expect(one.read('index.html')).toMatch(/0\.\d{6}/);
    expect(one.read('index.html')).toBe(other.read('index.html'));
  });
});

describe('small things', () => {
  it('the search dialog has the prompt of docs.json', async () => {
    const site = await build({ search: { prompt: 'Ask the sea' } });
    expect(site.read('index.html')).toContain(
      'data-search-words="{&quot;search&quot;:&quot;Ask the sea&quot;}"',
    );
    expect(site.read('index.html')).toContain(
      '<span class="search-entry-label" dir="auto">Ask the sea</span>',
    );
  });

  it('feeds hold prose only', async () => {
    const update =
      '<Update label="March 2026">\nNew: `code` and **words** <Badge>beta</Badge> here.\n\n<Note>Not this.</Note>\n</Update>\n';
    const site = await build(
      {},
      { 'log.mdx': `---\ntitle: Log\n---\n\n${update}` },
      { pages: ['index', 'log'] },
    );
    const text = /<item>.*<description>(.*?)<\/description>/.exec(site.read('log/rss.xml'))?.[1];
    expect(text).toBe('New: and words here.');
  });

  it('own files for agents are found at both places', async () => {
    const site = await build({}, { 'llms.txt': 'Mine.' });
    expect(site.read('.well-known/llms.txt')).toBe('Mine.');
  });

  it('a page for a chat shows its text', async () => {
    const site = await build(
      {},
      { 'chat.mdx': '---\ntitle: Chat\nmode: assistant\n---\nAsk.\n' },
      { pages: ['index', 'chat'] },
    );
    expect(site.read('chat/index.html')).toContain('id="page-title"');
    expect(codesOf(site)).toContain('content/no-effect');
  });
});
