import { lookup } from 'mrmime';

/** Value of the `Content-Type` header for a file, by its extension. */
export function mediaType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|javascript$|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
