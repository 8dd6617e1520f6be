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
  if (typeof value['root'] === 'string') {
    const fact = findFile(value['root'], reading.input);
    if (fact !== undefined) element.root = routeOf(fact.path);
  }
  for (const entry of list(value['pages'])) {
    if (typeof entry === 'string') {
      const leaf = readReference(entry, hidden, inside);
      if (leaf !== undefined) children.push(leaf);
    } else children.push(readElement('group', entry as Json, { hidden, global: false }, inside));
  }
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

function readElement(
  kind: string,
  value: Json,
  outer: { readonly hidden: boolean; readonly global: boolean },
  reading: Reading,
): ModelElement {
  const name = String(value[kind]);
  const element: ModelElement = {
    kind,
    label: kind === 'language' ? (NATIVE_NAMES[name] ?? name) : kind === 'product' ? String(value['name'] ?? name) : name,
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
        ? Object.keys(input.specifications).sort().flatMap((source) => input.specifications[source] ?? [])
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
  if (element.root !== undefined) return element.root;
  const kinds = ['group', ...CONTAINERS.slice(1).map(([, kind]) => kind)];
  const pages = list(element.value['pages']).length;
  void pages;
  for (const child of element.children) {
    // The entries of `pages` come first in the tree, nested groups among them; then `groups`.
    if (!isElement(child)) {
      if (child.kind !== 'link' && !child.hidden && child.url === undefined) return child.to;
    } else if (child.kind === 'group') {
      const first = firstPage(child);
      if (first !== undefined) return first;
    }
  }
  for (const kind of kinds.slice(1)) {
    const all = element.children.filter(isElement).filter((child) => child.kind === kind && !child.global);
    const chosen = defaultOf(all);
    const ordered = chosen === undefined ? all : [chosen, ...all.filter((child) => child !== chosen)];
    for (const child of ordered) {
      if (child.value['href'] !== undefined) continue;
      const first = firstPage(child);
      if (first !== undefined) return first;
    }
  }
  return undefined;
}

/** 3.9: the default of a container of versions or languages. */
export function defaultOf(elements: readonly ModelElement[]): ModelElement | undefined {
  const switches = elements.filter(({ kind }) => kind === 'version' || kind === 'language');
  return switches.find(({ value }) => value['default'] === true) ?? switches[0];
}

/** Where choosing an element leads: its address as written, else its first page. */
export function targetOf(element: ModelElement): string | undefined {
  const href = element.value['href'];
  return typeof href === 'string' ? href : firstPage(element);
}

/** 3.9 "Prev/next", "Page listed more than once"; contract 5 on the order of places. */
function collectPlaces(root: ModelElement): ReadonlyMap<string, readonly ModelPlace[]> {
  const found: Omit<ModelPlace, 'prev' | 'next'>[] = [];
  const visit = (element: ModelElement, trail: readonly ModelElement[]): void => {
    const before = found.length;
    const { root: own, hidden } = element;
    if (own !== undefined) found.push({ route: own, title: '', trail, node: element, hidden });
    for (const child of element.children) {
      if (isElement(child)) visit(child, [...trail, child]);
      // The root page is not listed again.
      else if (child.kind !== 'link' && !found.slice(before).some((place) => place.node === element && place.route === child.to))
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
    byRoute.set(route, list.sort((a, b) => preference(a, root) - preference(b, root)));
  return byRoute;
}

/** Depth-first order of the visible pages of the innermost container; rows that only link are skipped. */
function neighbours(
  place: Omit<ModelPlace, 'prev' | 'next'>,
  all: readonly Omit<ModelPlace, 'prev' | 'next'>[],
): Pick<ModelPlace, 'prev' | 'next'> {
  const container = containerOf(place.trail);
  const isLinkOnly = place.node.kind === 'page' && 'url' in place.node;
  if (place.hidden || isLinkOnly) return { prev: undefined, next: undefined };
  const sequence = all.filter(
    (other) =>
      containerOf(other.trail) === container &&
      !other.hidden &&
      !(other.node.kind === 'page' && 'url' in other.node),
  );
  // A page that is listed twice is still one page: it counts where it stands first.
  const routes = [...new Set(sequence.map(({ route }) => route))];
  const at = routes.indexOf(place.route);
  return { prev: routes[at - 1], next: routes[at + 1] };
}

/** The innermost element that is not a group; undefined is the root. */
export function containerOf(trail: readonly ModelElement[]): ModelElement | undefined {
  return trail.findLast(({ kind }) => kind !== 'group');
}

/**
 * Default language and version first: each step off the default counts, languages before versions. A place in what is
 * hidden has left the navigation, so any other decides before it.
 */
function preference({ trail, route, hidden }: ModelPlace, root: ModelElement): number {
  let off = hidden ? 1_000_000 : 0;
  for (const [depth, element] of trail.entries()) {
    const parent = depth === 0 ? root : (trail[depth - 1] ?? root);
    const siblings = parent.children.filter(isElement).filter(({ kind, global }) => kind === element.kind && !global);
    if (element.kind === 'language') off += languageRank(element, siblings, route) * 100;
    if (element.kind === 'version' && element !== defaultOf(siblings)) off += 1;
  }
  return off;
}

/** 3.9: the language whose code prefixes the path wins, then the default. */
function languageRank(element: ModelElement, siblings: readonly ModelElement[], route: string): number {
  const isNamed = ({ value }: ModelElement): boolean => `${route}/`.startsWith(`/${String(value['language'])}/`);
  const order = [...siblings.filter(isNamed), defaultOf(siblings)];
  const rank = order.indexOf(element);
  return rank < 0 ? order.length : rank;
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
      return child.kind === 'link' || child.hidden || child.url !== undefined ? [] : [child.to];
    }),
  ];
}

/** 3.9 "Switching target": where choosing `element` in a selector leads from a place. */
export function switchTarget(place: ModelPlace, element: ModelElement): string | undefined {
  const { href } = element.value;
  if (typeof href === 'string') return href;
  const below = routesBelow(element);
  if (below.includes(place.route)) return place.route;
  const twin = below.find((route) => differsInSegment(place, route, element));
  if (twin !== undefined) return twin;
  for (const group of place.trail.filter(({ kind }) => kind === 'group').toReversed()) {
    const same = groupsBelow(element).find(({ label }) => label === group.label);
    const first = same === undefined ? undefined : firstPage(same);
    if (first !== undefined) return first;
  }
  return firstPage(element);
}

function groupsBelow(element: ModelElement): readonly ModelElement[] {
  if (element.hidden) return [];
  return element.children
    .filter(isElement)
    .flatMap((child) => [...(child.kind === 'group' && !child.hidden ? [child] : []), ...groupsBelow(child)]);
}

/**
 * Whether two paths differ only in the segment of the version or language: the same segments once the names of either
 * side are taken out, and at least one path has its own name in it.
 */
function differsInSegment(place: ModelPlace, route: string, element: ModelElement): boolean {
  const from = place.trail.find(({ kind }) => kind === element.kind);
  const names = (one: ModelElement | undefined): readonly string[] =>
    one === undefined ? [] : [String(one.value[one.kind]), one.label];
  const strip = (path: string, taken: readonly string[]): string | undefined => {
    const segments = path.split('/').slice(1);
    const at = segments.findIndex((segment) => taken.includes(segment));
    return at < 0 ? undefined : segments.toSpliced(at, 1).join('/');
  };
  const here = strip(place.route, names(from));
  const there = strip(route, names(element));
  if (here === undefined && there === undefined) return false;
  const plain = (path: string): string => path.slice(1);
  return (here ?? plain(place.route)) === (there ?? plain(route));
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
