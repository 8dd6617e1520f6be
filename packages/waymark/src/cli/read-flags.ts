import { ExpectedError } from '../project/expected-error.ts';
import type { Shard } from '../shards/shard.ts';
import { TRUSTED, type Trust, UNTRUSTED } from '../site/trust.ts';
import type { FlagValues } from './commands.ts';
import { EXIT } from './exit-codes.ts';

/** Reads `--base`: `''` for none, `/docs` for a path; undefined when it is not a plain path. */
export function readBase(value: string | boolean | undefined): string | undefined {
  if (value === undefined || value === '' || value === '/') return '';
  if (typeof value !== 'string' || value.length > 128) return undefined;
  const path = value.replace(/(?<!\/)\/+$/, '');
  return /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(path) ? path : undefined;
}

/** Where a site will be served: its path, and the origin when that is known. */
export interface SiteAddress {
  readonly base: string;
  readonly siteUrl?: string;
}

/** Reads `--base` and `--site-url`. A path in the address is the base; where both say one, they must agree. */
export function readAddress(flags: FlagValues): SiteAddress {
  const base = readBase(flags['base']);
  if (base === undefined)
    throw new ExpectedError('wrong-use', `"--base ${flags['base']}" is not a path: write it as /docs`);
  const value = flags['site-url'];
  if (typeof value !== 'string') return { base };
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const path = readBase(url?.pathname);
  if (url === undefined || path === undefined || !isPlainAddress(url))
    throw new ExpectedError(
      'wrong-use',
      `"--site-url ${value}" is not an address: write it as https://docs.example.com`,
    );
  if (path !== '' && flags['base'] !== undefined && path !== base)
    throw new ExpectedError(
      'wrong-use',
      `"--site-url ${value}" and "--base ${flags['base']}" name different paths: write the path in one of them only`,
    );
  return { base: path === '' ? base : path, siteUrl: url.origin };
}

/** Nothing but scheme, host, port and path. */
function isPlainAddress({ protocol, username, password, search, hash }: URL): boolean {
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

/** Reads `--untrusted` and `--offline`: what the project may decide. */
export function readTrust({ untrusted, offline }: FlagValues): Trust {
  if (untrusted === undefined) return { ...TRUSTED, onNetwork: offline !== true };
  if (untrusted === 'all' || untrusted === 'build-only') return UNTRUSTED[untrusted];
  throw new ExpectedError(
    'wrong-use',
    `"--untrusted=${untrusted}" means nothing: write --untrusted or --untrusted=build-only`,
  );
}

/** Reads `--shard`, which is written as `2/4`; undefined when absent. */
export function readShard({ shard }: FlagValues): Shard | undefined {
  if (shard === undefined) return undefined;
  const [, index, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(String(shard)) ?? []).map(Number);
  if (index === undefined || count === undefined || index > count)
    throw new ExpectedError(
      'wrong-use',
      `"--shard ${shard}" is no part of a whole: write --shard 1/4 for the first of four`,
    );
  return { index, count };
}

/** Refuses a flag that asks for what another one forbids. */
export function refuseTogether(flags: FlagValues, wish: string, ban: string): void {
  if (flags[wish] === undefined || flags[ban] === undefined) return;
  throw new ExpectedError(
    'wrong-use',
    `"--${wish}" and "--${ban}" contradict each other: leave one of them out`,
  );
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
