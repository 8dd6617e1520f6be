import type { ProjectSettings } from '@waymark/core/config';

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

function parse(address: string | undefined): URL | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
