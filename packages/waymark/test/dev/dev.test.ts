import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevHandler } from '../../src/dev/dev-handler.ts';
import { createLiveChannel, type LiveChannel } from '../../src/dev/live-channel.ts';
import type { EditorPosition } from '../../src/dev/open-in-editor.ts';
import type { PageState } from '../../src/dev/page-script.ts';
import { openSession, type Session } from '../../src/dev/session.ts';
import { docsJson, removeTemporary, writeProject } from '../support/projects.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  removeTemporary();
});

type Get = (path: string, init?: RequestInit) => Promise<Response>;

interface Served {
  readonly get: Get;
  readonly opened: { readonly path: string; readonly place: EditorPosition }[];
  readonly folder: string;
  readonly session: Session;
  readonly live: LiveChannel;
  readonly port: number;
}

/** Serves a project. */
async function serve(files: Readonly<Record<string, string>>): Promise<Served> {
  const directory = writeProject(files);
  const session = await openSession({ directory, entry: 'docs.json', version: '0.0.0' });
  const opened: Served['opened'] = [];
  const live = createLiveChannel();
  const openEditor = (path: string, place: EditorPosition): void => void opened.push({ path, place });
  const server = createServer(createDevHandler({ session, live, host: 'localhost', directory, openEditor }));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const get: Get = (path, init) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init });
  return { opened, folder: directory, session, live, port, get };
}

/** What a page tells its script. */
async function stateOf(response: Response): Promise<PageState> {
  const data = /data-page="([^"]*)"/.exec(await response.text())?.[1] ?? '';
  return JSON.parse(
    data.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  ) as PageState;
}

/** Asks with the path and the headers as they are written. */
function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: 'localhost', path, headers }, resolve);
    request.on('error', reject);
    request.end();
  });
}

describe('dev', () => {
  let site: Served;
  let get: Get;
  beforeAll(async () => {
    const redirects = [
      { source: '/errors/:path*', destination: '/diagnostics/:path*' },
      { source: '/soon', destination: '/start?x=1#top', permanent: false },
      { source: '/away/:name', destination: 'https://example.com/:name' },
      { source: '/start.html', destination: '/start' },
      { source: '/hidden', destination: '/start' },
      { source: '/slash*', destination: '/*' },
      { source: '/books/:name', destination: '/shelf' },
      { source: '/asked', destination: '/start?q=a%26b ö#%23' },
    ];
    site = await serve({
      'docs.json': docsJson({ pages: ['start', 'shelf/top'] }, { redirects }),
      'start.mdx': 'Start.',
      'shelf/top.mdx': 'Top.',
      'diagnostics/a.mdx': 'A.',
      'errors/kept.mdx': 'Kept.',
      'hidden.mdx': 'Hidden.',
      'deep/index.mdx': 'Deep.',
      'data.txt': '0123456789',
    });
    ({ get } = site);
  });

  it.each([
    ['/errors/a', 308, '/diagnostics/a'],
    ['/errors/a/?q=1', 308, '/diagnostics/a?q=1'],
    ['/errors', 308, '/diagnostics'],
    ['/errors/sch%C3%B6n%20x', 308, '/diagnostics/sch%C3%B6n%20x'],
    ['/soon?y=2', 307, '/start?x=1&y=2#top'],
    ['/away/me', 308, 'https://example.com/me'],
    ['/start.html', 308, '/start'],
    ['/hidden/', 308, '/start'],
    ['/books/one', 308, '/shelf/top/'],
    ['/asked', 308, '/start?q=a%26b%20%C3%B6#%23'],
    ['/', 200, null],
    ['/start?y=2', 302, '/start/?y=2'],
    ['/errors/kept/', 200, null],
    ['/diagnostics/a/', 200, null],
    ['/nothing', 404, null],
  ])('answers %s with %d %s', async (path, status, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it.each([
    '/slash//evil.example',
    '/slash/%2Fevil.example',
    '/slash/%5Cevil.example',
    '//evil.example/../deep',
    '//evil.example/..',
    '/%2Fevil.example/../deep',
    '//evil.example/%2E%2E/deep',
    '/\\evil.example/../deep',
  ])('never leads to another host by a path: %s', async (path) => {
    const response = await ask(site.port, path);
    response.resume();
    const location = response.headers.location ?? '';
    expect(new URL(location, `http://localhost:${site.port}`).host).toBe(`localhost:${site.port}`);
  });

  it.each([
    ['/start', 'text/markdown', 'text/markdown'],
    ['/start/', 'text/html;q=0.5, text/plain', 'text/markdown'],
    ['/', 'text/markdown, text/html', 'text/markdown'],
    ['/start/', 'text/html, text/markdown', 'text/html'],
    ['/start/', '*/*', 'text/html'],
    ['/start/', 'text/markdown;q=0, */*', 'text/html'],
    ['/start/', 'text/markdown;q=0.1, */*', 'text/html'],
    ['/start/', 'text/html;q=0.1, text/*', 'text/markdown'],
    ['/data.txt', 'text/markdown', 'text/plain'],
  ])('answers %s for a client that accepts %s as %s', async (path, accept, type) => {
    const response = await get(path, { headers: { accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  });

  it('renders a page only when it is asked for', async () => {
    const small = await serve({
      'docs.json': docsJson({ pages: ['one', 'two'] }),
      'one.mdx': '<Unknown1 />',
      'two.mdx': '<Unknown2 />',
    });
    for (const path of ['/one', '/one/', '/none', '/_waymark/none']) await small.get(path);
    // Each page that was rendered is known by its finding.
    expect(small.session.diagnostics().map(({ span }) => span?.file)).toEqual(['one.mdx']);
    expect((await small.get('/sitemap.xml')).status).toBe(200);
  });

  it('keeps no page, asks about every file, and lets browsers guess no type', async () => {
    const page = await get('/start/');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const file = await get('/data.txt');
    expect(file.headers.get('cache-control')).toBe('no-cache');
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const { headers } of [page, file]) expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('gives the version that a stylesheet is asked for with to the files that it imports', async () => {
    const css = await serve({
      'docs.json': docsJson({ pages: ['start'] }),
      'start.mdx': 'Start.',
      'a.css':
        '@import "./b.css";\n@import url(/c d.css?x=1) layer(e);\n@import "https://example.com/f.css";\n',
    });
    expect(await (await css.get('/a.css?v=3')).text()).toBe(
      '@import "./b.css?v=3";\n@import url(/c d.css?x=1&v=3) layer(e);\n@import "https://example.com/f.css";\n',
    );
    expect(await (await css.get('/a.css')).text()).toContain('@import "./b.css";');
  });

  it('sends nothing that the browser has, and all of what it has not', async () => {
    for (const path of ['/data.txt', '/start.md']) {
      const first = await get(path);
      const etag = first.headers.get('etag') ?? '';
      const body = await first.text();
      const again = await ask(site.port, path, { 'if-none-match': etag });
      expect([again.statusCode, await text(again)]).toEqual([304, '']);
      const other = await ask(site.port, path, { 'if-none-match': '"other"' });
      expect([other.statusCode, await text(other)]).toEqual([200, body]);
    }
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
    ['bytes=1-2,4-5', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('answers the range %s with %d %s', async (range, status, body, contentRange) => {
    const response = await get('/data.txt', { headers: { range } });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  it('sends nothing that took the place of a file, until the project is read again', async () => {
    const { get, folder } = await serve({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': 'Hi.',
      'img/a.png': 'picture',
      'img/b.png': 'picture',
    });
    writeFileSync(join(folder, '../outside.png'), 'secret');
    expect(await (await get('/img/a.png')).text()).toBe('picture');
    rmSync(join(folder, 'img/a.png'));
    symlinkSync('../../outside.png', join(folder, 'img/a.png'));
    expect((await get('/img/a.png')).status).toBe(404);
    symlinkSync('b.png', join(folder, 'img/c.png'));
    renameSync(join(folder, 'img/c.png'), join(folder, 'img/a.png'));
    expect(await (await get('/img/a.png')).text()).toBe('picture');
  });

  it('answers HEAD as GET, without the content', async () => {
    for (const path of ['/start/', '/data.txt', '/start.md', '/none']) {
      const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)];
      const length = String(Buffer.byteLength(await full.text()));
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
        full.status,
        length,
        '',
      ]);
    }
  });

  it('tells its own pages what changed, and nobody else', async () => {
    const { token, version } = await stateOf(await get('/start/'));
    const connect = (query: string, headers: Record<string, string> = {}): Promise<Response> =>
      get(`/_waymark/live?${query}`, { headers });
    expect((await connect('since=0')).status).toBe(403);
    expect((await connect(`since=0&token=${'0'.repeat(token.length)}`)).status).toBe(403);
    expect((await connect(`token=${token}`, { origin: 'https://evil.example' })).status).toBe(403);
    const open = await connect(`token=${token}&since=${version}`, {
      origin: `http://localhost:${site.port}`,
    });
    expect(open.status).toBe(200);
    site.live.publish(['start.mdx']);
    const reader = open.body?.getReader();
    const told = new TextDecoder().decode((await reader?.read())?.value);
    expect(told).toBe(`id: ${version + 1}\ndata: {"version":${version + 1},"changed":["start.mdx"]}\n\n`);
    await reader?.cancel();
    site.live.publish(['data.txt']);
    const later = (await connect(`token=${token}`, { 'last-event-id': String(version) })).body?.getReader();
    expect(new TextDecoder().decode((await later?.read())?.value)).toContain(
      '"changed":["start.mdx","data.txt"]',
    );
    await later?.cancel();
  });
});

describe('a page with something wrong', () => {
  it('says what, where and how to mend it', async () => {
    const { get } = await serve({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': 'Text.\n\n<Note>\n',
    });
    const state = await stateOf(await get('/'));
    expect(state).toMatchObject({ status: 200, failed: true, isBlocked: true });
    expect(state.problems).toMatchObject([
      {
        code: 'mdx/syntax',
        file: 'index.mdx',
        line: 3,
        column: 1,
        help: expect.stringMatching(/mdx\/syntax$/),
      },
    ]);
    expect(state.problems[0]?.frame).toContain('3 | <Note>');
  });

  it('is drawn without a tag that nothing ends, and says so above the rest', async () => {
    const { get } = await serve({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': 'Text.\n\n<Note>\n\nMore text.\n',
    });
    const answer = await get('/');
    const html = await answer.clone().text();
    expect(html).toMatch(/class="diagnostic-page">.*index\.mdx:3:1.*<p>More text\.<\/p>/s);
    const state = await stateOf(answer);
    expect(state).toMatchObject({ status: 200, failed: true, isBlocked: true });
    expect(state.problems.map(({ code, line }) => [code, line])).toEqual([['mdx/syntax', 3]]);
  });

  it('is told to the page whatever characters it has', async () => {
    const { get } = await serve({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': '<Note title="&amp;</script><script>alert(1)</script>">\n',
    });
    expect(await (await get('/')).text()).not.toContain('<script>alert');
    const { problems } = await stateOf(await get('/'));
    expect(problems[0]?.frame).toContain('<Note title="&amp;</script><script>alert(1)</script>">');
  });

  it('is shown although there is no site, and beside the last good one', async () => {
    const { get, folder, session } = await serve({ 'docs.json': '{', 'index.mdx': 'Home.' });
    expect(await stateOf(await get('/any/'))).toMatchObject({
      status: 404,
      isBlocked: true,
      problems: [{ code: 'config/syntax', file: 'docs.json' }],
    });
    writeProject({ 'docs.json': docsJson({ pages: ['index'] }) }, folder);
    await session.change(['docs.json']);
    expect(await stateOf(await get('/'))).toMatchObject({ status: 200, isBlocked: false, problems: [] });
    writeProject({ 'docs.json': '[' }, folder);
    const { found } = await session.change(['docs.json']);
    expect(found.map(({ code }) => code)).toContain('config/syntax');
    expect(await stateOf(await get('/'))).toMatchObject({
      status: 200,
      failed: false,
      isBlocked: true,
      problems: [{ file: 'docs.json' }],
    });
  });

  it('opens in the editor, and nothing else does', async () => {
    const { get, opened, folder } = await serve({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': '<Note>\n',
      'secret.mdx': 'Fine.',
    });
    const { token } = await stateOf(await get('/'));
    const post = async (body: unknown, query = `token=${token}`, origin?: string): Promise<number> => {
      const headers = origin === undefined ? {} : { origin };
      const init = { method: 'POST', body: JSON.stringify(body), headers };
      return (await get(`/_waymark/editor?${query}`, init)).status;
    };
    const place = { file: 'index.mdx', line: 1, column: 1 };
    expect(await post(place, '')).toBe(403);
    expect(await post(place, `token=${token}`, 'https://evil.example')).toBe(403);
    const refused = await get(`/_waymark/editor?token=${token}`);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    const posted = await get('/', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    for (const file of ['../../etc/passwd', '/etc/passwd', 'secret.mdx', 'none.mdx', 7, 'index.mdx; x'])
      expect(await post({ ...place, file })).toBe(404);
    expect(await post({ ...place, line: '1; x' })).toBe(404);
    expect(await post({ ...place, more: 'x'.repeat(20_000) })).toBe(404);
    expect(opened).toEqual([]);
    expect(await post(place)).toBe(204);
    expect(opened).toEqual([{ path: join(folder, 'index.mdx'), place }]);
  });
});
