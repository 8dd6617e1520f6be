import type { Data } from './draft.ts';

/** The settings that say where a site is: the origin of an address of it, and the path below which it is served. */
export function addressSettings(address: string | undefined, base: string): Data {
  const siteUrl = /^https?:\/\/[^/]+/.exec(address ?? '')?.[0];
  return { ...(siteUrl === undefined ? {} : { siteUrl }), ...(base === '' ? {} : { base }) };
}
