import type { ContentGraph } from '../../graph/graph.ts';
import { languageOf } from './language-of.ts';
import type { LinkFinding } from './link-finding.ts';

/**
 * Names the page in which a place is that a link seeks elsewhere, if there is but one in the language of the page where it is
 * sought. All pages are looked through once.
 */
export function nameOnlyPages(
  { pages, facts }: Pick<ContentGraph, 'pages' | 'facts'>,
  findings: readonly LinkFinding[],
): readonly LinkFinding[] {
  const sought = new Set(findings.flatMap(({ lost }) => lost?.id ?? []));
  if (sought.size === 0) return findings;
  const keyOf = (route: string, id: string): string => `${languageOf(pages.get(route))?.code}#${id}`;
  const routes = new Map<string, string | undefined>();
  for (const route of pages.keys())
    for (const id of new Set(facts.get(route)?.anchors)) {
      if (!sought.has(id)) continue;
      const key = keyOf(route, id);
      routes.set(key, routes.has(key) ? undefined : route);
    }
  return findings.map(({ lost, ...finding }) => {
    const route = lost && routes.get(keyOf(lost.route, lost.id));
    return lost === undefined || route === undefined ? finding : { ...finding, ...lost.mendWith(route) };
  });
}
