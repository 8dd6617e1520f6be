/** The pages of one container in reading order: each visible page once, where it stands first. */
export interface ReadingOrder {
  readonly routes: readonly string[];
  readonly positions: ReadonlyMap<string, number>;
}

/** Puts the visible pages of a container, in document order, into reading order. */
export function readingOrder(routes: Iterable<string>): ReadingOrder {
  const unique = [...new Set(routes)];
  return { routes: unique, positions: new Map(unique.map((route, index) => [route, index])) };
}

/** The pages before and after a page; none for a page that is not in the order. */
export function neighboursOf(
  { routes, positions }: ReadingOrder,
  route: string,
): { readonly prev?: string; readonly next?: string } {
  const position = positions.get(route);
  if (position === undefined) return {};
  const prev = routes[position - 1];
  const next = routes[position + 1];
  return { ...(prev === undefined ? {} : { prev }), ...(next === undefined ? {} : { next }) };
}
