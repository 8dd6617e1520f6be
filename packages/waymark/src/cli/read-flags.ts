import { EXIT } from './exit-codes.ts';

/** Reads `--base`: `''` for none, `/docs` for a path; undefined when it is not a plain path. */
export function readBase(value: string | boolean | undefined): string | undefined {
  if (value === undefined || value === '' || value === '/') return '';
  if (typeof value !== 'string' || value.length > 128) return undefined;
  const path = value.replace(/\/+$/, '');
  return /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(path) ? path : undefined;
}

/** Reads `--site-url`: an http(s) address without its trailing slash. */
export function readSiteUrl(value: string | boolean | undefined): string | undefined | 'invalid' {
  if (typeof value !== 'string') return undefined;
  if (!URL.canParse(value)) return 'invalid';
  const { protocol, origin } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? origin : 'invalid';
}

/** Reads `--port`; undefined when absent, `invalid` when it is no port. */
export function readPort(value: string | boolean | undefined): number | undefined | 'invalid' {
  if (typeof value !== 'string') return undefined;
  const port = Number(value);
  return Number.isInteger(port) && port >= 0 && port < 65536 ? port : 'invalid';
}

/** Says why a call cannot be carried out. */
export function refuse(problem: string): number {
  process.stderr.write(`waymark: ${problem}\n`);
  return EXIT.wrongUse;
}
