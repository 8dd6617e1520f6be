// Answers as hosts do whose servers cannot be run here: by the matchers that these publish. Each takes the rules, the folder
// that is served (the site lies below the base in it), and the base; and gives what is asked as start-hosts.mjs has it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js';
import { createMetadataObject } from '@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js';
import { normalizeRoutes } from '@vercel/routing-utils';
import { parsePlain } from 'netlify-redirector';

const ORIGIN = 'https://docs.example';
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** Cloudflare's own server of files. Its rules are `_redirects` and `_headers` of the site. */
export async function askCloudflare(_, folder, base) {
  const rules = readText(folder, base, '_redirects')
    .split('\n')
    .flatMap((line, index) => {
      const [from = '', to = '', status = ''] = line.trim().split(' ');
      return from === '' ? [] : [{ from, to, status: Number(status), lineNumber: index + 1 }];
    });
  const headers = { rules: readHeaders(readText(folder, base, '_headers')), invalid: [] };
  const metadata = createMetadataObject({ redirects: { rules, invalid: [] }, headers });
  return async (path) => {
    const answer = await generateHandler({
      request: new Request(ORIGIN + path),
      metadata,
      logError: (error) => {
        throw error;
      },
      findAssetEntryForPath: async (asset) => (isFile(folder, asset) ? asset : null),
      getAssetKey: (asset) => asset,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (asset) => ({
        body: new Blob([readFileSync(join(folder, decodeURI(asset)))]).stream(),
        contentType: TYPES[extname(asset)] ?? 'application/octet-stream',
      }),
    });
    return answerOf(answer.status, answer.headers, await answer.text());
  };
}

/** Netlify's own matcher, after its files unless a rule is marked. */
export async function askNetlify(text, folder, base) {
  const matcher = await parsePlain(text, {});
  return async (path) => {
    const [plain, query = ''] = path.split('?');
    const request = { scheme: 'https', host: 'docs.example', query, headers: {}, cookieValues: {} };
    // Netlify gives its matcher the address as it is decoded.
    const decoded = decodeURIComponent(plain);
    const found = matcher.match({ ...request, path: decoded, getHeader: () => '', getCookie: () => '' });
    const file = fileAt(folder, plain);
    // Of pages for missing addresses, it knows the one at the root by itself.
    if (found === null) return answerWith(folder, '', file);
    if (file !== undefined && !found.force) return answerWith(folder, base, file);
    if (found.status === 404) return answerOf(404, new Headers(), readText(folder, '', found.to));
    return moved(found.status, found.to.replace(/[^!-~]/gu, encodeURIComponent), query);
  };
}

/** The routes of a deployment of Vercel, as its own reader takes them, asked in their order. */
export async function askVercel(text, folder, base) {
  const { routes, error } = normalizeRoutes(JSON.parse(text).routes);
  if (error !== null) throw new Error(error.message);
  return async (path) => {
    const [plain, query = ''] = path.split('?');
    for (const route of routes) {
      const file = fileAt(folder, plain);
      if (route.handle === 'filesystem' && file !== undefined) return answerWith(folder, base, file);
      const cases = route.caseSensitive === true ? '' : 'i';
      const match = route.handle === undefined ? new RegExp(route.src, cases).exec(plain) : null;
      if (match === null || route.continue === true) continue;
      const location = route.headers?.Location;
      if (location === undefined)
        return answerOf(route.status, new Headers(), readText(folder, '', route.dest));
      return moved(
        route.status,
        location.replace(/\$(\d)/g, (_, number) => match[number] ?? ''),
        query,
      );
    }
    throw new Error(`No route for ${path}`);
  };
}

/** The function for CloudFront, before a store of files that knows no folders. */
export async function askCloudfront(text, folder, base) {
  const handler = new Function(`${text}; return handler;`)();
  return async (path) => {
    const { pathname: uri, searchParams } = new URL(ORIGIN + path);
    const querystring = Object.fromEntries(
      [...searchParams.keys()].map((name) => [name, queryValue(searchParams.getAll(name))]),
    );
    const answer = handler({ request: { uri, querystring, headers: {} } });
    if (answer.uri !== undefined)
      return answerWith(folder, base, isFile(folder, answer.uri) ? decodeURI(answer.uri) : undefined);
    return answerOf(answer.statusCode, new Headers({ location: answer.headers.location.value }), '');
  };
}

/** The values of a name in a query, as CloudFront hands them over. */
function queryValue(values) {
  const [value] = values;
  return values.length === 1 ? { value } : { value, multiValue: values.map((one) => ({ value: one })) };
}

/** A host keeps the reader's query by itself where a rule has none. */
function moved(status, to, query) {
  const [, path, hash] = /^([^#]*)(.*)$/s.exec(to);
  const address = query === '' || path.includes('?') ? to : `${path}?${query}${hash}`;
  return answerOf(status, new Headers({ location: address }), '');
}

function answerWith(folder, base, file) {
  if (file !== undefined) return answerOf(200, new Headers(), readText(folder, '', file));
  return answerOf(404, new Headers(), readText(folder, base, '404.html'));
}

function answerOf(status, headers, body) {
  return { status, location: headers.get('location') ?? undefined, headers, body };
}

/** The file that a host of files has for an address. */
function fileAt(folder, path) {
  return [path, `${path.replace(/\/$/, '')}/index.html`].map(decodeURI).find((file) => isFile(folder, file));
}

function isFile(folder, path) {
  const file = join(folder, decodeURI(path));
  return existsSync(file) && statSync(file).isFile();
}

function readText(folder, base, name) {
  const file = join(folder, base, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readHeaders(text) {
  const rules = [];
  for (const line of text.trim().split('\n')) {
    const [name = '', value = ''] = line.trim().split(/: (.*)/s);
    if (line.startsWith('/')) rules.push({ path: line, headers: {}, unsetHeaders: [] });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}
