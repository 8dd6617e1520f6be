/** Small inputs for navigation tests, and a printed form of the answer that is easy to compare. */
import type { PageHead } from '../src/content/heads/page-head.ts';
import type { Diagnostic } from '../src/diagnostics/index.ts';
import type {
  CatalogOperation,
  CatalogSpecification,
  CatalogTag,
} from '../src/navigation/operations/api-catalog.ts';
import type { NavElement, NavigationModel, NavNode, PlacedPage } from '../src/navigation/tree/model.ts';
import { type NavigationInput, resolveNavigation } from '../src/navigation/tree/resolve.ts';

type Front = Readonly<Record<string, unknown>>;

/** A page file by its path without extension; its title is the last part of the path unless told. */
export function page(path: string, frontmatter: Front = {}, extension = 'mdx'): PageHead {
  const route = path === 'index' ? '/' : `/${path.replace(/\/index$/, '')}`;
  const title = String(frontmatter['title'] ?? path.split('/').at(-1));
  const file = `${path}.${extension}`;
  return { ...(frontmatter as Partial<PageHead>), file, route, title, frontmatter, bodyStart: 0 };
}

/** Page files by their paths, separated by spaces. */
export function pages(paths: string): readonly PageHead[] {
  return paths
    .split(/\s+/)
    .filter((path) => path !== '')
    .map((path) => page(path));
}

/** An operation such as `GET /users #Users List users`: method, path, tag after `#`, and a summary. */
export function operation(text: string, more: Partial<CatalogOperation> = {}): CatalogOperation {
  const [, method = '', path = '', tag, summary] = /^(\S+) (\S+)(?: #(\S+))?(?: (.+))?$/.exec(text) ?? [];
  return {
    method,
    path,
    title: summary ?? `${method} ${path}`,
    tags: tag === undefined ? [] : [tag],
    ...(summary === undefined ? {} : { summary }),
    ...more,
  };
}

/** A specification with the operations given as texts or in full. */
export function specification(
  source: string,
  operations: readonly (string | CatalogOperation)[],
  tags: readonly CatalogTag[] = [],
): CatalogSpecification {
  const all = operations.map((entry) => (typeof entry === 'string' ? operation(entry) : entry));
  return { source, operations: all, tags };
}

/** What a test varies; page files may be given by their paths. */
export interface TestInput extends Partial<Omit<NavigationInput, 'pages' | 'catalog' | 'navigation'>> {
  readonly pages?: string | readonly PageHead[];
  readonly specifications?: readonly CatalogSpecification[];
}

/** Resolves a navigation and keeps the model and the diagnostics at hand. */
export function resolve(
  navigation: unknown,
  { pages: given = [], specifications = [], ...rest }: TestInput = {},
): { readonly model: NavigationModel; readonly diagnostics: readonly Diagnostic[] } {
  const { value, diagnostics } = resolveNavigation({
    navigation,
    pages: typeof given === 'string' ? pages(given) : given,
    catalog: { specifications },
    ...rest,
  });
  return { model: value, diagnostics };
}

/** The tree as lines: two spaces a level, kind, label, and where it leads. */
export function outline(model: NavigationModel): readonly string[] {
  return outlineOf(model.root.children, '');
}

function outlineOf(nodes: readonly NavNode[], indent: string): readonly string[] {
  return nodes.flatMap((node) => {
    const flags = 'hidden' in node && node.hidden === true ? ' (hidden)' : '';
    if (node.kind === 'page') return [`${indent}page ${node.route}${flags}`];
    if (node.kind === 'endpoint')
      return [`${indent}endpoint ${node.method} ${node.path} ${node.route}${flags}`];
    if (node.kind === 'link') return [`${indent}link ${node.label} ${node.href}`];
    const global = node.global === true ? ' (global)' : '';
    const target = node.target === undefined ? '' : ` -> ${node.target}`;
    return [
      `${indent}${node.kind} ${node.label}${target}${flags}${global}`,
      ...outlineOf(node.children, `${indent}  `),
    ];
  });
}

/** The placed page of a route; throws when there is none. */
export function placed(model: NavigationModel, route: string): PlacedPage {
  const found = model.pages.get(route);
  if (found === undefined) throw new Error(`no page ${route} among ${[...model.pages.keys()].join(' ')}`);
  return found;
}

/** `prev < route > next` for every place of every page, in order. */
export function readingOrders(model: NavigationModel): readonly string[] {
  return [...model.pages.values()].flatMap(({ route, places }) =>
    places.map(({ prev, next }) => `${prev ?? ''} < ${route} > ${next ?? ''}`.trim()),
  );
}

/** An element of the tree by its label (the first one); throws when there is none. */
export function element(model: NavigationModel, label: string, kind?: NavElement['kind']): NavElement {
  const search = (nodes: readonly NavNode[]): NavElement | undefined => {
    for (const node of nodes) {
      if (!('children' in node)) continue;
      const found =
        node.label === label && (kind === undefined || node.kind === kind) ? node : search(node.children);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const found = search(model.root.children);
  if (found === undefined) throw new Error(`no element ${label}`);
  return found;
}

/** Codes of diagnostics without their area. */
export function codes(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ code }) => code.replace('navigation/', ''));
}
