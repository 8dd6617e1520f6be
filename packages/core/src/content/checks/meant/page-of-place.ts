import { folderOf } from '../../../source/index.ts';
import type { ContentGraph } from '../../graph/graph.ts';
import { languageOf } from './language-of.ts';
import type { LinkFinding, LostPlace } from './link-finding.ts';

/** Pages with one place above which the place says nothing about which of them is meant (`#examples`). */
const MOST_PAGES = 20;

/**
 * Names the page in which a place is that a link seeks elsewhere: the only one, in the language of the page where it is sought,
 * else the only one in the innermost folder around that page. All pages are looked through once.
 */
export function namePagesOfPlaces(
  { pages, facts }: Pick<ContentGraph, 'pages' | 'facts'>,
  findings: readonly LinkFinding[],
): readonly LinkFinding[] {
  const sought = new Map(
    findings.flatMap(({ lost }) => (lost === undefined ? [] : [[lost.id, new Set<string>()]])),
  );
  if (sought.size === 0) return findings;
  for (const route of pages.keys())
    for (const id of facts.get(route)?.anchors ?? []) {
      const found = sought.get(id);
      if (found !== undefined && found.size <= MOST_PAGES) found.add(route);
    }
  const isOfLanguage = (route: string, code: string | undefined): boolean =>
    languageOf(pages.get(route))?.code === code;
  return findings.map(({ lost, ...finding }) => {
    const found = lost && sought.get(lost.id);
    if (lost === undefined || found === undefined || found.size > MOST_PAGES) return finding;
    const language = languageOf(pages.get(lost.route))?.code;
    const candidates = [...found].filter((each) => isOfLanguage(each, language));
    const route = nearestOf(lost, candidates);
    // Who means a place of the page itself names no other.
    return route === undefined || route === lost.from ? finding : { ...finding, ...lost.mendWith(route) };
  });
}

/** Whether an id is of several words; what a single word names, as `#setup`, many pages may have in another sense. */
function hasSeveralWords(id: string): boolean {
  return /[\p{L}\p{N}][^\p{L}\p{M}\p{N}]+[\p{L}\p{N}]/u.test(id);
}

/** The only one of some routes that shares most folders with the page where a place is sought. */
function nearestOf({ route: from, id }: LostPlace, routes: readonly string[]): string | undefined {
  for (let folder = folderOf(from); folder !== '' || hasSeveralWords(id); folder = folderOf(folder)) {
    const around = `${folder}/`;
    const [route, ...others] = routes.filter((each) => each.startsWith(around));
    if (route !== undefined) return others.length === 0 ? route : undefined;
    if (folder === '') break;
  }
  return undefined;
}
