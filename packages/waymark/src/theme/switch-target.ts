import type { NavElement, NavigationModel } from '@waymark/core/navigation';

/** Where choosing a sibling element leads from a page: the page's counterpart there, else the element's own target. */
export function switchTarget(
  navigation: NavigationModel,
  route: string,
  from: NavElement | undefined,
  to: NavElement,
): string | undefined {
  if (from === undefined || from.id === to.id) return to.target;
  const counterpart = findCounterpart(navigation, route, { from, to });
  return counterpart ?? to.target;
}

/** The page inside `to` that corresponds to a page inside `from`: the same route, or one that differs in one segment. */
export function findCounterpart(
  navigation: NavigationModel,
  route: string,
  { from, to }: { readonly from: NavElement; readonly to: NavElement },
): string | undefined {
  const candidates = [route, ...swapSegment(route, nameOf(from), nameOf(to))];
  return candidates.find((candidate) =>
    navigation.pages.get(candidate)?.places.some(({ trail }) => trail.some(({ id }) => id === to.id)),
  );
}

/** Routes with one name in place of another; the default language or version often has no segment of its own. */
function swapSegment(route: string, from: string, to: string): readonly string[] {
  const segments = route.split('/').slice(1);
  const swapped = segments.map((segment, index) =>
    segment === from ? `/${segments.toSpliced(index, 1, to).join('/')}` : undefined,
  );
  const without = segments.map((segment, index) =>
    segment === from ? `/${segments.toSpliced(index, 1).join('/')}` : undefined,
  );
  const added = `/${[to, ...segments].join('/')}`.replace(/(?<=.)\/$/, '');
  return [...swapped, ...without, added].filter((candidate) => candidate !== undefined);
}

function nameOf(element: NavElement): string {
  return element.code ?? element.label;
}
