import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevHandler } from '../src/dev/dev-handler.ts';
import { createLiveReload } from '../src/dev/live-reload.ts';
import { openSession } from '../src/dev/session.ts';
import { docsJson, removeTemporary, writeProject } from './support/projects.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  removeTemporary();
});

type Get = (path: string) => Promise<Response>;

/** Serves a project; the list collects the pages that were rendered, each by one finding. */
async function serve(files: Readonly<Record<string, string>>): Promise<{ get: Get; rendered: string[] }> {
  const directory = writeProject(files);
  const session = await openSession({ directory, entry: 'docs.json', version: '0.0.0' });
  const rendered: string[] = [];
  session.onPage = (found) => void rendered.push(...found.map(({ span }) => span?.file ?? ''));
  const server = createServer(createDevHandler({ session, live: createLiveReload(), host: 'localhost' }));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { rendered, get: (path) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' }) };
}

describe('dev', () => {
  let get: Get;
  beforeAll(async () => {
    const redirects = [
      { source: '/errors/:path*', destination: '/diagnostics/:path*' },
      { source: '/soon', destination: '/start?x=1#top', permanent: false },
      { source: '/away/:name', destination: 'https://example.com/:name' },
      { source: '/start.html', destination: '/start' },
      { source: '/hidden', destination: '/start' },
      { source: '/slash*', destination: '/*' },
    ];
    ({ get } = await serve({
      'docs.json': docsJson({ pages: ['start'] }, { redirects }),
      'start.mdx': 'Start.',
      'diagnostics/a.mdx': 'A.',
      'errors/kept.mdx': 'Kept.',
      'hidden.mdx': 'Hidden.',
    }));
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
    ['/', 307, '/start/'],
    ['/start?y=2', 302, '/start/?y=2'],
    ['/errors/kept/', 200, null],
    ['/diagnostics/a/', 200, null],
    ['/nothing', 404, null],
  ])('answers %s with %d %s', async (path, status, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('never leads to another host by a path', async () => {
    for (const path of ['/slash//evil.example', '/slash/%2Fevil.example', '/slash/%5Cevil.example']) {
      const location = (await get(path)).headers.get('location') ?? '';
      expect(new URL(location, 'http://localhost').host, path).toBe('localhost');
    }
  });

  it('renders a page only when it is asked for', async () => {
    const site = await serve({
      'docs.json': docsJson({ pages: ['one', 'two'] }),
      'one.mdx': '<Unknown1 />',
      'two.mdx': '<Unknown2 />',
    });
    for (const path of ['/one', '/one/', '/none', '/_waymark/none']) await site.get(path);
    expect(site.rendered).toEqual(['one.mdx']);
    expect((await site.get('/sitemap.xml')).status).toBe(200);
  });
});
