import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ask,
  isInstalled,
  startCaddy,
  startNginx,
  stopHosts,
} from '../../../../bench/hosts/start-hosts.mjs';
import type { HostName } from '../../src/outputs/index.ts';
import { makeRules } from '../../src/rules.ts';
import {
  buildProject,
  docsJson,
  removeTemporary,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(() => {
  stopHosts();
  removeTemporary();
});

const redirects = [
  { source: '/old', destination: '/guide/start' },
  { source: '/gone', destination: 'https://example.com/x?y=1#z', permanent: false },
  { source: '/with space', destination: '/guide/start#part' },
  { source: '/ünï"{x}', destination: '/guide/start' },
  { source: '/GUIDE/START', destination: '/guide/start' },
  { source: '/errors/:path*', destination: '/guide/:path*' },
  { source: '/u/:id/edit', destination: '/guide/start?id=:id' },
  // Covers pages, which are not hidden by it.
  { source: '/guide/:rest*', destination: '/lost/:rest*', permanent: false },
  { source: '/up/:path*', destination: '/:path*' },
  { source: '/join:path*', destination: '/:path*' },
  { source: '/two/:a*/x/:b*', destination: '/:a*/:b*' },
  // No file of rules may be ended, or read in another way, by what a redirect says.
  { source: '/quote"; } return 200 evil; location / {', destination: '/other"; } return 200 evil; {' },
  { source: '/line\nreturn 200 evil;', destination: '/guide/start' },
  { source: '/nul\u0000', destination: '/guide/start' },
  { source: '/{$PATH}', destination: '/guide/start?{$PATH}$host{env.PATH}' },
  { source: '/back\\', destination: '/guide/start' },
];

const directory = writeProject({
  'docs.json': docsJson(
    { pages: ['index', 'guide/start', 'v1.2', '100%'] },
    { redirects, api: { openapi: 'sea.json' } },
  ),
  'sea.json': '{ "openapi": "3.1.0", "info": { "title": "Sea", "version": "1" }, "paths": {} }',
  'index.mdx': 'Home.\n',
  'guide/start.mdx': 'How to start.\n',
  'v1.2.mdx': 'A version.\n',
  '100%.mdx': 'All of it.\n',
  'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

/** Builds the site below a folder that a host serves, and makes the host's rules. */
async function prepare(
  host: HostName,
  base: string,
): Promise<{ root: string; text: string; files: readonly string[] }> {
  const built = await buildProject(directory, { base });
  const root = temporaryFolder();
  mkdirSync(join(root, base), { recursive: true });
  cpSync(built.out, join(root, base), { recursive: true });
  // Of sites with an API that has a sign-in.
  writeFileSync(join(root, base, '_waymark/oauth-callback.html'), '');
  const { file } = await makeRules({ directory, entry: 'docs.json', base, host, root });
  return { root, text: file?.text ?? '', files: built.files };
}

const servers = { nginx: startNginx, caddy: startCaddy } as const;

for (const host of ['nginx', 'caddy'] as const) {
  const name = `${host} with its rules${isInstalled(host) ? '' : ` (skipped: ${host} is not installed)`}`;
  describe.skipIf(!isInstalled(host)).each(['', '/docs'])(`${name}, base %j`, (base) => {
    let ask: Ask;
    let files: readonly string[] = [];
    beforeAll(async () => {
      const prepared = await prepare(host, base);
      files = prepared.files;
      ask = await servers[host](prepared.text);
    });
    const told = async (path: string): Promise<string> => {
      const { status, location = '' } = await ask(base + path);
      return `${status} ${location}`.trim();
    };

    it('redirects as docs.json says, and keeps queries', async () => {
      expect(await told('/old')).toBe(`308 ${base}/guide/start/`);
      expect(await told('/old/')).toBe(`308 ${base}/guide/start/`);
      expect(await told('/old?a=1&b')).toBe(`308 ${base}/guide/start/?a=1&b`);
      expect(await told('/gone?a=1')).toBe('307 https://example.com/x?y=1&a=1#z');
      expect(await told('/with%20space?a=1')).toBe(`308 ${base}/guide/start/?a=1#part`);
      expect(await told('/%C3%BCn%C3%AF%22%7Bx%7D')).toBe(`308 ${base}/guide/start/`);
      expect(await told('/errors/start/?q=%20')).toBe(`308 ${base}/guide/start/?q=%20`);
      expect(await told('/errors/a%20b/c')).toBe(`308 ${base}/guide/a%20b/c`);
      expect(await told('/errors')).toBe(`308 ${base}/guide/`);
      expect(await told('/u/7/edit')).toMatch(new RegExp(`^308 ${base}/guide/start\\?id=7&?$`));
      expect(await told('/guide/nothing')).toBe(`307 ${base}/lost/nothing`);
      expect(await told('/GUIDE/START')).toBe(`308 ${base}/guide/start/`);
    });

    it('serves pages, with one slash at their end', async () => {
      expect(await told('/')).toBe('200');
      expect(await told('/guide/start/')).toBe('200');
      expect((await ask(`${base}/guide/start/`)).body).toContain('How to start.');
      expect(await told('/guide/start')).toMatch(new RegExp(`^30[18] ${base}/guide/start/$`));
      expect(await told('/guide/start?a=1&b=%20')).toMatch(
        new RegExp(`^30[18] ${base}/guide/start/\\?a=1&b=%20$`),
      );
      expect(await told('/100%25')).toMatch(new RegExp(`^30[18] ${base}/100%25/$`));
      // Its name could be that of another site.
      expect(await told('//v1.2')).not.toContain(' //');
      expect(await told('/v1.2/')).toBe('200');
      expect((await ask(`${base}/guide/start.md`)).body).toContain('How to start.');
    });

    it('lets browsers show texts, in UTF-8', async () => {
      for (const path of ['/guide/start.md', '/llms.txt', '/'])
        expect((await ask(base + path)).headers.get('content-type'), path).toMatch(
          /^text\/.*charset=utf-8$/i,
        );
      expect(await told('/guide/none.md')).toBe(`307 ${base}/lost/none.md`);
      const { headers } = await ask(`${base}/.well-known/api-catalog`);
      expect(headers.get('content-type')).toMatch(/^application\/linkset\+json\b/);
    });

    it('shows the 404 page, with its status', async () => {
      for (const path of ['/nothing', '/nothing/', '/images/', '/_waymark/nothing.css']) {
        const { status, body } = await ask(base + path);
        expect(status, path).toBe(404);
        expect(body, path).toContain('data-current-path="/404"');
      }
    });

    it('sends the headers, and keeps what is named by its content', async () => {
      const policy = "frame-ancestors 'self'";
      const styles = files.find((path) => /^_waymark\/site\..*\.css$/.test(path));
      const { headers: ofStyles } = await ask(`${base}/${styles}`);
      expect(ofStyles.get('cache-control')).toContain('immutable');
      for (const headers of [ofStyles, (await ask(`${base}/`)).headers, (await ask(`${base}/no`)).headers]) {
        expect(headers.get('content-security-policy')).toBe(policy);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('link')).toContain(`<${base}/llms.txt>; rel=`);
      }
      for (const path of [
        '/',
        '/_waymark/manifest.json',
        '/_waymark/redirects.json',
        '/_waymark/oauth-callback.html',
        '/_waymark/search/en.json',
        '/_waymark/nothing.css',
      ])
        expect((await ask(base + path)).headers.get('cache-control') ?? 'none', path).toMatch(/^no/);
    });

    it('compresses texts of every kind', async () => {
      const own = files.filter((path) => /^_waymark\/(?:site\..*\.css|main\..*\.js)$/.test(path));
      expect(own).toHaveLength(2);
      for (const path of [...own, '', 'guide/start.md', 'navigation.json', 'sitemap.xml', 'llms.txt']) {
        const { headers } = await ask(`${base}/${path}`);
        expect(headers.get('content-encoding'), path).toMatch(/^(?:gzip|zstd)$/);
        expect(headers.get('vary'), path).toMatch(/accept-encoding/i);
      }
    });

    it('leads to no other site, whatever a reader adds to an address', async () => {
      expect(await told('/up/guide/start')).toBe(`308 ${base}/guide/start`);
      for (const path of [
        '/up//evil.example',
        '/up////evil.example/x',
        '/join/evil.example',
        '/two/x/evil.example',
        '/up/%2Fevil.example',
      ]) {
        const { location = '/' } = await ask(base + path);
        expect(new URL(location, 'https://docs.example').origin, path).toBe('https://docs.example');
      }
    });

    it('reads addresses as they are, whatever is in them', async () => {
      expect(await told('/quote%22;%20%7D%20return%20200%20evil;%20location%20/%20%7B')).toBe(
        `308 ${base}/other%22%3B%20%7D%20return%20200%20evil%3B%20%7B`,
      );
    });

    it('puts nothing of an address into its headers', async () => {
      const { headers, location } = await ask(`${base}/errors/a%0d%0aX-Evil:%20yes%0a`);
      expect(headers.get('x-evil')).toBeNull();
      expect(location).toBe(`${base}/guide/a%0d%0aX-Evil:%20yes%0a`);
    });
  });
}
