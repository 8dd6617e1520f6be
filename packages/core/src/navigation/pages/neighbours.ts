/** The pages before and after a page. */
export interface Neighbours {
  readonly prev?: string;
  readonly next?: string;
}

/**
 * The neighbours of every page of one container, from the routes of its visible pages in document order. A page that
 * stands there twice counts where it stands first.
 */
export function neighboursByRoute(routes: Iterable<string>): ReadonlyMap<string, Neighbours> {
  const unique = [...new Set(routes)];
  const neighbours = new Map<string, Neighbours>();
  unique.forEach((route, index) => {
    const prev = unique[index - 1];
    const next = unique[index + 1];
    neighbours.set(route, {
      ...(prev === undefined ? {} : { prev }),
      ...(next === undefined ? {} : { next }),
    });
  });
  return neighbours;
}
