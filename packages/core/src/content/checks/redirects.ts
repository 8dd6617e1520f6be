import type { Locate } from '../../config/index.ts';
import {
  type Diagnostic,
  linkDiagnostics,
  proposeValue,
  suggest,
  type Where,
} from '../../diagnostics/index.ts';
import { groupBy } from '../../source/index.ts';
import { partNames, type Redirect } from '../addresses/redirects.ts';
import type { ContentGraph } from '../graph/graph.ts';
import type { LinkFinding } from './meant/link-finding.ts';
import { nameCauses } from './meant/missing-folder.ts';
import { createSuggestRoute, type SuggestRoute } from './meant/suggest-route.ts';
import { resolveInGraph } from './site-links.ts';

/** Checks that redirects lead to something, and that none hides a page. */
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
  const ofRedirects = inOrder.flatMap((redirect) => {
    const found: LinkFinding[] = [];
    const hidden = graph.pages.get(redirect.source);
    if (hidden !== undefined) {
      const parameters = { source: redirect.source, page: hidden.head?.file ?? hidden.title };
      found.push(linkDiagnostics['redirected-page'](parameters, where(redirect, 'source')));
    }
    if (!explained.has(redirect)) {
      const at = where(redirect, 'destination');
      for (const each of checkDestination(redirect, graph, suggestRoute, at)) found.push(each);
    }
    return found;
  });
  return [...ofBases, ...nameCauses(graph.links.routes, ofRedirects)];
}

/**
 * Paths under which some redirects take the site to be served, though it is built for another: without them their
 * destinations are pages, and nothing of the site begins with them.
 */
function findOtherBases(
  redirects: readonly Redirect[],
  graph: ContentGraph,
): ReadonlyMap<string, readonly [Redirect, ...Redirect[]]> {
  const found = groupBy(redirects, ({ destination }) => {
    const base = outermostFolder(destination);
    if (base === undefined || /[:*]/.test(destination)) return undefined;
    const inside = resolveInGraph(destination.slice(base.length), graph);
    return inside.kind === 'page' && resolveInGraph(destination, graph).kind === 'missing' ? base : undefined;
  });
  const used = new Set([...graph.links.routes].map(outermostFolder));
  return new Map([...found].filter(([base, { length }]) => length > 1 && !used.has(base)));
}

/** The outermost folder of an address within the site, with the slash before it. */
function outermostFolder(path: string): string | undefined {
  return /^\/[^/?#]+(?=\/)/.exec(path)?.[0];
}

/** A part of a destination that stands for a part of the source; other colons are of schemes. */
const NAMED_PART = /\/:([A-Za-z_]\w*)/g;

/** Parts of a destination that its source does not have: readers are sent to an address with the colon in it. */
function checkParts({ source, destination }: Redirect, where: Where): readonly Diagnostic[] {
  const names = partNames(source);
  const [unknown] = [...destination.matchAll(NAMED_PART)].flatMap(([, name = '']) =>
    names.includes(name) ? [] : [name],
  );
  if (unknown === undefined) return [];
  const near = suggest(unknown, names) ?? names[0];
  const hint =
    near === undefined ? `No part of the source is called \`:${unknown}\`` : `Did you mean \`:${near}\`?`;
  return [linkDiagnostics['redirect-target']({ source, destination }, { ...where, hint })];
}

/** A wildcard's destination depends on the address, so only plain ones can be looked up. */
function checkDestination(
  redirect: Redirect,
  graph: ContentGraph,
  suggestRoute: SuggestRoute,
  where: Where,
): readonly LinkFinding[] {
  const { source, destination } = redirect;
  if (/[:*]/.test(destination)) return checkParts(redirect, where);
  const target = resolveInGraph(destination, graph);
  if (target.kind === 'page' && target.caseDiffers === true && target.via === undefined)
    return [linkDiagnostics['letter-case']({ href: destination, route: target.route }, where)];
  if (target.kind !== 'missing') return [];
  const { route: suggestion, isTranslation = false } = suggestRoute(target.path) ?? {};
  const parameters = { source, destination, isTranslation, suggestion };
  const hint = /\$\d/.test(destination)
    ? {
        hint: 'Redirects take no expressions: end the source with `/:path*`, and write `:path*` for what is kept',
      }
    : {};
  const proposal = proposeValue(where.span, isTranslation ? undefined : suggestion);
  const found = linkDiagnostics['redirect-target'](parameters, { ...where, ...hint, ...proposal });
  return [{ ...found, missing: { path: target.path, ...(suggestion && { nearest: suggestion }) } }];
}
