import type { Locate } from '../../config/json/locate.ts';
import { type Diagnostic, linkDiagnostics, type Outcome } from '../../diagnostics/index.ts';
import { decodePath } from '../../source/index.ts';
import { matchRedirect, type Redirect, type RedirectPattern, type RedirectRules } from './redirects.ts';
import { normalizePath, splitHref } from './site-path.ts';

/** Longest chain of redirects that is followed before it counts as endless. */
const MAX_HOPS = 20;

/** Leaves out the redirects that never arrive, so that no host and no page sends a reader round in circles. */
export function leaveOutLoops(
  rules: RedirectRules,
  routes: ReadonlySet<string>,
  locate?: Locate,
): Outcome<RedirectRules> {
  const endless = new Map<Redirect, readonly string[]>();
  for (const redirect of [...rules.exact.values(), ...rules.patterns]) {
    const chain = findLoop(redirect, rules, routes);
    if (chain !== undefined) endless.set(redirect, chain);
  }
  if (endless.size === 0) return { value: rules, diagnostics: [] };
  const exact = new Map([...rules.exact].filter(([, redirect]) => !endless.has(redirect)));
  // A pattern is tried on one address; where a plain redirect closed that circle, the others may arrive.
  const rest = { exact, patterns: rules.patterns };
  const patterns = rules.patterns.filter(
    (pattern) => !endless.has(pattern) || findLoop(pattern, rest, routes) === undefined,
  );
  return { value: { exact, patterns }, diagnostics: describeLoops(endless, locate) };
}

/** One finding for each circle: all that lead into it have one cause. */
function describeLoops(
  endless: ReadonlyMap<Redirect, readonly string[]>,
  locate: Locate | undefined,
): readonly Diagnostic[] {
  const told = new Set<string>();
  const inOrder = [...endless].sort(([a], [b]) => a.index - b.index);
  return inOrder.flatMap(([{ index }, chain]) => {
    const loop = [...new Set(chain)].sort().join('\n');
    if (told.has(loop)) return [];
    told.add(loop);
    return [linkDiagnostics['redirect-loop']({ chain }, locate?.(`/redirects/${index}/destination`) ?? {})];
  });
}

/** The chain of paths that comes back to where it was; a pattern is tried on one address that fits it. */
function findLoop(
  redirect: Redirect | RedirectPattern,
  rules: RedirectRules,
  routes: ReadonlySet<string>,
): readonly string[] | undefined {
  const chain = [redirect.source.replace(/:[A-Za-z_]\w*\*?|\*/g, 'x')];
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const path = chain.at(-1) ?? '/';
    // A page goes before a wildcard.
    if (routes.has(path) && !rules.exact.has(path)) return undefined;
    const destination = matchRedirect(path, rules)?.destination;
    if (destination?.startsWith('/') !== true || destination.startsWith('//')) return undefined;
    const next = normalizePath(decodePath(splitHref(destination).path));
    if (chain.includes(next)) return [...chain.slice(chain.indexOf(next)), next];
    chain.push(next);
  }
  return chain.slice(0, 4);
}
