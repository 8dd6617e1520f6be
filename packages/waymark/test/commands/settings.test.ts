import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDevHandler } from '../../src/dev/dev-handler.ts';
import { createLiveChannel } from '../../src/dev/live-channel.ts';
import { openSession } from '../../src/dev/session.ts';
import { UNTRUSTED } from '../../src/project/trust.ts';
import { serve, stopServing, waymark } from '../support/commands.ts';
import {
  buildProject,
  docsJson,
  removeTemporary,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(() => {
  stopServing();
  removeTemporary();
});

/** A small project with a waymark.json. */
function project(settings: object, files: Readonly<Record<string, string>> = {}): string {
  return writeProject({
    'docs.json': docsJson({ pages: ['index', 'guide'] }),
    'index.mdx': '[Guide](/guide)\n',
    'guide.mdx': 'A guide.\n',
    'waymark.json': JSON.stringify(settings),
    ...files,
  });
}

describe('waymark.json', () => {
  it('says where the site goes and where it will be served', async () => {
    const folder = writeProject({
      'docs/docs.json': docsJson({ pages: ['index', 'guide'] }),
      'docs/index.mdx': 'Home.\n',
      'docs/guide.mdx': 'A guide.\n',
      'docs/waymark.json': '{"siteUrl": "https://example.com/docs/", "out": "../site"}',
    });
    const site = join(folder, 'site');
    const { status, stdout } = await waymark(['build', join(folder, 'docs'), '--no-cache', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ out: site, written: true });
    const html = readFileSync(join(site, 'guide/index.html'), 'utf8');
    expect(html).toContain('<link rel="canonical" href="https://example.com/docs/guide/"');
    expect(html).toContain('href="/docs/');
    expect(existsSync(join(folder, 'docs/dist'))).toBe(false);
  });

  it('gives way to flags, each to its own', async () => {
    const folder = project({ siteUrl: 'https://example.com/docs', out: 'site' });
    const out = temporaryFolder();
    const flags = ['--base', '/', '--site-url', 'https://other.example', '--out', out, '--no-cache'];
    expect((await waymark(['build', folder, ...flags])).status).toBe(0);
    expect(readFileSync(join(out, 'guide/index.html'), 'utf8')).toContain('"https://other.example/guide/"');
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });

  it('decides only the base of an untrusted project', async () => {
    const folder = project({ siteUrl: 'https://example.com', base: '/docs', out: '../elsewhere' });
    const site = await buildProject(folder, { trust: UNTRUSTED.all });
    expect(site.read('index.html')).toContain('href="/docs/guide/"');
    expect(site.read('index.html')).not.toContain('example.com');
    expect(site.result.diagnostics.map(({ code }) => code)).toContain('untrusted/settings');
    const plain = await buildProject(project({ base: '/docs' }), { trust: UNTRUSTED.all });
    expect(plain.result.diagnostics.map(({ code }) => code)).not.toContain('untrusted/settings');
  });

  it('is checked, with places', async () => {
    const folder = project({ sitUrl: 'https://example.com', base: 'docs', siteUrl: 'example.com', out: 3 });
    const { status, stdout } = await waymark(['check', folder, '--json']);
    expect(status).toBe(0);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Record<string, unknown>[] };
    const found = diagnostics.filter(({ file }) => file === 'waymark.json');
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'config/unknown-key',
          path: '/sitUrl',
          hint: expect.stringContaining('siteUrl'),
        }),
        expect.objectContaining({ code: 'config/invalid-value', path: '/base', line: 1 }),
        expect.objectContaining({ code: 'config/invalid-value', path: '/siteUrl' }),
      ]),
    );
  });

  it('tells check which redirects are written for another base', async () => {
    const redirects = [{ source: '/docs/old', destination: '/docs/guide' }];
    const docs = docsJson({ pages: ['index', 'guide'] }, { redirects });
    const codes = async (settings: object): Promise<string> =>
      (await waymark(['check', project(settings, { 'docs.json': docs }), '--json'])).stdout;
    expect(await codes({})).toContain('links/');
    expect(await codes({ base: '/docs' })).not.toContain('links/');
  });

  it('is followed by dev, which serves the site below its base', async () => {
    const folder = project(
      { base: '/docs' },
      {
        'docs.json': docsJson(
          { pages: ['index', 'guide'] },
          { redirects: [{ source: '/old', destination: '/guide' }] },
        ),
      },
    );
    const session = await openSession({ directory: folder, entry: 'docs.json', version: '0.0.0' });
    const handler = createDevHandler({
      session,
      live: createLiveChannel(),
      host: 'localhost',
      directory: folder,
    });
    const server = createServer(handler).listen(0, 'localhost');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const get = async (path: string): Promise<string> => {
      const answer = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
      return `${answer.status} ${answer.headers.get('location') ?? ''}`.trim();
    };
    expect(await get('/docs/guide/')).toBe('200');
    expect(await get('/docs/guide?x=1')).toBe('302 /docs/guide/?x=1');
    expect(await get('/docs/old')).toBe('308 /docs/guide');
    expect(await get('/')).toBe('307 /docs/');
    expect(await get('/docs')).toBe('307 /docs/');
    expect(await get('/guide/?x=1')).toBe('307 /docs/guide/?x=1');
    expect(await get('//evil.example/x')).toBe('307 /docs/evil.example/x');
    writeProject({ 'waymark.json': '{"base": "/manual"}' }, folder);
    await session.change(['waymark.json']);
    expect(await get('/manual/guide/')).toBe('200');
    server.close();
    server.closeAllConnections();
  });

  it('tells preview what to serve, and below which path', async () => {
    const folder = project({ base: '/docs', out: 'made' });
    expect((await waymark(['build', folder, '--no-cache'])).status).toBe(0);
    const { url } = await serve(['preview', folder, '--port', '0']);
    expect(url.endsWith('/docs/')).toBe(true);
    expect(await (await fetch(new URL('guide/', url))).text()).toContain('A guide.');
  });
});
