/** Where the pages of a site are. */
interface Addresses {
  readonly routes: ReadonlySet<string>;
  /** The first folders of the routes. */
  readonly folders: ReadonlySet<string>;
}

/**
 * What a missing address most probably has in common with others: it is written as if the site were served below a folder,
 * its folder stands elsewhere now, or none is there.
 */
export function causeOfMissing(
  path: string,
  nearest: string | undefined,
  { routes, folders }: Addresses,
): { readonly cause?: string } {
  const folder = firstFolder(path);
  const isNowhere = folder !== path && !folders.has(folder);
  if (isNowhere && routes.has(path.slice(folder.length)))
    return {
      cause: `below "${folder}", as if the site were served there: build with \`--base ${folder}\` if it is, else leave "${folder}" out of them`,
    };
  const moved = nearest === undefined ? undefined : movedFolder(path, nearest);
  if (moved !== undefined) {
    const [from, to] = moved;
    return {
      cause: `below "${from}", which seems to be "${to}" now: a redirect from "${from}/:slug*" to "${to}/:slug*" keeps them`,
    };
  }
  return isNowhere ? { cause: `below "${folder}", where no page is` } : {};
}

/** The first folder of an address; an address at the root is its own. */
export function firstFolder(path: string): string {
  const end = path.indexOf('/', 1);
  return end === -1 ? path : path.slice(0, end);
}

/** The folders in which two addresses differ, where both go on alike below them. */
function movedFolder(path: string, nearest: string): readonly [from: string, to: string] | undefined {
  const from = path.split('/');
  const to = nearest.split('/');
  while (from.length > 2 && to.length > 2 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  if (from.length === path.split('/').length) return undefined;
  return [from.join('/'), to.join('/')];
}
