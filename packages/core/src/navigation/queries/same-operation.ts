import type { ElementKind, NavElement, NavigationModel, PlacedPage } from '../tree/model.ts';

/** Elements beside which the same may stand once more. */
const SWITCHED: ReadonlySet<ElementKind> = new Set(['version', 'language', 'dropdown']);

/** Whether an element is a choice that readers keep while they choose something else. */
export function isChoice({ kind }: NavElement): boolean {
  return kind === 'version' || kind === 'language';
}

/** Lists the pages of each operation in each version, language and dropdown, so that no page is compared with all others of its operation. */
export function listOperations(pages: ReadonlyMap<string, PlacedPage>): NavigationModel['operations'] {
  const routes = new Map<string, string[]>();
  for (const page of pages.values()) {
    const keys = page.places.flatMap(({ hidden, trail }) =>
      hidden === true
        ? []
        : trail.filter(({ kind }) => SWITCHED.has(kind)).map((element) => keyOf(page, trail, element)),
    );
    for (const key of new Set(keys)) {
      const known = key === undefined ? undefined : routes.get(key);
      if (known !== undefined) known.push(page.route);
      else if (key !== undefined) routes.set(key, [page.route]);
    }
  }
  return routes;
}

/** The one page in a sibling that shows the operation of a page, whose address is made of a title that may be translated. */
export function sameOperation(
  model: NavigationModel,
  route: string,
  trail: readonly NavElement[],
  sibling: NavElement,
): string | undefined {
  const key = keyOf(model.pages.get(route), trail, sibling);
  const [found, ...others] = (key === undefined ? undefined : model.operations.get(key)) ?? [];
  return others.length === 0 ? found : undefined;
}

/** What an operation is listed under in an element: with the versions and languages of the trail, but for those of its kind. */
function keyOf(
  page: PlacedPage | undefined,
  trail: readonly NavElement[],
  element: NavElement,
): string | undefined {
  const operation = page?.endpoint ?? page?.documents;
  if (operation === undefined) return undefined;
  const kept = trail.filter((choice) => choice.kind !== element.kind && isChoice(choice));
  const names = kept.map(({ code, label }) => code ?? label);
  return [`${operation.method} ${operation.path}`, element.id, ...names].join('\n');
}
