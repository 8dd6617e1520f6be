import { joinRoute, slugOf } from '../tree/paths.ts';
import { refOfRoute } from './assemble.ts';
import type { DraftPage } from './draft.ts';

/** Rows of the sidebar that lead elsewhere: each is a page file that only names an address. */
export interface LinkRows {
  /** How the navigation names the row. */
  add(title: string, href: string): string;
  readonly pages: readonly DraftPage[];
}

/** Collects rows that lead elsewhere; the same one counts once. */
export function createLinkRows(): LinkRows {
  const pages: DraftPage[] = [];
  const known = new Map<string, string>();
  return {
    pages,
    add(title, href) {
      const key = `${title} ${href}`;
      const earlier = known.get(key);
      if (earlier !== undefined) return earlier;
      const name = slugOf(title) || 'link';
      const taken = pages.filter(({ route }) => route.startsWith(`/links/${name}`)).length;
      const route = joinRoute('links', taken === 0 ? name : `${name}-${taken + 1}`);
      pages.push({ route, keys: { title, url: href }, body: '' });
      known.set(key, refOfRoute(route));
      return refOfRoute(route);
    },
  };
}
