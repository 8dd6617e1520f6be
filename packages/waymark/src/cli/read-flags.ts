import { ExpectedError } from '../project/expected-error.ts';
import { openTrust, type Trust } from '../project/trust.ts';
import type { Shard } from '../shards/shard.ts';
import type { SiteAddress } from '../site/site-address.ts';
import type { FlagValues } from './commands.ts';
import { EXIT } from './exit-codes.ts';
import { sayLine } from './report/say.ts';

/** Reads a path of a site: `''` for none, `/docs` for one; undefined when it is not a plain path. */
function readPath(value: string | boolean | undefined): string | undefined {
  if (value === '' || value === '/') return '';
  if (typeof value !== 'string' || value.length > 128) return undefined;
  const path = value.replace(/(?<!\/)\/+$/, '');
  return /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(path) ? path : undefined;
}

/** Reads `--base`: nothing where it is not given. Refuses what is no path. */
export function readBase(flags: FlagValues): Pick<Partial<SiteAddress>, 'base'> {
  if (flags['base'] === undefined) return {};
  const base = readPath(flags['base']);
  if (base === undefined)
    throw new ExpectedError('wrong-use', `"--base ${flags['base']}" is not a path: write it as /docs`);
  return { base };
}

/** Reads `--base` and `--site-url`. A path in the address is the base; where both say one, they must agree. */
export function readAddress(flags: FlagValues): Partial<SiteAddress> {
  const given = readBase(flags);
  const value = flags['site-url'];
  if (typeof value !== 'string') return given;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const path = readPath(url?.pathname);
  if (url === undefined || path === undefined || !isPlainAddress(url))
    throw new ExpectedError(
      'wrong-use',
      `"--site-url ${value}" is not an address: write it as https://docs.example.com`,
    );
  if (path !== '' && given.base !== undefined && path !== given.base)
    throw new ExpectedError(
      'wrong-use',
      `"--site-url ${value}" and "--base ${flags['base']}" name different paths: write the path in one of them only`,
    );
  return { ...given, ...(path === '' ? {} : { base: path }), siteUrl: url.origin };
}

/** Nothing but scheme, host, port and path. */
function isPlainAddress({ protocol, username, password, search, hash }: URL): boolean {
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

/** Reads `--groups`: names with commas between them. */
export function readGroups({ groups }: FlagValues): { readonly groups?: readonly string[] } {
  if (typeof groups !== 'string') return {};
  return {
    groups: groups
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  };
}

/** Reads `--untrusted` and `--offline`: what the project may decide. */
export function readTrust({ untrusted, offline }: FlagValues): Trust {
  if (untrusted === undefined || untrusted === 'all' || untrusted === 'build-only')
    return openTrust({ offline: offline === true, ...(untrusted === undefined ? {} : { untrusted }) });
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
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 65536;
  return port < 65536 ? port : 'invalid';
}

/**
 * Reads `--host`, as the system takes it: without the brackets of an address of IPv6. An empty one, which a variable that is
 * not set leaves, would be every address of this machine.
 */
export function readHost({ host = 'localhost' }: FlagValues): string {
  const name = String(host).replace(/^\[(.*)\]$/, '$1');
  if (name !== '') return name === '0' ? '0.0.0.0' : name;
  throw new ExpectedError('wrong-use', '"--host" is empty; is a variable not set?');
}

/** Says why a call cannot be carried out. */
export function refuse(problem: string): number {
  sayLine(`waymark: ${problem}`);
  return EXIT.wrongUse;
}
