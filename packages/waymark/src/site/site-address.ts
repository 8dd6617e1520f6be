import type { ProjectSettings } from '@waymark/core/config';
import { wrongUse } from '../project/expected-error.ts';

/** Where a site will be served: its path (`''` for none), and the origin when that is known. */
export interface SiteAddress {
  readonly base: string;
  readonly siteUrl?: string;
}

/**
 * Where a site will be served: what the command says goes before `waymark.json`. There, a path in `siteUrl` is the base
 * where no other is written.
 */
export function siteAddress(given: Partial<SiteAddress>, settings: ProjectSettings): SiteAddress {
  const url = parse(settings.siteUrl);
  const ofUrl = given.siteUrl === undefined ? url?.pathname : undefined;
  const base = given.base ?? withoutSlash(settings.base ?? ofUrl ?? '');
  const siteUrl = given.siteUrl ?? url?.origin;
  return { base, ...(siteUrl === undefined ? {} : { siteUrl }) };
}

/** Values of any kind, each where `SiteAddress` has what it means. */
type Written = Readonly<Partial<Record<keyof SiteAddress, unknown>>>;

/**
 * Reads what a command or a program says of the address, and refuses what is none; `names` are those of the two values, for
 * messages. A path in `siteUrl` is the base; where both say one, they must agree.
 */
export function readSiteAddress(
  written: Written,
  names: Readonly<Record<keyof SiteAddress, string>>,
): Partial<SiteAddress> {
  const given = written.base === undefined ? {} : { base: readBase(written.base, names.base) };
  const value = written.siteUrl;
  if (value === undefined) return given;
  const url = typeof value === 'string' ? parse(value) : undefined;
  const path = readPath(url?.pathname);
  if (url === undefined || path === undefined || !isPlainAddress(url))
    throw wrongUse(`"${names.siteUrl} ${value}" is not an address: write it as https://docs.example.com`);
  if (path !== '' && given.base !== undefined && path !== given.base)
    throw wrongUse(
      `"${names.siteUrl} ${value}" and "${names.base} ${written.base}" name different paths: write the path in one of them only`,
    );
  return { ...given, ...(path === '' ? {} : { base: path }), siteUrl: url.origin };
}

function readBase(value: unknown, name: string): string {
  const base = readPath(value);
  if (base === undefined) throw wrongUse(`"${name} ${value}" is not a path: write it as /docs`);
  return base;
}

/** Reads a path of a site: `''` for none, `/docs` for one; undefined when it is not a plain path. */
function readPath(value: unknown): string | undefined {
  if (value === '' || value === '/') return '';
  if (typeof value !== 'string' || value.length > 128) return undefined;
  const path = value.replace(/(?<!\/)\/+$/, '');
  return /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(path) ? path : undefined;
}

/** Nothing but scheme, host, port and path. */
function isPlainAddress({ protocol, username, password, search, hash }: URL): boolean {
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

function parse(address: string | undefined): URL | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
