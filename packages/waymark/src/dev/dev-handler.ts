import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodePath, encodePath, splitHref } from '@waymark/core/content';
import type { OutputFile } from '../outputs/output-file.ts';
import { isOwnHost } from '../serve/listen.ts';
import { mediaType } from '../serve/media-type.ts';
import type { LiveReload } from './live-reload.ts';
import { LIVE_PATH, LIVE_SCRIPT, LIVE_SCRIPT_PATH } from './live-reload.ts';
import type { Session } from './session.ts';

/** What the development server answers from. */
export interface DevServerParts {
  readonly session: Session;
  readonly live: LiveReload;
  readonly host: string;
}

/** Serves a session. Only paths that the site contains are answered: no URL becomes a path of the disk. */
export function createDevHandler(parts: DevServerParts): RequestListener {
  return (request, response) => {
    handle(request, response, parts).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(
        `Waymark failed on this page, which is a bug of Waymark:\n\n${error instanceof Error ? error.stack : String(error)}`,
      );
    });
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { session, live, host }: DevServerParts,
): Promise<void> {
  if (!isOwnHost(request.headers.host, host)) return send(response, 403, 'text/plain', 'Unknown host');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return send(response, 405, 'text/plain', 'Only GET and HEAD');
  // Taken before the page is made: if the site changes meanwhile, the page must know that it is old.
  const version = live.version();
  const path = decodePath(splitHref(request.url ?? '/').path.slice(1));
  if (path === LIVE_PATH) return live.connect(response);
  if (path === LIVE_SCRIPT_PATH) return send(response, 200, 'text/javascript; charset=utf-8', LIVE_SCRIPT);
  const answer = await session.answer(path);
  if (answer === undefined)
    return send(response, 404, 'text/html; charset=utf-8', withLiveReload(session.notFound(), version));
  if (answer.kind === 'redirect')
    return redirect(response, answer.permanent ? 308 : 307, withQuery(answer.location, request.url ?? ''));
  const { file } = answer;
  if (isWithoutSlash(path, file))
    redirect(response, 302, withQuery(`/${encodePath(path)}/`, request.url ?? ''));
  else sendFile(response, file, version);
}

/** Whether the path names the folder of a document: links in the document start from `x/`, not from `x`. */
function isWithoutSlash(path: string, file: OutputFile): boolean {
  return file.path.endsWith('index.html') && path !== '' && !path.endsWith('/') && !path.endsWith('.html');
}

function sendFile(response: ServerResponse, file: OutputFile, version: string): void {
  const content = 'copyFrom' in file ? readFileSync(file.copyFrom) : file.content;
  const isPage = file.path.endsWith('.html') && typeof content === 'string';
  send(response, 200, mediaType(file.path), isPage ? withLiveReload(content, version) : content);
}

/** The reader's query goes along, beside that of the destination and before its hash. */
function withQuery(location: string, url: string): string {
  const query = splitHref(url).query;
  if (query === undefined) return location;
  const { path, query: own, hash } = splitHref(location);
  return `${path}?${own === undefined ? '' : `${own}&`}${query}${hash === undefined ? '' : `#${hash}`}`;
}

function redirect(response: ServerResponse, status: number, location: string): void {
  // What a redirect leads to may change with the next edit, so browsers must not keep it.
  response.writeHead(status, { location, 'cache-control': 'no-store' });
  response.end();
}

function withLiveReload(html: string, version: string): string {
  const script = `<script src="/${LIVE_SCRIPT_PATH}?v=${version}" defer></script>`;
  return html.replace('</head>', `${script}</head>`);
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
