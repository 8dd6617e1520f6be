import { createHash, type Hash, hash } from 'node:crypto';

/** Ten characters that name a content: enough for every file of a site, short enough to repeat in every page. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, 'x').slice(0, 10);
}

/** The whole SHA-256 of a text, in hex. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Digits of a hash that is long enough to stand for its content among any number of others. */
const LONG = 40;

/** A hash long enough to stand for its content among any number of others. */
export function longHash(content: string | Uint8Array): string {
  // Cut out of all digits, which it keeps: cutting bytes out of a buffer takes twice the time.
  return hash('sha256', content, 'hex').slice(0, LONG);
}

/** The `longHash` of everything that was given to a SHA-256. */
export function endHash(parts: Hash): string {
  return parts.digest('hex').slice(0, LONG);
}
