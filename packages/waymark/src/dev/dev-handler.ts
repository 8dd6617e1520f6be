import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
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
  const path = decodePath(request.url ?? '/');
  if (path === LIVE_PATH) return live.connect(response);
  if (path === LIVE_SCRIPT_PATH) return send(response, 200, 'text/javascript; charset=utf-8', LIVE_SCRIPT);
  const file =
    (await session.file(path)) ??
    (await session.file(path === '' ? 'index.html' : `${path.replace(/\/$/, '')}/index.html`));
  if (file === undefined)
    return send(response, 404, 'text/html; charset=utf-8', withLiveReload(session.notFound()));
  if (file.path.endsWith('index.html') && path !== '' && !path.endsWith('/') && !path.endsWith('.html')) {
    response.writeHead(302, { location: `/${encodeURI(path)}/` });
    response.end();
    return;
  }
  const content = 'copyFrom' in file ? readFileSync(file.copyFrom) : file.content;
  send(
    response,
    200,
    mediaType(file.path),
    file.path.endsWith('.html') && typeof content === 'string' ? withLiveReload(content) : content,
  );
}

function decodePath(url: string): string {
  const raw = (url.split(/[?#]/)[0] ?? '/').slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

function withLiveReload(html: string): string {
  return html.replace('</head>', `<script src="/${LIVE_SCRIPT_PATH}" defer></script></head>`);
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
