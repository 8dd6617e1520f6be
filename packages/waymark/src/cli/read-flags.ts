import { wrongUse } from '../project/expected-error.ts';
import { openTrust, type Trust } from '../project/trust.ts';
import type { Shard } from '../shards/shard.ts';
import { readSiteAddress, type SiteAddress } from '../site/site-address.ts';
import type { FlagValues } from './commands.ts';

/** What `--base` and `--site-url` say. */
export function readAddress({ base, 'site-url': siteUrl }: FlagValues): Partial<SiteAddress> {
  return readSiteAddress({ base, siteUrl }, { base: '--base', siteUrl: '--site-url' });
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
  throw wrongUse(`"--untrusted=${untrusted}" means nothing: write --untrusted or --untrusted=build-only`);
}

/** Reads `--shard`, which is written as `2/4`; undefined when absent. */
export function readShard({ shard }: FlagValues): Shard | undefined {
  if (shard === undefined) return undefined;
  const [, index, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(String(shard)) ?? []).map(Number);
  if (index === undefined || count === undefined || index > count)
    throw wrongUse(`"--shard ${shard}" is no part of a whole: write --shard 1/4 for the first of four`);
  return { index, count };
}

/** Refuses a flag that asks for what another one forbids. */
export function refuseTogether(flags: FlagValues, wish: string, ban: string): void {
  if (flags[wish] === undefined || flags[ban] === undefined) return;
  throw wrongUse(`"--${wish}" and "--${ban}" contradict each other: leave one of them out`);
}

/** Reads `--port`. */
export function readPort({ port }: FlagValues, fallback: number): number {
  if (port === undefined) return fallback;
  if (typeof port !== 'string' || !/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw wrongUse(`"--port ${port}" is no port number`);
  return Number(port);
}

/**
 * Reads `--host`, as the system takes it: without the brackets of an address of IPv6. An empty one, which a variable that is
 * not set leaves, would be every address of this machine.
 */
export function readHost({ host = 'localhost' }: FlagValues): string {
  const name = String(host).replace(/^\[(.*)\]$/, '$1');
  if (name !== '') return name === '0' ? '0.0.0.0' : name;
  throw wrongUse('"--host" is empty; is a variable not set?');
}
