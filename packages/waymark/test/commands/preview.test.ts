import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createStaticHandler } from '../../src/serve/static-handler.ts';
import { removeTemporary, temporaryFolder, writeProject } from '../support/projects.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
afterAll(removeTemporary);

interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

type Ask = (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Reply>;

/** Serves a folder. Paths are sent as they are, which `fetch` would not do. */
async function serve(folder: string, base = ''): Promise<Ask> {
  const server = createServer(createStaticHandler({ folder, base, host: 'localhost' }));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request({ host: 'localhost', port, path, headers, method }, (response) => {
        let body = '';
        response.on('data', (part) => (body += String(part)));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      });
      sent.on('error', reject).end();
    });
}

const SITE = {
  'index.html': 'Home',
  '404.html': 'Nothing here',
  'a/index.html': 'Page A',
  'own.html': 'Own',
  'files/digits.txt': '0123456789',
  'what #1?.txt': 'odd',
  '.well-known/llms.txt': 'for agents',
  '.secret': 'hidden',
  'sub/.git/config': 'hidden',
};

describe('preview', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/a/', 200, 'Page A'],
    ['/a/index.html', 200, 'Page A'],
    ['/own.html?x=1', 200, 'Own'],
    ['/what%20%231%3F.txt', 200, 'odd'],
    ['/.well-known/llms.txt', 200, 'for agents'],
    ['/.secret', 404, 'Nothing here'],
    ['/sub/.git/config', 404, 'Nothing here'],
    ['/nothing', 404, 'Nothing here'],
    ['/own', 404, 'Nothing here'],
    ['/%00', 404, 'Nothing here'],
    ['/..%2f..%2fetc/passwd', 404, 'Nothing here'],
    ['/a/../../index.html', 404, 'Nothing here'],
  ])('answers %s with %d', async (path, status, body) => {
    const ask = await serve(writeProject(SITE));
    const reply = await ask(path);
    expect([reply.status, reply.body]).toEqual([status, body]);
  });

  it.each([
    ['/docs/a?x=1&y', 308, '/docs/a/?x=1&y'],
    ['/docs/a.html', 308, '/docs/a/'],
    ['/', 307, '/docs/'],
    ['/docs', 307, '/docs/'],
    ['/docs?x', 307, '/docs/'],
    ['/elsewhere', 404, undefined],
  ])('leads from %s, %d, to %s', async (path, status, location) => {
    const ask = await serve(writeProject(SITE), '/docs');
    const { status: actual, headers } = await ask(path);
    expect([actual, headers['location']]).toEqual([status, location]);
  });

  it('leads to no other host', async () => {
    const ask = await serve(writeProject(SITE));
    for (const path of ['//evil.example/..', '//evil.example/a', '//a', '/%2Fa', '/\\a', '/%5Ca'])
      expect((await ask(path)).headers['location'], path).toBeUndefined();
  });

  it('sends parts of a file, and refuses impossible ones', async () => {
    const ask = await serve(writeProject(SITE));
    const part = async (range: string) => {
      const { status, headers, body } = await ask('/files/digits.txt', { range });
      return [status, headers['content-range'], body];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=8-')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await part('bytes=-30')).toEqual([206, 'bytes 0-9/10', '0123456789']);
    expect(await part('bytes=-0')).toEqual([416, 'bytes */10', '']);
    expect(await part('bytes=20-')).toEqual([416, 'bytes */10', '']);
    expect(await part('bytes=5-2')).toEqual([416, 'bytes */10', '']);
  });

  it('sends the whole to who asks for a part by a weak tag, and says so to HEAD', async () => {
    const ask = await serve(writeProject(SITE));
    const { headers } = await ask('/files/digits.txt');
    const range = { range: 'bytes=2-4' };
    const joined = await ask('/files/digits.txt', { ...range, 'if-range': String(headers['etag']) });
    expect([joined.status, joined.body]).toEqual([200, '0123456789']);
    expect((await ask('/files/digits.txt', range, 'HEAD')).status).toBe(200);
  });

  it('says when nothing has changed', async () => {
    const ask = await serve(writeProject(SITE));
    const { headers } = await ask('/a/');
    const again = await ask('/a/', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await ask('/a/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('answers HEAD with the headers alone, and no other methods', async () => {
    const ask = await serve(writeProject(SITE));
    const { status, headers, body } = await ask('/a/', {}, 'HEAD');
    expect([status, headers['content-length'], headers['content-type'], body]).toEqual([
      200,
      '6',
      'text/html; charset=utf-8',
      '',
    ]);
    expect((await ask('/none', {}, 'HEAD')).status).toBe(404);
    const refused = await ask('/a/', {}, 'POST');
    expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('names the type of icons', async () => {
    const ask = await serve(writeProject({ ...SITE, 'favicon.ico': '' }));
    expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  });

  it('answers nobody who calls it by another name', async () => {
    const ask = await serve(writeProject(SITE));
    expect((await ask('/a/', { host: 'evil.example' })).status).toBe(403);
  });

  it('does not follow a link out of the folder', async () => {
    const folder = writeProject(SITE);
    const other = writeProject({ 'secret.txt': 'secret' });
    symlinkSync(join(other, 'secret.txt'), join(folder, 'link.txt'));
    symlinkSync(other, join(folder, 'linked'));
    const ask = await serve(folder);
    for (const path of ['/link.txt', '/linked/secret.txt']) expect((await ask(path)).status, path).toBe(404);
  });

  it('takes a rebuilt output as it is, and lives on without one', async () => {
    const folder = join(temporaryFolder(), 'out');
    writeProject(SITE, folder);
    const ask = await serve(folder);
    expect((await ask('/a/')).body).toBe('Page A');
    rmSync(join(folder, 'a'), { recursive: true });
    expect((await ask('/a/')).status).toBe(404);
    expect((await ask('/a')).status).toBe(404);
    writeFileSync(join(folder, 'index.html'), 'Home, again');
    expect((await ask('/')).body).toBe('Home, again');
    renameSync(folder, `${folder}.old`);
    expect([(await ask('/')).status, (await ask('/')).body]).toEqual([404, 'Not found']);
    mkdirSync(folder);
    writeProject({ 'new/index.html': 'New' }, folder);
    expect((await ask('/new/')).body).toBe('New');
  });
});
