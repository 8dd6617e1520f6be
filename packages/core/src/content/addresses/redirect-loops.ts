import type { Locate } from '../../config/json/locate.ts';
import { type Diagnostic, linkDiagnostics, type Outcome } from '../../diagnostics/index.ts';
import { decodePath, normalizePath, splitHref } from '../../source/index.ts';
import { matchRedirect, type Redirect, type RedirectPattern, type RedirectRules } from './redirects.ts';

/** Longest chain of redirects that is followed: browsers give up there, too. */
const MAX_HOPS = 20;

/** Leaves out the redirects that never arrive, so that no host and no page sends a reader round in circles. */
export function leaveOutLoops(
  rules: RedirectRules,
  routes: ReadonlySet<string>,
  locate?: Locate,
): Outcome<RedirectRules> {
  const endless = new Map<Redirect, EndlessChain>();
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
  const leftOut = {
    exact: new Map([...rules.exact].filter(([, redirect]) => endless.has(redirect))),
    // One that fits all addresses is not what is wrong with each broken link of the site.
    patterns: rules.patterns.filter((pattern) => pattern.start !== '' && !patterns.includes(pattern)),
  };
  return { value: { exact, patterns, endless: leftOut }, diagnostics: describeLoops(endless, locate) };
}

/** Paths that redirects lead through, one after the other, until it is plain that no reader arrives. */
interface EndlessChain {
  readonly paths: readonly string[];
  /** They come back, or grow without end. */
  readonly isCircle: boolean;
}

/** One finding for each circle, or row of too many: all that lead into it have one cause. */
function describeLoops(
  endless: ReadonlyMap<Redirect, EndlessChain>,
  locate: Locate | undefined,
): readonly Diagnostic[] {
  const told = new Set<string>();
  const inOrder = [...endless].sort(([a], [b]) => a.index - b.index);
  return inOrder.flatMap(([{ index }, { paths, isCircle }]) => {
    const isTold = paths.some((path) => told.has(path));
    for (const path of paths) told.add(path);
    if (isTold) return [];
    const isShort = paths.length < MAX_HOPS;
    const chain = isShort ? paths : [...paths.slice(0, 4), '…'];
    const where = locate?.(`/redirects/${index}/destination`);
    return [
      isCircle
        ? linkDiagnostics['redirect-loop']({ chain }, where)
        : linkDiagnostics['redirect-row']({ chain, most: MAX_HOPS }, where),
    ];
  });
}

/** The chain of paths that comes back to where it was, or goes on too long; a pattern is tried on one address that fits it. */
function findLoop(
  redirect: Redirect | RedirectPattern,
  rules: RedirectRules,
  routes: ReadonlySet<string>,
): EndlessChain | undefined {
  const chain = [redirect.source.replace(/:[A-Za-z_]\w*\*?|\*/g, 'x')];
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const path = chain.at(-1) ?? '/';
    // A page goes before a wildcard.
    if (routes.has(path) && !rules.exact.has(path)) return undefined;
    const destination = matchRedirect(path, rules)?.destination;
    if (destination?.startsWith('/') !== true || destination.startsWith('//')) return undefined;
    const next = normalizePath(decodePath(splitHref(destination).path));
    if (chain.includes(next)) return { paths: [...chain.slice(chain.indexOf(next)), next], isCircle: true };
    chain.push(next);
  }
  // Plain redirects are another one at each step; a pattern that goes on so long feeds itself.
  return { paths: chain, isCircle: !chain.slice(0, -1).every((path) => rules.exact.has(path)) };
}
