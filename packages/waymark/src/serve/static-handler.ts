import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isOwnHost } from './listen.ts';
import { mediaType } from './media-type.ts';

/** What to serve, and under which path and name. */
export interface StaticOptions {
  readonly folder: string;
  readonly base: string;
  readonly host: string;
}

/**
 * Serves a finished build as a static host would: `x/` answers with `x/index.html`, `x` leads to `x/`, the rest is
 * `404.html`. Only files that were there when it was created are served, so no URL can become another path.
 */
export function createStaticHandler({ folder, base, host }: StaticOptions): RequestListener {
  const files = new Set(listFiles(folder));
  return (request, response) => {
    if (!isOwnHost(request.headers.host, host)) return answer(response, 403, 'text/plain', 'Unknown host');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, 'text/plain', 'Only GET and HEAD');
    const path = readPath(request, base);
    if (path === undefined) return redirectToBase(request, response, base);
    const file = findFile(files, path);
    if (file === undefined) return notFound(folder, request, response);
    if (file !== path && path !== '' && !path.endsWith('/'))
      return redirect(response, `${base}/${encodeURI(path)}/${queryOf(request)}`);
    return sendFile(folder, file, request, response);
  };
}

/** The file itself, or the document of the folder. */
function findFile(files: ReadonlySet<string>, path: string): string | undefined {
  const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
  return [path, `${folder}index.html`].find((candidate) => files.has(candidate));
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) =>
      join(item.parentPath, item.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** Path below the base, decoded, without a leading slash; undefined outside the base. */
function readPath(request: IncomingMessage, base: string): string | undefined {
  const raw = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
  const path = decode(raw);
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : undefined;
}

/** The query with its `?`, or an empty text. */
function queryOf(request: IncomingMessage): string {
  return /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function redirectToBase(request: IncomingMessage, response: ServerResponse, base: string): void {
  if (request.url === '/' || request.url === base) redirect(response, `${base}/`);
  else answer(response, 404, 'text/plain', `This build is served under ${base}/`);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { location });
  response.end();
}

function sendFile(folder: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const absolute = join(folder, path);
  response.writeHead(200, {
    'content-type': mediaType(path),
    'content-length': statSync(absolute).size,
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(absolute).pipe(response);
}

function notFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const page = join(folder, '404.html');
  const body = existsSync(page) ? readFileSync(page, 'utf8') : 'Not found';
  answer(
    response,
    404,
    existsSync(page) ? 'text/html; charset=utf-8' : 'text/plain',
    request.method === 'HEAD' ? '' : body,
  );
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}
