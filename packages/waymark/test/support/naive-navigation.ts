/**
 * Reads `navigation` the way a person would, without any of the engine's code: what the tests compare
 * `navigation.json` with. It knows no icons of speech: pages that exist, plain strings, one specification at a time.
 */

/** A value of docs.json that has not been looked at. */
type Json = Readonly<Record<string, unknown>>;

/** An expected place of a page. */
export interface ExpectedPlace {
  readonly route: string;
  readonly trail: readonly (readonly [kind: string, label: string])[];
  readonly breadcrumbs: readonly string[];
  readonly prev: string | undefined;
  readonly next: string | undefined;
}

interface Found {
  readonly route: string;
  readonly trail: readonly Step[];
  readonly hidden: boolean;
}

interface Step {
  readonly kind: string;
  readonly label: string;
  readonly id: number;
}

/** Array key, kind of its elements (also the key of their label). */
const CONTAINERS: readonly (readonly [key: string, kind: string])[] = [
  ['groups', 'group'],
  ['menu', 'item'],
  ['anchors', 'anchor'],
  ['dropdowns', 'dropdown'],
  ['languages', 'language'],
  ['tabs', 'tab'],
  ['versions', 'version'],
  ['products', 'product'],
];

const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
};

/** Every place of every page, in document order. `operation` gives the route of `GET /x` in a specification. */
export function readNavigation(
  navigation: Json,
  operation: (reference: string, openapi: string) => string,
): readonly ExpectedPlace[] {
  const found: Found[] = [];
  let ids = 0;

  const visit = (value: Json, trail: readonly Step[], openapi: string, hidden: boolean): void => {
    const specification = typeof value['openapi'] === 'string' ? value['openapi'] : openapi;
    const add = (route: string): unknown => found.push({ route, trail, hidden });
    if (typeof value['root'] === 'string') add(routeOf(value['root']));
    for (const entry of list(value['pages'])) {
      if (typeof entry !== 'string') visitElement(entry as Json, 'group', trail, specification, hidden);
      else add(/^[A-Z]+ \//.test(entry) ? operation(entry, specification) : routeOf(entry));
    }
    const elements = CONTAINERS.flatMap(([key, kind]) =>
      list(value[key]).map((entry) => [entry as Json, kind] as const),
    );
    for (const [entry, kind] of elements) visitElement(entry, kind, trail, specification, hidden);
  };
  const visitElement = (
    value: Json,
    kind: string,
    trail: readonly Step[],
    openapi: string,
    hidden: boolean,
  ): void => {
    const name = String(value[kind]);
    const label = kind === 'language' ? (LANGUAGE_NAMES[name] ?? name) : name;
    visit(value, [...trail, { kind, label, id: ids++ }], openapi, hidden || value['hidden'] === true);
  };

  visit(navigation, [], '', false);
  return found.map((place) => withNeighbours(place, found));
}

function withNeighbours({ route, trail, hidden }: Found, all: readonly Found[]): ExpectedPlace {
  const inside = innermost(trail);
  const rows = all.filter((place) => !place.hidden && innermost(place.trail) === inside);
  const index = hidden ? -1 : rows.findIndex((place) => place.route === route);
  return {
    route,
    trail: trail.map(({ kind, label }) => [kind, label] as const),
    breadcrumbs: trail.filter(({ kind }) => !/language|version/.test(kind)).map(({ label }) => label),
    prev: index > 0 ? rows[index - 1]?.route : undefined,
    next: index === -1 ? undefined : rows[index + 1]?.route,
  };
}

/** The innermost element that is no group: its pages share a sidebar. */
function innermost(trail: readonly Step[]): number {
  return trail.findLast(({ kind }) => kind !== 'group')?.id ?? -1;
}

function routeOf(reference: string): string {
  const path = reference.replace(/^\//, '').replace(/(?:^|\/)index$/, '');
  return `/${path}`;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
