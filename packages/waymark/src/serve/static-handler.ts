import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { encodePath, splitHref } from '@waymark/core/content';
import { decodePath } from '@waymark/core/source';
import { attempt } from '../project/files/attempt.ts';
import { isOwnHost } from './listen.ts';
import { sendFile } from './send-file.ts';

/** What to serve, and under which path and name. */
export interface StaticOptions {
  readonly folder: string;
  readonly base: string;
  readonly host: string;
}

/**
 * Serves a finished build as a static host would: `x/` answers with `x/index.html`, `x`, `x.html` and `x.mdx` lead to `x/`, the
 * rest is `404.html`. Only files that stand in a list of the folder are served, so no URL can become another path; the
 * list is read again when something is not in it, or is gone.
 */
export function createStaticHandler({ folder, base, host }: StaticOptions): RequestListener {
  const listing = openListing(folder);
  return (request, response) => {
    if (!isOwnHost(request.headers.host, host)) return answer(response, 403, 'text/plain', 'Unknown host');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response.setHeader('allow', 'GET, HEAD'), 405, 'text/plain', 'Only GET and HEAD');
    const { path: address, query } = splitHref(request.url ?? '/');
    const path = pathBelow(base, decodePath(address));
    if (path === undefined) return outsideBase(address, response, base);
    const found = listing.find(path);
    if (found?.folder !== undefined) return redirect(response, 308, addressOf(base, found.folder, query));
    if (found !== undefined) {
      if (
        sendFile(request, response, { path: found.file, copyFrom: join(folder, found.file), within: folder })
      )
        return;
      listing.reread();
    }
    notFound(folder, response);
  };
}

function addressOf(base: string, folder: string, query: string | undefined): string {
  return `${base}/${encodePath(folder)}${query === undefined ? '' : `?${query}`}`;
}

/** The files of a folder, as they were when they were last listed. */
interface Listing {
  find(path: string): FoundFile | undefined;
  reread(): void;
}

function openListing(folder: string): Listing {
  let files = listFiles(folder);
  const reread = (): void => {
    files = listFiles(folder);
  };
  return {
    reread,
    find(path) {
      const found = findFile(files, path);
      if (found !== undefined) return found;
      reread();
      return findFile(files, path);
    },
  };
}

/** A file of the build, and the folder that a path without a slash at its end should have named. */
interface FoundFile {
  readonly file: string;
  readonly folder?: string;
}

/** The file itself, or the document of the folder. */
function findFile(files: ReadonlySet<string>, path: string): FoundFile | undefined {
  if (files.has(path)) return { file: path };
  const isFolder = path === '' || path.endsWith('/');
  const folder = isFolder ? path : `${path.replace(/\.(?:html|mdx)$/, '')}/`;
  const file = `${folder}index.html`;
  if (!files.has(file)) return undefined;
  return isFolder ? { file } : { file, folder };
}

/** Files of a folder. Hidden ones are none of a site's, but for those that `.well-known` is for. */
function listFiles(folder: string): ReadonlySet<string> {
  const files = new Set<string>();
  // That of a whole disk ends with its slash already.
  const { length } = join(folder, sep);
  // An output that is being replaced has no files for a moment.
  for (const item of attempt(() => readdirSync(folder, { recursive: true, withFileTypes: true })) ?? []) {
    const path = join(item.parentPath, item.name).slice(length).replaceAll('\\', '/');
    if (item.isFile() && !/(?:^|\/)\.(?!well-known\/)/.test(path)) files.add(path);
  }
  return files;
}

function pathBelow(base: string, path: string): string | undefined {
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : undefined;
}

function outsideBase(path: string, response: ServerResponse, base: string): void {
  // Another build may be served here tomorrow, so browsers must not remember this.
  if (path === '/' || path === base) redirect(response, 307, `${base}/`);
  else answer(response, 404, 'text/plain', `This build is served under ${base}/`);
}

function redirect(response: ServerResponse, status: 307 | 308, location: string): void {
  response.writeHead(status, { location });
  response.end();
}

function notFound(folder: string, response: ServerResponse): void {
  try {
    answer(response, 404, 'text/html; charset=utf-8', readFileSync(join(folder, '404.html'), 'utf8'));
  } catch {
    answer(response, 404, 'text/plain', 'Not found');
  }
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
