import { closeSync, createReadStream, fstatSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import etag from 'etag';
import fresh from 'fresh';
import { lookup } from 'mrmime';
import parseRange from 'range-parser';
import type { OutputFile } from '../outputs/output-file.ts';
import { attempt } from '../project/files/attempt.ts';
import { openFile } from '../project/files/open-file.ts';

/** Something to send, whole or in part. */
interface Body {
  readonly size: number;
  readonly etag: string;
  send(response: ServerResponse, start: number, end: number): void;
  /** Lets go of what is not sent. */
  drop(): void;
}

/**
 * Sends a file that is no page: nothing when the browser has it already, a part when it asks for one. False when it cannot
 * be read.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: OutputFile): boolean {
  const body = openBody(file);
  if (body === undefined) return false;
  const headers = {
    'content-type': mediaType(file.path),
    // Kept, but never used without asking: the next edit may change it.
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: body.etag,
  };
  if (fresh(request.headers, { etag: body.etag })) {
    body.drop();
    response.writeHead(304, headers).end();
    return true;
  }
  const range = rangeOf(request, body);
  if (range === 'unsatisfiable') {
    body.drop();
    response.writeHead(416, { ...headers, 'content-range': `bytes */${body.size}` }).end();
    return true;
  }
  const { start, end } = range ?? { start: 0, end: body.size - 1 };
  const part = range === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${body.size}` };
  response.writeHead(range === undefined ? 200 : 206, {
    ...headers,
    ...part,
    'content-length': end - start + 1,
  });
  if (request.method === 'HEAD' || body.size === 0) {
    body.drop();
    response.end();
  } else body.send(response, start, end);
  return true;
}

/** Value of the `Content-Type` header for a file, by its extension; `mrmime` knows no types that are registered to companies. */
function mediaType(path: string): string {
  const type = path.endsWith('.ico') ? 'image/x-icon' : (lookup(path) ?? 'application/octet-stream');
  return /^text\/|javascript$|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * The part that is asked for; several at once get the whole, as a server may decide. Parts are those of GET alone, and of a file
 * that is the same to the byte, which no weak tag says.
 */
function rangeOf(
  { headers, method }: IncomingMessage,
  { size, etag: tag }: Body,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const condition = headers['if-range'];
  const isOther = condition !== undefined && (condition !== tag || tag.startsWith('W/'));
  if (method !== 'GET' || headers.range === undefined || isOther) return undefined;
  // The parser takes an end that is longer than the file for none of it, where all of it is meant.
  const range = headers.range.replace(
    /^bytes=-(\d+)$/,
    (_, last) => `bytes=-${Math.min(Number(last), size)}`,
  );
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

function openBody(file: OutputFile): Body | undefined {
  if ('copyFrom' in file) return openDiskFile(file.copyFrom, file.within);
  const content = Buffer.from(file.content);
  return {
    size: content.length,
    etag: etag(content),
    send: (response, start, end) => void response.end(content.subarray(start, end + 1)),
    drop: () => undefined,
  };
}

/** One handle for size and content, so that both are of the same file. */
function openDiskFile(path: string, within: string | undefined): Body | undefined {
  const handle = attempt(() => openFile(path, within));
  if (handle === undefined) return undefined;
  const stats = fstatSync(handle);
  return {
    size: stats.size,
    etag: etag(stats),
    send(response, start, end) {
      const stream = createReadStream(path, { fd: handle, start, end });
      stream.on('error', () => response.destroy());
      response.on('close', () => stream.destroy());
      stream.pipe(response);
    },
    drop: () => closeSync(handle),
  };
}
