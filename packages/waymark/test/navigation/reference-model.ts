/**
 * A second, slow reading of `navigation`, written from the specification alone: what the built pages are compared with.
 * Nothing is shared with the engine. Where the specification is silent, the comment says what is assumed.
 */

/** A value of docs.json that has not been looked at. */
export type Json = Readonly<Record<string, unknown>>;

/** What the front matter of a page file says. */
export interface PageFact {
  /** `guides/intro`: the file without its extension. */
  readonly path: string;
  readonly title: string;
  readonly sidebarTitle?: string;
  readonly hidden?: boolean;
  /** The row is only a link to this address. */
  readonly url?: string;
}

/** One operation of a specification. */
export interface OperationFact {
  readonly method: string;
  readonly path: string;
  readonly title: string;
  /** Label of its group. */
  readonly group: string;
  readonly route: string;
}

/** Everything that the model is made from. */
export interface ModelInput {
  readonly navigation: Json;
  readonly pages: readonly PageFact[];
  readonly specifications: Readonly<Record<string, readonly OperationFact[]>>;
}

/** A language, tab, group … and what is in it. */
export interface ModelElement {
  readonly kind: string;
  readonly label: string;
  readonly value: Json;
  readonly hidden: boolean;
  /** Declared under `global`. */
  readonly global: boolean;
  /** Route of its own page. */
  root?: string;
  /** Where the root page leads, if it is only a link. */
  rootUrl?: string | undefined;
  readonly children: ModelNode[];
}

/** A row of the tree that is a page or a link. */
export interface ModelLeaf {
  readonly kind: 'page' | 'endpoint' | 'link';
  readonly label: string;
  readonly title: string;
  /** Route; for links the address as written. */
  readonly to: string;
  readonly hidden: boolean;
  /** Front matter `url`. */
  readonly url?: string;
}

/** Anything in the tree. */
export type ModelNode = ModelElement | ModelLeaf;

/** A position of a page. */
export interface ModelPlace {
  readonly route: string;
  readonly title: string;
  /** From the outside in; the root of the tree is not among them. */
  readonly trail: readonly ModelElement[];
  /** The row, or the element whose root page this is. */
  readonly node: ModelNode;
  readonly hidden: boolean;
  readonly prev: string | undefined;
  readonly next: string | undefined;
}

/** The whole navigation. */
export interface Model {
  readonly root: ModelElement;
  /** Places by route, the first deciding. */
  readonly places: ReadonlyMap<string, readonly ModelPlace[]>;
  readonly home: string | undefined;
}

/** Array key and kind, in the order of 3.9 ("First page"): pages, then groups, then the containers. */
export const CONTAINERS: readonly (readonly [key: string, kind: string])[] = [
  ['groups', 'group'],
  ['anchors', 'anchor'],
  ['dropdowns', 'dropdown'],
  ['languages', 'language'],
  ['tabs', 'tab'],
  ['versions', 'version'],
  ['menu', 'item'],
  ['products', 'product'],
];

const NATIVE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
  jp: '日本語',
  cn: '简体中文',
  'pt-BR': 'Português (Brasil)',
};

const ENDPOINT = /^(?:(\S+\.json) )?([A-Za-z]+) (\/\S*)$/;

/** Whether a node is an element. */
export function isElement(node: ModelNode): node is ModelElement {
  return 'children' in node;
}

/** Resolves a navigation. */
export function createModel(input: ModelInput): Model {
  const root: ModelElement = {
    kind: 'root',
    label: '',
    value: input.navigation,
    hidden: false,
    global: false,
    children: [],
  };
  fill(root, { input, openapi: undefined });
  const home = input.pages.some(({ path }) => routeOf(path) === '/') ? '/' : firstPage(root);
  return { root, places: collectPlaces(root), home };
}

interface Reading {
  readonly input: ModelInput;
  readonly openapi: string | undefined;
}

/** 3.4: every container present at a level is read; 3.7: the nearest specification is in effect. */
function fill(element: ModelElement, reading: Reading): void {
  const { value, hidden, children } = element;
  const own = typeof value['openapi'] === 'string' ? value['openapi'] : undefined;
  const inside: Reading = { ...reading, openapi: own ?? reading.openapi };
  const fact = typeof value['root'] === 'string' ? findFile(value['root'], reading.input) : undefined;
  if (fact !== undefined) {
    element.root = routeOf(fact.path);
    element.rootUrl = fact.url;
  }
  children.push(...list(value['pages']).flatMap((entry) => readEntry(entry, hidden, inside)));
  for (const [key, kind] of CONTAINERS)
    for (const entry of list(value[key]))
      children.push(readElement(kind, entry as Json, { hidden, global: false }, inside));
  const isEmpty = ['pages', ...CONTAINERS.map(([key]) => key)].every((key) => value[key] === undefined);
  if (own !== undefined && isEmpty) children.push(...generate(own, element, reading.input));
  const global = (value['global'] ?? {}) as Json;
  for (const [key, kind] of CONTAINERS)
    for (const entry of list(global[key]))
      children.push(readElement(kind, entry as Json, { hidden, global: true }, inside));
}

function readEntry(entry: unknown, hidden: boolean, reading: Reading): readonly ModelNode[] {
  if (typeof entry !== 'string')
    return [readElement('group', entry as Json, { hidden, global: false }, reading)];
  const leaf = readReference(entry, hidden, reading);
  return leaf === undefined ? [] : [leaf];
}

function readElement(
  kind: string,
  value: Json,
  outer: { readonly hidden: boolean; readonly global: boolean },
  reading: Reading,
): ModelElement {
  const name = String(value[kind]);
  const element: ModelElement = {
    kind,
    label:
      kind === 'language'
        ? (NATIVE_NAMES[name] ?? name)
        : kind === 'product'
          ? String(value['name'] ?? name)
          : name,
    value,
    hidden: outer.hidden || value['hidden'] === true,
    global: outer.global,
    children: [],
  };
  fill(element, reading);
  return element;
}

/** 3.2 */
function readReference(text: string, hidden: boolean, { input, openapi }: Reading): ModelLeaf | undefined {
  // The specification names no label for such a link; the fragment's words are taken.
  if (text.startsWith('#')) return { kind: 'link', label: 'Part', title: 'Part', to: text, hidden };
  const endpoint = ENDPOINT.exec(text);
  if (endpoint !== null) {
    const [, named, method = '', path = ''] = endpoint;
    const sources = named ?? openapi ?? undefined;
    const candidates =
      sources === undefined
        ? Object.keys(input.specifications)
            .sort()
            .flatMap((source) => input.specifications[source] ?? [])
        : (input.specifications[sources] ?? []);
    const found = candidates.find((one) => one.method === method.toUpperCase() && one.path === path);
    return found === undefined ? undefined : operationLeaf(found, hidden);
  }
  const fact = findFile(text, input);
  if (fact === undefined) return undefined;
  return {
    kind: 'page',
    label: fact.sidebarTitle ?? fact.title,
    title: fact.title,
    to: routeOf(fact.path),
    hidden: hidden || fact.hidden === true,
    ...(fact.url === undefined ? {} : { url: fact.url }),
  };
}

function operationLeaf({ title, route }: OperationFact, hidden: boolean): ModelLeaf {
  return { kind: 'endpoint', label: title, title, to: route, hidden };
}

/** 3.7: an element with a specification and no content holds one group for each tag, in the order of the document. */
function generate(source: string, element: ModelElement, input: ModelInput): readonly ModelElement[] {
  const groups = new Map<string, ModelElement>();
  for (const operation of input.specifications[source] ?? []) {
    const { group } = operation;
    const known = groups.get(group) ?? {
      kind: 'group',
      label: group,
      value: {},
      hidden: element.hidden,
      global: false,
      children: [],
    };
    groups.set(group, known);
    known.children.push(operationLeaf(operation, element.hidden));
  }
  return [...groups.values()];
}

/** 3.2: as written without slash and extension, as `x/index`, ignoring case. */
function findFile(reference: string, { pages }: ModelInput): PageFact | undefined {
  const path = reference.replace(/^\//, '').replace(/\.mdx?$/, '');
  const find = (wanted: string): PageFact | undefined => pages.find((page) => page.path === wanted);
  return (
    find(path) ??
    find(`${path}/index`) ??
    pages.find((page) => page.path.toLowerCase() === path.toLowerCase())
  );
}

/** 3.9: the URL of a page is its file path. */
export function routeOf(path: string): string {
  const route = `/${path}`.replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** 3.9 "First page". Links are not pages, so an element with `href` has none to offer. */
export function firstPage(element: ModelElement): string | undefined {
  if (element.hidden) return undefined;
  return firstPageInside(element);
}

function firstPageInside(element: ModelElement): string | undefined {
  if (element.root !== undefined && element.rootUrl === undefined) return element.root;
  // The entries of `pages` come first in the tree, nested groups among them; then `groups`.
  const rows = element.children.filter((child) => !isElement(child) || child.kind === 'group');
  const containers = CONTAINERS.slice(1).flatMap(([, kind]) => {
    const all = element.children
      .filter((child) => isElement(child))
      .filter((child) => child.kind === kind && !child.global);
    const chosen = defaultOf(all);
    return chosen === undefined ? all : [chosen, ...all.filter((child) => child !== chosen)];
  });
  for (const child of [...rows, ...containers]) {
    const first = isElement(child) ? firstPage(child) : pageOf(child);
    if (first !== undefined) return first;
  }
  return undefined;
}

function linkOf(leaf: ModelLeaf): string | undefined {
  if (leaf.kind === 'link') return leaf.to;
  return leaf.hidden ? undefined : leaf.url;
}

/** 3.9: the default of a container of versions or languages; what is hidden is skipped. */
export function defaultOf(elements: readonly ModelElement[]): ModelElement | undefined {
  const switches = elements.filter(
    ({ kind, value }) => (kind === 'version' || kind === 'language') && value['hidden'] !== true,
  );
  return switches.find(({ value }) => value['default'] === true) ?? switches[0];
}

function pageOf(leaf: ModelLeaf): string | undefined {
  return leaf.kind === 'link' || leaf.hidden || leaf.url !== undefined ? undefined : leaf.to;
}

/**
 * Where choosing an element leads: its first page; 3.3: the address as written, where it has no content. The specification
 * does not say what becomes of an element that holds nothing but links: it leads where the first of them does.
 */
export function targetOf(element: ModelElement): string | undefined {
  const href = element.value['href'];
  return firstPage(element) ?? firstLink(element) ?? (typeof href === 'string' ? href : undefined);
}

function firstLink(element: ModelElement): string | undefined {
  if (element.hidden) return undefined;
  if (element.rootUrl !== undefined) return element.rootUrl;
  for (const child of element.children) {
    const found = isElement(child)
      ? child.global || child.hidden
        ? undefined
        : targetOf(child)
      : linkOf(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** 3.9 "Prev/next", "Page listed more than once"; contract 5 on the order of places. */
function collectPlaces(root: ModelElement): ReadonlyMap<string, readonly ModelPlace[]> {
  const found: Omit<ModelPlace, 'prev' | 'next'>[] = [];
  const visit = (element: ModelElement, trail: readonly ModelElement[]): void => {
    const { root: own, hidden } = element;
    if (own !== undefined) found.push({ route: own, title: '', trail, node: element, hidden });
    for (const child of element.children) {
      if (isElement(child)) visit(child, [...trail, child]);
      // A group's root page is not listed again; a container has no row of its own, so its root page may be.
      else if (child.kind !== 'link' && !(element.kind === 'group' && child.to === own))
        found.push({ route: child.to, title: child.title, trail, node: child, hidden: child.hidden });
    }
  };
  visit(root, []);
  const titles = new Map(found.filter(({ title }) => title !== '').map(({ route, title }) => [route, title]));
  const places = found.map((place) => ({
    ...place,
    title: place.title === '' ? (titles.get(place.route) ?? '') : place.title,
    ...neighbours(place, found),
  }));
  const byRoute = new Map<string, ModelPlace[]>();
  for (const place of places) byRoute.set(place.route, [...(byRoute.get(place.route) ?? []), place]);
  for (const [route, list] of byRoute)
    byRoute.set(
      route,
      list.sort((a, b) => preference(a, root) - preference(b, root)),
    );
  return byRoute;
}

/** Depth-first order of the visible pages of the innermost container; rows that only link are skipped. */
function neighbours(
  place: Omit<ModelPlace, 'prev' | 'next'>,
  all: readonly Omit<ModelPlace, 'prev' | 'next'>[],
): Pick<ModelPlace, 'prev' | 'next'> {
  const container = containerOf(place.trail);
  if (place.hidden || isLinkOnly(place)) return { prev: undefined, next: undefined };
  const sequence = all.filter(
    (other) => containerOf(other.trail) === container && !other.hidden && !isLinkOnly(other),
  );
  // A page that is listed twice is still one page: it counts where it stands first.
  const routes = [...new Set(sequence.map(({ route }) => route))];
  const at = routes.indexOf(place.route);
  return { prev: routes[at - 1], next: routes[at + 1] };
}

/** Whether the page of a place only leads elsewhere. */
function isLinkOnly({ node }: Pick<ModelPlace, 'node'>): boolean {
  if ('to' in node) return node.kind === 'page' && 'url' in node;
  return node.rootUrl !== undefined;
}

/** The innermost element that is not a group; undefined is the root. */
export function containerOf(trail: readonly ModelElement[]): ModelElement | undefined {
  return trail.findLast(({ kind }) => kind !== 'group');
}

/**
 * Lower comes first. A place in what is hidden has left the navigation, so any other decides before it; then the
 * language whose code prefixes the path (3.9), the default language, the default version. With languages inside
 * languages, each step off a default counts.
 */
function preference({ trail, route, hidden }: ModelPlace, root: ModelElement): number {
  const isOff = (element: ModelElement, depth: number): boolean => {
    const parent = trail[depth - 1] ?? root;
    const siblings = parent.children.filter((child) => isElement(child));
    return element !== defaultOf(siblings.filter(({ kind, global }) => kind === element.kind && !global));
  };
  const off = (wanted: string): number =>
    trail.filter((element, depth) => element.kind === wanted && isOff(element, depth)).length;
  const isPrefixed = trail.some(
    ({ kind, value }) => kind === 'language' && `${route}/`.startsWith(`/${String(value['language'])}/`),
  );
  return [hidden ? 1 : 0, isPrefixed ? 0 : 1, off('language'), off('version')].reduce(
    (sum, digit) => sum * 100 + digit,
  );
}

/** 3.9 "Breadcrumb trail". */
export function breadcrumbsOf(trail: readonly ModelElement[]): readonly string[] {
  return trail
    .filter(({ kind }) => kind !== 'version' && kind !== 'language')
    .map(({ label }) => label)
    .filter((label) => label !== '');
}

/** Every visible page below an element. */
function routesBelow(element: ModelElement): readonly string[] {
  if (element.hidden) return [];
  return [
    ...(element.root === undefined ? [] : [element.root]),
    ...element.children.flatMap((child) => {
      if (isElement(child)) return routesBelow(child);
      return pageOf(child) ?? [];
    }),
  ];
}

/**
 * 3.9 "Switching target": where choosing `element` in a selector may lead from a place. More than one where the
 * specification leaves a choice: which segment of a path stands for a version that is not named in it, which of several
 * groups of one name, and whether the reader's version is kept in another language that has it too.
 */
export function switchTargets(place: ModelPlace, element: ModelElement): readonly (string | undefined)[] {
  if (place.trail.includes(element)) return [place.route];
  const below = routesBelow(element);
  if (below.includes(place.route)) return [place.route];
  const twins = below.filter((route) => differsInOneSegment(place.route, route));
  if (below.some((route) => differsInName(place, route, element))) return twins;
  for (const group of place.trail.filter(({ kind }) => kind === 'group').toReversed()) {
    const same = groupsBelow(element)
      .filter(({ label }) => label === group.label)
      .map(firstPage)
      .filter((first) => first !== undefined);
    if (same.length > 0) return [...twins, ...same];
  }
  const kept = place.trail.filter(({ kind }) => kind === 'version' || kind === 'language');
  const choices = elementsBelow(element).filter(({ kind, label }) =>
    kept.some((one) => one.kind === kind && one.label === label),
  );
  return [...twins, ...[element, ...choices].map((one) => targetOf(one))];
}

function elementsBelow(element: ModelElement): readonly ModelElement[] {
  if (element.hidden) return [];
  return element.children
    .filter((child) => isElement(child))
    .flatMap((child) => [...(child.hidden ? [] : [child]), ...elementsBelow(child)]);
}

function groupsBelow(element: ModelElement): readonly ModelElement[] {
  return elementsBelow(element).filter(({ kind }) => kind === 'group');
}

/** Whether one path becomes the other when one segment is replaced, added or taken out. */
function differsInOneSegment(a: string, b: string): boolean {
  const without = (path: string): readonly string[] => {
    const segments = path.split('/').filter((segment) => segment !== '');
    return [
      segments.join('/'),
      ...segments.map((_, at) => segments.toSpliced(at, 1, '*').join('/')),
      ...segments.map((_, at) => segments.toSpliced(at, 1).join('/')),
    ];
  };
  return without(a).some((path) => without(b).includes(path));
}

/**
 * Whether two paths differ only in the names of the versions or languages: the same segments once the name of either
 * side is taken out.
 */
function differsInName(place: ModelPlace, route: string, element: ModelElement): boolean {
  const parent = place.trail.findLast(({ children }) => children.includes(element));
  const from = place.trail[parent === undefined ? 0 : place.trail.indexOf(parent) + 1];
  const strip = (path: string, { value, kind }: ModelElement): string => {
    const segments = path.split('/').filter((segment) => segment !== '');
    const at = segments.indexOf(String(value[kind]));
    return (at < 0 ? segments : segments.toSpliced(at, 1)).join('/');
  };
  // From a page that is in no version at all, nothing is switched.
  return from?.kind === element.kind && strip(place.route, from) === strip(route, element);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
