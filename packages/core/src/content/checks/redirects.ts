import type { Locate } from '../../config/index.ts';
import { type Diagnostic, linkDiagnostics, type Where } from '../../diagnostics/index.ts';
import { decodePath } from '../../source/index.ts';
import { matchRedirect, type Redirect, type RedirectPattern } from '../addresses/redirects.ts';
import { normalizePath, splitHref } from '../addresses/site-path.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { suggestRoute } from './links.ts';
import { resolveInGraph } from './site-links.ts';

/** Longest chain of redirects that is followed before it counts as endless. */
const MAX_HOPS = 20;

/** Checks that redirects end somewhere, and that none hides a page. */
export function checkRedirects(graph: ContentGraph, locate?: Locate): readonly Diagnostic[] {
  const { exact, patterns } = graph.redirects;
  const where = ({ index }: Redirect, key: string): Where => locate?.(`/redirects/${index}/${key}`) ?? {};
  const inOrder = [...exact.values(), ...patterns].sort((a, b) => a.index - b.index);
  return inOrder.flatMap((redirect) => {
    const found: Diagnostic[] = [];
    const hidden = graph.pages.get(redirect.source)?.head;
    if (hidden !== undefined) {
      const parameters = { source: redirect.source, file: hidden.file };
      found.push(linkDiagnostics['redirected-page'](parameters, where(redirect, 'source')));
    }
    const chain = findLoop(redirect, graph);
    if (chain !== undefined) {
      found.push(linkDiagnostics['redirect-loop']({ chain }, where(redirect, 'destination')));
    } else {
      found.push(...checkDestination(redirect, graph, where(redirect, 'destination')));
    }
    return found;
  });
}

/** A wildcard's destination depends on the address, so only plain ones can be looked up. */
function checkDestination(redirect: Redirect, graph: ContentGraph, where: Where): readonly Diagnostic[] {
  const { source, destination } = redirect;
  if (/[:*]/.test(destination)) return [];
  const target = resolveInGraph(destination, graph);
  if (target.kind !== 'missing') return [];
  const suggestion = suggestRoute(target.path, graph);
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
