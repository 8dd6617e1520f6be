import type { Diagnostic } from '../../../diagnostics/index.ts';
import { groupBy } from '../../../source/index.ts';
import type { LinkFinding, MissingAddress } from './link-finding.ts';

/** What stands for the site as a whole, where a folder was taken for the one below which it is served. */
const BASE = '';

/**
 * Says what missing addresses most probably have in common with others: they are written as if the site were served below a
 * folder, their folder stands elsewhere now, or none is there. What more than half of a folder say holds for all of it, for a
 * folder can be redirected to one place only.
 */
export function nameCauses(
  routes: ReadonlySet<string>,
  findings: readonly LinkFinding[],
): readonly Diagnostic[] {
  const missing = findings.flatMap((finding) => finding.missing ?? []);
  if (missing.length === 0) return findings;
  const folders = new Set([...routes].map(firstFolder));
  const isNowhere = (path: string): boolean => firstFolder(path) !== path && !folders.has(firstFolder(path));
  const moves = missing.flatMap((address) => {
    const folder = firstFolder(address.path);
    const isBelow = isNowhere(address.path) && routes.has(address.path.slice(folder.length));
    const move = isBelow ? ([folder, BASE] as const) : movedFolder(address);
    return move === undefined ? [] : [move];
  });
  const places = valueOfMost(moves);
  return findings.map(({ missing: address, ...finding }) => {
    if (address === undefined) return finding;
    const cause = causeOf(address, isNowhere(address.path), { routes, places });
    return cause === undefined ? finding : { ...finding, cause };
  });
}

/** Where pages are, and where folders are now that have none. */
interface Places {
  readonly routes: ReadonlySet<string>;
  readonly places: ReadonlyMap<string, string>;
}

function causeOf(
  address: MissingAddress,
  isNowhere: boolean,
  { routes, places }: Places,
): string | undefined {
  const { path } = address;
  const folder = firstFolder(path);
  if (isNowhere && places.get(folder) === BASE)
    return `below "${folder}", as if the site were served there: build with \`--base ${folder}\` if it is, else leave "${folder}" out of them`;
  const [from = '', own] = movedFolder(address) ?? [];
  const to = places.get(from);
  if (to !== undefined && (to === own || routes.has(to + path.slice(from.length))))
    return `below "${from}", which seems to be "${to}" now: a redirect from "${from}/:slug*" to "${to}/:slug*" keeps them`;
  return isNowhere ? `below "${folder}", where no page is` : undefined;
}

/** The value that each key has in more than half of its pairs. */
function valueOfMost(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const byKey = groupBy(pairs, ([key]) => key);
  return new Map(
    [...byKey].flatMap(([key, ofKey]) => {
      const byValue = groupBy(ofKey, ([, value]) => value);
      return [...byValue].flatMap(([value, { length }]): readonly [string, string][] =>
        length > ofKey.length / 2 ? [[key, value]] : [],
      );
    }),
  );
}

/** The first folder of an address; an address at the root is its own. */
export function firstFolder(path: string): string {
  const end = path.indexOf('/', 1);
  return end === -1 ? path : path.slice(0, end);
}

/** The folders in which two addresses differ, where both go on alike below them. */
function movedFolder({
  path,
  nearest = '',
}: MissingAddress): readonly [from: string, to: string] | undefined {
  const from = path.split('/');
  const to = nearest.split('/');
  while (from.length > 2 && to.length > 2 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  if (from.length === path.split('/').length) return undefined;
  return [from.join('/'), to.join('/')];
}
