import { join } from 'node:path';
import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js';
import { createMetadataObject } from '@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js';
import { normalizeRoutes, type Route } from '@vercel/routing-utils';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parsePlain } from 'netlify-redirector';
import { afterAll, describe, expect, it } from 'vitest';
import type { HostName } from '../src/outputs/index.ts';
import { makeRules } from '../src/rules.ts';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from './support/projects.ts';

afterAll(removeTemporary);

/** What an address comes to: a status and where it leads, or the file that is served. */
type Tell = (path: string) => Promise<string>;

const redirects = [
  { source: '/old', destination: '/guide/start' },
  { source: '/gone', destination: 'https://example.com/x', permanent: false },
  { source: '/with space', destination: '/guide/start' },
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

/** The file that a host of files has for an address. */
function fileAt({ files }: Built, base: string, path: string): string | undefined {
  const inside = path.startsWith(`${base}/`) ? path.slice(base.length + 1) : '404';
  return [inside, `${inside.replace(/(?<=.)\/?$/, '/')}index.html`].find((file) => files.includes(file));
}

const expected = (base: string): readonly (readonly [string, string])[] => [
  ['/old', `308 ${base}/guide/start/`],
  ['/gone', '307 https://example.com/x'],
  ['/with%20space', `308 ${base}/guide/start/`],
  ['/errors/a/b%20c', `308 ${base}/guide/a/b%20c`],
  ['/u/7/edit', `308 ${base}/users/7`],
  ['/guide/start/', 'guide/start/index.html'],
];

describe.each(['', '/docs'])('below %j', (base) => {
  const site = buildProject(project(), { base });

  async function check(tell: Tell, more: readonly (readonly [string, string])[] = []): Promise<void> {
    for (const [path, answer] of [...expected(base), ...more])
      expect(await tell(base + path), path).toBe(answer);
  }

  it("is what Netlify's own matcher makes of it", async () => {
    const matcher = await parsePlain((await rulesFor('netlify', base)).text, {});
    const request = { scheme: 'https', host: 'x.example', query: '', headers: {}, cookieValues: {} };
    const built = await site;
    await check(
      async (path) => {
        const found = matcher.match({ ...request, path, getHeader: () => '', getCookie: () => '' });
        const file = fileAt(built, base, path);
        if (found === null || (file !== undefined && !found.force)) return file ?? '404';
        return `${found.status} ${found.to}`;
      },
      [
        ['/old/', `308 ${base}/guide/start/`],
        ['/guide/nothing', `307 ${base}/lost/nothing`],
      ],
    );
  });

  it("is what Cloudflare's own server makes of it", async () => {
    const built = await site;
    const ask = askCloudflare(built, base);
    await check(
      async (path) => {
        const answer = await ask(path);
        const location = answer.headers.get('location');
        return location === null ? await answer.text() : `${answer.status} ${location}`;
      },
      [['/guide/start', `308 ${base}/guide/start/`]],
    );
    const styles = built.files.find((path) => /^_waymark\/site\./.test(path));
    expect((await ask(`${base}/${styles}`)).headers.get('cache-control')).toContain('immutable');
    expect((await ask(`${base}/`)).headers.get('x-content-type-options')).toBe('nosniff');
    expect((await ask(`${base}/_waymark/manifest.json`)).headers.get('cache-control')).not.toContain(
      'immutable',
    );
    expect((await ask('/none')).status).toBe(404);
  });

  it("is what Vercel's own reader of routes takes", async () => {
    const { text } = await rulesFor('vercel', base);
    const { routes, error } = normalizeRoutes(JSON.parse(text).routes);
    expect(error).toBeNull();
    const built = await site;
    const tell = async (path: string): Promise<string> => {
      const answer = tellRoute(routes ?? [], path, fileAt(built, base, path));
      // The slash at the end comes first.
      return answer === `308 ${path}/` ? tell(`${path}/`) : answer;
    };
    const more = [
      ['/guide/start', 'guide/start/index.html'],
      ['/guide/nothing/', `307 ${base}/lost/nothing/`],
      ['/nothing/', `404 ${base}/404.html`],
    ] as const;
    const answers = [...expected(base), ...more];
    // What a pattern captures goes on with the slash that was added.
    for (const [path, answer] of answers)
      expect((await tell(base + path)).replace(/\/$/, ''), path).toBe(answer.replace(/\/$/, ''));
  });

  it('is what the function for CloudFront answers', async () => {
    const { text, leftOut } = await rulesFor('cloudfront', base);
    // It would hide a page.
    expect(leftOut).toBe(1);
    const handler = readFunction(text);
    const ask = (uri: string, querystring: object = {}): FunctionAnswer =>
      handler({ request: { uri, querystring, headers: {} } });
    await check(
      async (path) => {
        const { uri, statusCode, headers } = ask(path);
        return uri?.slice(base.length + 1) ?? `${statusCode} ${headers?.location?.value}`;
      },
      [
        ['/guide/start', `308 ${base}/guide/start/`],
        ['/', 'index.html'],
        ['/_waymark/site.css', '_waymark/site.css'],
      ],
    );
    const query = { a: { value: '1' }, b: { value: 'x', multiValue: [{ value: 'x' }, { value: 'y' }] } };
    expect(ask(`${base}/old`, query).headers?.location?.value).toBe(`${base}/guide/start/?a=1&b=x&b=y`);
  });
});

/** Cloudflare's own server, with the files of a site. */
function askCloudflare(built: Built, base: string): (path: string) => Promise<Response> {
  const rules = built
    .read('_redirects')
    .trim()
    .split('\n')
    .map((line, index) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return { from, to, status: Number(status), lineNumber: index + 1 };
    });
  const headers = { rules: parseHeaders(built.read('_headers')), invalid: [] };
  const made = createMetadataObject({ redirects: { rules, invalid: [] }, headers });
  // Its two halves have types of their own.
  const metadata = made as Parameters<typeof generateHandler>[0]['metadata'];
  return (path) =>
    generateHandler({
      request: new Request(`https://x.example${path}`),
      metadata,
      logError: (error: Error) => {
        throw error;
      },
      findAssetEntryForPath: async (asset: string) => {
        const file = asset.startsWith(`${base}/`) ? asset.slice(base.length + 1) : asset;
        return built.files.includes(file) ? file : null;
      },
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (file: string) => ({
        body: new Blob([file]).stream(),
        contentType: 'text/html',
      }),
    });
}

/** What a function of CloudFront gives for an event. */
interface FunctionAnswer {
  uri?: string;
  statusCode?: number;
  headers?: { location?: { value: string } };
}

function readFunction(text: string): (event: object) => FunctionAnswer {
  return new Function(`${text}; return handler;`)();
}

/** What the first route that fits makes of a path; `file` is what lies there. */
function tellRoute(routes: readonly Route[], path: string, file: string | undefined): string {
  for (const route of routes) {
    if ('handle' in route) {
      if (route.handle === 'filesystem' && file !== undefined) return file;
      continue;
    }
    const match = new RegExp(route.src).exec(path);
    if (match === null || route.continue === true) continue;
    const location = route.headers?.['Location'];
    return location === undefined
      ? `${route.status} ${route.dest}`
      : `${route.status} ${location.replace(/\$(\d)/g, (_, number) => match[number] ?? '')}`;
  }
  return 'nothing';
}

function parseHeaders(
  text: string,
): { path: string; headers: Record<string, string>; unsetHeaders: string[] }[] {
  const rules: ReturnType<typeof parseHeaders> = [];
  for (const line of text.trim().split('\n')) {
    const [name = '', value = ''] = line.trim().split(/: (.*)/s);
    if (line.startsWith('/')) rules.push({ path: line, headers: {}, unsetHeaders: [] });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

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
    source: `/was/${index}`,
    destination: '/guide/start',
  }));

  it('is left to forwarding pages, and counted', async () => {
    const directory = project(many);
    const site = await buildProject(directory);
    expect(site.read('_redirects').trim().split('\n')).toHaveLength(2000 + 2);
    expect(site.files).toContain('was/2499/index.html');
    const found = site.result.diagnostics.find(({ code }) => code === 'links/redirects-left-out');
    expect(found).toMatchObject({ severity: 'info', path: '/redirects' });
    expect(found?.message).toContain('504');
    const vercel = await rulesFor('vercel', '', directory);
    expect(JSON.parse(vercel.text).routes.length).toBeLessThanOrEqual(2048);
    expect(vercel.leftOut).toBe(many.length + redirects.length - (2048 - 10));
    const cloudfront = await rulesFor('cloudfront', '', directory);
    expect(Buffer.byteLength(cloudfront.text)).toBeLessThanOrEqual(10_240);
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
  const built = buildProject(directory);
  const outside = [
    '//evil.example/x',
    '/up//evil.example',
    '/up////evil.example/x',
    '/was//evil.example',
    '/join/evil.example',
    '/two/x/evil.example',
    '/up/%2Fevil.example',
  ];

  type Ask = (path: string) => Promise<string | undefined>;

  async function expectInside(tell: Ask): Promise<void> {
    for (const path of ['/up/guide', '/was/guide'])
      expect((await tell(path))?.replace(/\/$/, '')).toBe('/guide');
    for (const path of outside)
      for (const origin of await followAll(tell, path)) expect(origin, path).toBe('https://docs.example');
  }

  /** The origins to which the answers of a host lead, one after the other. */
  async function followAll(tell: Ask, path: string): Promise<readonly string[]> {
    const origins: string[] = [];
    for (let at = path; origins.length < 6; ) {
      const location = await tell(at);
      if (location === undefined) break;
      const next: URL = new URL(location, `https://docs.example${at}`);
      origins.push(next.origin);
      at = next.pathname;
    }
    return origins;
  }

  it('at Netlify', async () => {
    const matcher = await parsePlain((await rulesFor('netlify', '', directory)).text, {});
    const request = { scheme: 'https', host: 'x.example', query: '', headers: {}, cookieValues: {} };
    await expectInside(
      async (path) => matcher.match({ ...request, path, getHeader: () => '', getCookie: () => '' })?.to,
    );
  });

  it('at Cloudflare', async () => {
    const ask = askCloudflare(await built, '');
    await expectInside(async (path) => (await ask(path)).headers.get('location') ?? undefined);
  });

  it('at Vercel', async () => {
    const { routes } = normalizeRoutes(JSON.parse((await rulesFor('vercel', '', directory)).text).routes);
    // The slash at the end comes first.
    const tell = (path: string): string => tellRoute(routes ?? [], path, undefined);
    await expectInside(async (path) => {
      const answer = tell(path) === `308 ${path}/` ? tell(`${path}/`) : tell(path);
      return /^30[78] (.*?)\/?$/.exec(answer)?.[1];
    });
  });

  it('at CloudFront', async () => {
    const handler = readFunction((await rulesFor('cloudfront', '', directory)).text);
    await expectInside(
      async (uri) => handler({ request: { uri, querystring: {}, headers: {} } }).headers?.location?.value,
    );
  });
});
