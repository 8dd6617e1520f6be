import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer, Ask } from '../../../../bench/hosts/start-hosts.mjs';
import { askCloudflare, askCloudfront, askNetlify, askVercel } from '../../../../bench/hosts/vendors.mjs';
import type { HostName } from '../../src/outputs/index.ts';
import { makeRules } from '../../src/rules.ts';
import {
  type Built,
  buildProject,
  docsJson,
  removeTemporary,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(removeTemporary);

const redirects = [
  { source: '/old', destination: '/guide/start' },
  { source: '/gone', destination: 'https://example.com/x', permanent: false },
  { source: '/größe', destination: '/guide/start' },
  // Another address than that of the page, though none that a system without letter cases has a file for.
  { source: '/GUIDE/START', destination: '/guide/start' },
  { source: '/errors/:path*', destination: '/guide/:path*' },
  { source: '/u/:id/edit', destination: '/users/:id' },
  // Covers pages, which are not hidden by it.
  { source: '/guide/:rest*', destination: '/lost/:rest*', permanent: false },
];

function project(more: readonly object[] = []): string {
  return writeProject({
    'docs.json': docsJson({ pages: ['index', 'guide/start'] }, { redirects: [...redirects, ...more] }),
    'index.mdx': 'Home.\n',
    'guide/start.mdx': 'How to start.\n',
  });
}

async function rulesFor(
  host: HostName,
  base = '',
  directory = project(),
): Promise<{ text: string; leftOut: number }> {
  const { file } = await makeRules({ directory, entry: 'docs.json', base, host, root: '/srv' });
  return file ?? { text: '', leftOut: -1 };
}

/** A built site, below its base in a folder that a host serves. */
interface Served extends Built {
  readonly root: string;
  readonly base: string;
  readonly directory: string;
}

async function serve(base: string, directory = project()): Promise<Served> {
  const built = await buildProject(directory, { base });
  const root = temporaryFolder();
  mkdirSync(join(root, base), { recursive: true });
  cpSync(built.out, join(root, base), { recursive: true });
  return { ...built, root, base, directory };
}

/** What asks each host for addresses of a site. */
const HOSTS = {
  cloudflare: ({ root, base }: Served) => askCloudflare('', root, base),
  netlify: async (site: Served) => askNetlify(await rulesText('netlify', site), site.root, site.base),
  vercel: async (site: Served) => askVercel(await rulesText('vercel', site), site.root, site.base),
  cloudfront: async (site: Served) =>
    askCloudfront(await rulesText('cloudfront', site), site.root, site.base),
} as const;

async function rulesText(host: HostName, { base, directory }: Served): Promise<string> {
  return (await rulesFor(host, base, directory)).text;
}

/** What an address comes to: a status and where it leads, or the route of the page that is served. */
function printAnswer({ status, location, body }: Answer): string {
  if (location !== undefined) return `${status} ${location}`;
  const route = /data-current-path="([^"]*)"/.exec(body)?.[1];
  return `${status} ${route ?? ''}`.trim();
}

/** What an address comes to where a host first adds a slash. */
async function afterSlash(ask: Ask, path: string): Promise<string> {
  const answer = await ask(path);
  return printAnswer(answer.location === `${path}/` ? await ask(`${path}/`) : answer);
}

const expected = (base: string): readonly (readonly [string, string])[] => [
  ['/old', `308 ${base}/guide/start/`],
  ['/gone', '307 https://example.com/x'],
  ['/gr%C3%B6%C3%9Fe', `308 ${base}/guide/start/`],
  ['/GUIDE/START', `308 ${base}/guide/start/`],
  ['/errors/a/b%20c', `308 ${base}/guide/a/b%20c`],
  ['/u/7/edit', `308 ${base}/users/7`],
  ['/guide/start/', '200 /guide/start'],
];

describe.each(['', '/docs'])('below %j', (base) => {
  const site = serve(base);

  it("is what Netlify's own matcher makes of it", async () => {
    const ask = await HOSTS.netlify(await site);
    const more = [
      ['/old/', `308 ${base}/guide/start/`],
      ['/guide/nothing', `307 ${base}/lost/nothing`],
      ['/none', '404 /404'],
    ] as const;
    for (const [path, answer] of [...expected(base), ...more])
      expect(printAnswer(await ask(base + path)), path).toBe(answer);
  });

  it("is what Cloudflare's own server makes of it", async () => {
    const ask = await HOSTS.cloudflare(await site);
    const more = [
      ['/old/', `308 ${base}/guide/start/`],
      ['/errors', `308 ${base}/guide/`],
      ['/u/7/edit/', `308 ${base}/users/7`],
      ['/guide/start', `308 ${base}/guide/start/`],
      ['/none', '404 /404'],
    ] as const;
    for (const [path, answer] of [...expected(base), ...more])
      expect(printAnswer(await ask(base + path)), path).toBe(answer);
    const styles = (await site).files.find((path) => /^_waymark\/site\./.test(path));
    expect((await ask(`${base}/${styles}`)).headers.get('cache-control')).toContain('immutable');
    expect((await ask(`${base}/`)).headers.get('x-content-type-options')).toBe('nosniff');
    expect((await ask(`${base}/_waymark/manifest.json`)).headers.get('cache-control')).not.toContain(
      'immutable',
    );
  });

  it("is what Vercel's own reader of routes takes", async () => {
    const ask = await HOSTS.vercel(await site);
    const more = [
      ['/guide/start', '200 /guide/start'],
      ['/guide/nothing/', `307 ${base}/lost/nothing/`],
      ['/nothing/', '404 /404'],
    ] as const;
    // What a pattern captures goes on with the slash that was added.
    for (const [path, answer] of [...expected(base), ...more])
      expect((await afterSlash(ask, base + path)).replace(/\/$/, ''), path).toBe(answer.replace(/\/$/, ''));
  });

  it('has Vercel keep what is named by its content, where it is there', async () => {
    const { routes } = JSON.parse(await rulesText('vercel', await site));
    const kept = routes.findIndex((route: object) => JSON.stringify(route).includes('immutable'));
    expect(routes[kept - 1]).toEqual({ handle: 'hit' });
    expect(routes[kept + 1]).toEqual({ handle: 'error' });
  });

  it('is what the function for CloudFront answers', async () => {
    // A pattern would hide a page.
    expect((await rulesFor('cloudfront', base)).leftOut).toBe(1);
    const ask = await HOSTS.cloudfront(await site);
    const more = [
      ['/guide/start', `308 ${base}/guide/start/`],
      ['/', '200 /'],
      ['/_waymark/manifest.json', '200'],
      ['/none.css', '404 /404'],
      ['/old?a=1&b=x&b=y', `308 ${base}/guide/start/?a=1&b=x&b=y`],
    ] as const;
    for (const [path, answer] of [...expected(base), ...more])
      expect(printAnswer(await ask(base + path)), path).toBe(answer);
  });
});

it('has headers that Netlify reads without a word', async () => {
  const { out, files } = await buildProject(project());
  // Its types take no files.
  const asked = { headersFiles: [join(out, '_headers')], minimal: false } as unknown;
  const { headers, errors } = await parseAllHeaders(asked as Parameters<typeof parseAllHeaders>[0]);
  expect(errors).toEqual([]);
  const fits = (path: string): readonly string[] =>
    headers
      .filter(({ forRegExp }) => forRegExp?.test(path) === true)
      .flatMap(({ values }) => Object.keys(values));
  const named = files.filter((path) => /^_waymark\/.*\.(?:css|js|woff2)$/.test(path));
  expect(named.length).toBeGreaterThan(3);
  for (const path of named) expect(fits(`/${path}`), path).toContain('Cache-Control');
  expect(fits('/_waymark/manifest.json')).not.toContain('Cache-Control');
  expect(fits('/guide/start/')).toContain('X-Content-Type-Options');
});

describe('what is too much for a host', () => {
  const many = Array.from({ length: 2500 }, (_, index) => ({
    source: index === 2499 ? '/GUIDE/start' : `/was/${index}`,
    destination: '/guide/start',
  }));

  it('is left to forwarding pages, and counted', async () => {
    const directory = project(many);
    const site = await buildProject(directory);
    expect(site.read('_redirects').trim().split('\n')).toHaveLength(2000 + 4);
    expect(site.files).toContain('was/2498/index.html');
    const found = site.result.diagnostics.find(({ code }) => code === 'links/redirects-left-out');
    expect(found).toMatchObject({ severity: 'info', path: '/redirects' });
    expect(found?.message).toContain('505');
    const vercel = await rulesFor('vercel', '', directory);
    expect(JSON.parse(vercel.text).routes.length).toBeLessThanOrEqual(2048);
    expect(vercel.leftOut).toBe(many.length + redirects.length - (2048 - 10));
    const cloudfront = await rulesFor('cloudfront', '', directory);
    expect(Buffer.byteLength(cloudfront.text)).toBeLessThanOrEqual(10_240);
    // No forwarding page can stand beside the page that it leads to.
    expect(cloudfront.text).toContain('"/GUIDE/start"');
    expect(cloudfront.leftOut).toBeGreaterThan(2000);
    for (const host of ['nginx', 'caddy', 'netlify'] as const)
      expect((await rulesFor(host, '', directory)).leftOut, host).toBe(0);
  });
});

describe('leads to no other site, whatever a reader adds to an address', () => {
  const directory = writeProject({
    'docs.json': docsJson(
      { pages: ['index'] },
      {
        redirects: [
          { source: '/up/:path*', destination: '/:path*' },
          { source: '/was/*', destination: '/*' },
          { source: '/join:path*', destination: '/:path*' },
          { source: '/two/:a*/x/:b*', destination: '/:a*/:b*' },
        ],
      },
    ),
    'index.mdx': 'Home.\n',
  });
  const site = serve('', directory);
  const outside = [
    '//evil.example/x',
    '/up//evil.example',
    '/up////evil.example/x',
    '/was//evil.example',
    '/join/evil.example',
    '/two/x/evil.example',
    '/up/%2Fevil.example',
  ];

  /** The origins to which the answers of a host lead, one after the other. */
  async function followAll(ask: Ask, path: string): Promise<readonly string[]> {
    const origins: string[] = [];
    for (let at = path; origins.length < 6; ) {
      const { location } = await ask(at);
      if (location === undefined) break;
      const next: URL = new URL(location, `https://docs.example${at}`);
      origins.push(next.origin);
      at = next.pathname;
    }
    return origins;
  }

  it.each(['cloudflare', 'netlify', 'vercel', 'cloudfront'] as const)('at %s', async (host) => {
    const ask = await HOSTS[host](await site);
    for (const path of ['/up/guide', '/was/guide'])
      expect((await afterSlash(ask, path)).replace(/\/$/, '')).toBe('308 /guide');
    for (const path of outside)
      for (const origin of await followAll(ask, path)) expect(origin, path).toBe('https://docs.example');
  });
});
