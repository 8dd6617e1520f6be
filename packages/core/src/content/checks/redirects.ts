import type { Locate } from '../../config/index.ts';
import { type Diagnostic, linkDiagnostics, type Where } from '../../diagnostics/index.ts';
import { decodePath } from '../../source/index.ts';
import { matchRedirect, type Redirect, type RedirectPattern } from '../addresses/redirects.ts';
import { normalizePath, splitHref } from '../addresses/site-path.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { resolveInGraph } from './site-links.ts';
import { createSuggestRoute, type SuggestRoute } from './suggest-route.ts';

/** Longest chain of redirects that is followed before it counts as endless. */
const MAX_HOPS = 20;

/** Checks that redirects end somewhere, and that none hides a page. */
export function checkRedirects(graph: ContentGraph, locate?: Locate): readonly Diagnostic[] {
  const { exact, patterns } = graph.redirects;
  const where = ({ index }: Redirect, key: string): Where => locate?.(`/redirects/${index}/${key}`) ?? {};
  const inOrder = [...exact.values(), ...patterns].sort((a, b) => a.index - b.index);
  const otherBases = findOtherBases(inOrder, graph);
  const ofBases = [...otherBases].map(([base, [first, ...more]]) =>
    linkDiagnostics['redirect-base']({ base, count: more.length + 1 }, where(first, 'destination')),
  );
  const suggestRoute = createSuggestRoute(graph);
  const explained = new Set([...otherBases.values()].flat());
  const loops = new Set<string>();
  const ofRedirects = inOrder.flatMap((redirect) => {
    const found: Diagnostic[] = [];
    const hidden = graph.pages.get(redirect.source)?.head;
    if (hidden !== undefined) {
      const parameters = { source: redirect.source, file: hidden.file };
      found.push(linkDiagnostics['redirected-page'](parameters, where(redirect, 'source')));
    }
    const chain = findLoop(redirect, graph);
    if (chain !== undefined) {
      // All that lead into one loop have one cause.
      const loop = [...new Set(chain)].sort().join('\n');
      if (!loops.has(loop))
        found.push(linkDiagnostics['redirect-loop']({ chain }, where(redirect, 'destination')));
      loops.add(loop);
    } else if (!explained.has(redirect)) {
      const at = where(redirect, 'destination');
      for (const each of checkDestination(redirect, graph, suggestRoute, at)) found.push(each);
    }
    return found;
  });
  return [...ofBases, ...ofRedirects];
}

/**
 * Paths under which some redirects take the site to be served, though it is built for another: without them their
 * destinations are pages, and nothing of the site begins with them.
 */
function findOtherBases(
  redirects: readonly Redirect[],
  graph: ContentGraph,
): ReadonlyMap<string, readonly [Redirect, ...Redirect[]]> {
  const found = new Map<string, [Redirect, ...Redirect[]]>();
  for (const redirect of redirects) {
    const base = firstFolder(redirect.destination);
    if (base === undefined || /[:*]/.test(redirect.destination)) continue;
    const inside = resolveInGraph(redirect.destination.slice(base.length), graph);
    if (inside.kind !== 'page' || resolveInGraph(redirect.destination, graph).kind !== 'missing') continue;
    const others = found.get(base);
    if (others === undefined) found.set(base, [redirect]);
    else others.push(redirect);
  }
  const used = new Set([...graph.links.routes].map(firstFolder));
  return new Map([...found].filter(([base, { length }]) => length > 1 && !used.has(base)));
}

/** The outermost folder of an address within the site, with the slash before it. */
function firstFolder(path: string): string | undefined {
  return /^\/[^/?#]+(?=\/)/.exec(path)?.[0];
}

/** A wildcard's destination depends on the address, so only plain ones can be looked up. */
function checkDestination(
  redirect: Redirect,
  graph: ContentGraph,
  suggestRoute: SuggestRoute,
  where: Where,
): readonly Diagnostic[] {
  const { source, destination } = redirect;
  if (/[:*]/.test(destination)) return [];
  const target = resolveInGraph(destination, graph);
  if (target.kind !== 'missing') return [];
  const suggestion = suggestRoute(target.path);
  const parameters = { source, destination, ...(suggestion === undefined ? {} : { suggestion }) };
  return [linkDiagnostics['redirect-target'](parameters, where)];
}

/** The chain of paths that comes back to where it was; a pattern is tried on one address that fits it. */
function findLoop(redirect: Redirect | RedirectPattern, graph: ContentGraph): readonly string[] | undefined {
  const chain = [redirect.source.replace(/:[A-Za-z_]\w*\*?|\*/g, 'x')];
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const path = chain.at(-1) ?? '/';
    // A page goes before a wildcard.
    if (graph.links.routes.has(path) && !graph.redirects.exact.has(path)) return undefined;
    const destination = matchRedirect(path, graph.redirects)?.destination;
    if (destination?.startsWith('/') !== true || destination.startsWith('//')) return undefined;
    const next = normalizePath(decodePath(splitHref(destination).path));
    if (chain.includes(next)) return [...chain.slice(chain.indexOf(next)), next];
    chain.push(next);
  }
  return chain.slice(0, 4);
}
