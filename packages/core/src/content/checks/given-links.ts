import type { LinkFinding } from './meant/link-finding.ts';
import type { SiteLink } from './site-links.ts';

/** Creates what says of an address that stands nowhere in a file which code gives it, once for each place where it is mended. */
export function createGivenLinks(): (found: LinkFinding, link: SiteLink) => LinkFinding | undefined {
  const told = new Set<string>();
  return (found, { link: { by }, where }) => {
    if (by === undefined) return found;
    const message = `${found.message}; the code of ${by} gives this address`;
    // A component is mended in one place, whichever pages show it.
    const key = /^<[A-Z]/.test(by) ? message : `${where.span?.file}\n${message}`;
    if (told.has(key)) return undefined;
    told.add(key);
    return { ...found, message };
  };
}
