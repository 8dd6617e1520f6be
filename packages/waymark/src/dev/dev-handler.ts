import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import {
  decodePath,
  encodePath,
  markdownPathOfRoute,
  normalizePath,
  routeOfDocument,
  splitHref,
} from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { OutputFile } from '../outputs/output-file.ts';
import { loadThemeAssets } from '../pages/assets/load-theme-assets.ts';
import { acceptsMarkdown } from '../serve/accepts-markdown.ts';
import { isOwnHost } from '../serve/listen.ts';
import { sendFile } from '../serve/send-file.ts';
import { LIVE_PATH, type LiveChannel } from './live-channel.ts';
import { EDITOR_PATH, type EditorPosition, openInEditor, readEditorPosition } from './open-in-editor.ts';
import { SCRIPT_PATH, withPageScript } from './page-script.ts';
import type { Session } from './session.ts';
import { versionImports } from './version-imports.ts';
import { viewProblems } from './view-problems.ts';

/** What the development server answers from. */
export interface DevServerParts {
  readonly session: Session;
  readonly live: LiveChannel;
  readonly host: string;
  /** The docs folder, for the editor. */
  readonly directory: string;
  /** Called when a page was answered: by then it is known what is wrong with it. */
  readonly onAnswer?: () => void;
  /** Opens a file of the project; the author's editor unless given. */
  readonly openEditor?: (path: string, place: EditorPosition) => void;
}

/** A request on its way, and who may ask for more than pages. */
interface Exchange extends DevServerParts {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly token: string;
}

/** Serves a session. Only paths that the site contains are answered: no URL becomes a path of the disk. */
export function createDevHandler(parts: DevServerParts): RequestListener {
  // Every page of this server carries it. Pages of other sites can send requests here, but read no answer.
  const token = randomBytes(16).toString('hex');
  const script = loadThemeAssets().file('dev.js').content;
  return (request, response) => {
    handle({ ...parts, request, response, token }, script).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(
        `Waymark failed on this page, which is a bug of Waymark:\n\n${error instanceof Error ? error.stack : String(error)}`,
      );
    });
  };
}

async function handle(exchange: Exchange, script: Uint8Array): Promise<void> {
  const { request, response, live, host, session } = exchange;
  if (!isOwnHost(request.headers.host, host)) return send(response, 403, 'text/plain', 'Unknown host');
  const path = decodePath(splitHref(request.url ?? '/').path.slice(1));
  if (path === EDITOR_PATH) return openEditor(exchange);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return send(response.setHeader('allow', 'GET, HEAD'), 405, 'text/plain', 'Only GET and HEAD');
  if (path === LIVE_PATH) {
    if (!isOwnPage(exchange))
      return send(response, 403, 'text/plain', 'Only pages of this server may listen');
    return live.connect(response, versionOf(request));
  }
  if (path === SCRIPT_PATH) return send(response, 200, 'text/javascript; charset=utf-8', script);
  const below = pathBelow(session.base(), path);
  if (below === undefined)
    return redirect(response, 307, withQuery(addressInside(session.base(), path), request.url ?? ''));
  return answer(exchange, below);
}

/** The path of the site; undefined for one that is not below its base. */
function pathBelow(base: string, path: string): string | undefined {
  if (base === '') return path;
  return `/${path}`.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** The same path below the base; the base itself has a slash at its end. */
function addressInside(base: string, path: string): string {
  return addressOf(base, `/${path}` === base ? '/' : path);
}

/** As the site reads the path: written as it came, it could name another host. */
function addressOf(base: string, path: string): string {
  const address = normalizePath(path);
  return base + encodePath(address) + (path.endsWith('/') && address !== '/' ? '/' : '');
}

async function answer(exchange: Exchange, path: string): Promise<void> {
  const { request, response, session, live, onAnswer } = exchange;
  // Taken before the page is made: if the site changes meanwhile, the page must know that it is old.
  const version = live.version();
  const found = await session.answer(path);
  const page = (html: string, status: number, failed: boolean, problems: readonly Diagnostic[]): void => {
    const shown = viewProblems(problems, session.readText);
    const isBlocked = failed || session.siteProblems().length > 0;
    const state = { version, token: exchange.token, status, failed, isBlocked, problems: shown };
    send(response, status, 'text/html; charset=utf-8', withPageScript(html, state));
    onAnswer?.();
  };
  if (found === undefined) return page(session.notFound(), 404, false, session.siteProblems());
  const url = request.url ?? '';
  if (found.kind === 'redirect')
    return redirect(response, found.permanent ? 308 : 307, withQuery(found.location, url));
  const { file, failed, problems } = found;
  const markdown = await markdownFor(exchange, path, file);
  if (markdown !== undefined && sendFile(request, response, markdown)) return;
  if (isWithoutSlash(path, file))
    return redirect(response, 302, withQuery(addressOf(session.base(), `${path}/`), url));
  if (file.path.endsWith('.html') && 'content' in file && typeof file.content === 'string')
    return page(file.content, 200, failed, problems);
  const sent = versionImports(file, queryOf(request).get('v'), session.readText);
  if (!sendFile(request, response, sent)) send(response, 404, 'text/plain', 'This file cannot be read');
}

/** The Markdown of a page for a client that asks for it at the page's own address. */
async function markdownFor(
  { request, session }: Exchange,
  path: string,
  { path: document }: OutputFile,
): Promise<OutputFile | undefined> {
  const route = routeOfDocument(document);
  if (route === undefined || path.endsWith('.html') || !acceptsMarkdown(request.headers.accept))
    return undefined;
  const found = await session.answer(markdownPathOfRoute(route));
  return found?.kind === 'file' ? found.file : undefined;
}

/** Whether the path names the folder of a document: links in the document start from `x/`, not from `x`. */
function isWithoutSlash(path: string, file: OutputFile): boolean {
  return file.path.endsWith('index.html') && path !== '' && !path.endsWith('/') && !path.endsWith('.html');
}

/** Whether a request was made by a page of this server. */
function isOwnPage({ request, token }: Exchange): boolean {
  const { origin, host = '' } = request.headers;
  if (origin !== undefined && origin.replace(/^https?:\/\//, '') !== host) return false;
  const given = Buffer.from(queryOf(request).get('token') ?? '');
  return given.length === token.length && timingSafeEqual(given, Buffer.from(token));
}

/** The version that a page has: of its document, or of the last event before the connection broke. */
function versionOf(request: IncomingMessage): number {
  return Number(request.headers['last-event-id'] ?? queryOf(request).get('since') ?? 0);
}

function queryOf(request: IncomingMessage): URLSearchParams {
  return new URLSearchParams(splitHref(request.url ?? '/').query);
}

/** Opens a file of the project in the author's editor. */
async function openEditor(exchange: Exchange): Promise<void> {
  const { request, response, session, directory, openEditor: open = openInEditor } = exchange;
  if (request.method !== 'POST')
    return send(response.setHeader('allow', 'POST'), 405, 'text/plain', 'Only POST');
  if (!isOwnPage(exchange)) return send(response, 403, 'text/plain', 'Only pages of this server may do this');
  const place = readEditorPosition(await readShort(request));
  if (place === undefined || !isKnown(place.file, session))
    return send(response, 404, 'text/plain', 'The project has no such file');
  open(resolve(directory, place.file), place);
  response.writeHead(204).end();
}

/** The longest text that names a file and a place in it. */
const LONGEST_BODY = 10_000;

/** The text that comes with a request; nothing of one that is too long, which is not waited for. */
async function readShort(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) {
    body += part;
    if (body.length > LONGEST_BODY) return '';
  }
  return body;
}

/** Only what the project reads, and what is wrong somewhere, is opened. */
function isKnown(file: string, session: Session): boolean {
  return (
    session.diagnostics().some(({ span }) => span?.file === file) && session.readText(file) !== undefined
  );
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

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
