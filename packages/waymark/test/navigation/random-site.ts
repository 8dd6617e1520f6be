/** Random docs folders: every kind of navigation nested in every other. The same seed gives the same folder. */
import fc from 'fast-check';
import type { Json, OperationFact, PageFact } from './reference-model.ts';
import type { Settings } from './reference-outline.ts';
import type { Files } from './render-site.ts';

/** A docs folder, and what the model needs to know of it. */
export interface RandomSite extends Settings {
  readonly navigation: Json;
  readonly drilldown: boolean | undefined;
}

/** The page files of every random site. */
export const PAGES: readonly PageFact[] = [
  { path: 'index', title: 'Home' },
  { path: 'one', title: 'One' },
  { path: 'two', title: 'Two', sidebarTitle: 'Second' },
  { path: 'three', title: 'Three & more' },
  { path: 'guides/intro', title: 'Intro' },
  { path: 'guides/setup', title: 'Setup' },
  { path: 'folder/index', title: 'Folder' },
  { path: 'v1/one', title: 'One of v1' },
  { path: 'v2/one', title: 'One of v2' },
  { path: 'de/one', title: 'Eins' },
  { path: 'fr/one', title: 'Un' },
  { path: 'fr/guides/intro', title: 'Début' },
  { path: 'ünter/wégs', title: 'Ünterwegs ⛵' },
  { path: 'with space/page', title: 'Space' },
  { path: 'a/b/c/d', title: 'Deep' },
  { path: 'quiet', title: 'Quiet', hidden: true },
  { path: 'away', title: 'Away', url: 'https://away.example/x' },
  { path: 'inside', title: 'Inside', url: '/one' },
];

/** References that are written otherwise than their file, and one to nothing. */
const SPELLINGS: readonly string[] = [
  '/one',
  'two.mdx',
  'folder',
  'Guides/Intro',
  'nowhere',
  '#part',
  'v1/one',
  'de/one',
];

const ENDPOINTS: readonly string[] = [
  'GET /boats',
  'post /boats',
  'GET /boats/{id}',
  'GET /tides',
  'GET /winds',
  'DELETE /nothing',
  'other.json GET /boats',
];

/** The specifications of every random site. */
export const SPECIFICATIONS: Readonly<Record<string, readonly OperationFact[]>> = {
  'api.json': [
    operation('GET', '/boats', 'List boats', 'Boats', 'boats/list-boats'),
    operation('POST', '/boats', 'Add a boat', 'Boats', 'boats/add-a-boat'),
    operation('GET', '/boats/{id}', 'Show a boat', 'Boats', 'boats/show-a-boat'),
    operation('GET', '/tides', 'Tides today', 'API Reference', 'tides-today'),
  ],
  'other.json': [
    operation('GET', '/boats', 'Other boats', 'Other', 'other/other-boats'),
    operation('GET', '/winds', 'Winds', 'Other', 'other/winds'),
  ],
};

function operation(method: string, path: string, title: string, group: string, route: string): OperationFact {
  return { method, path, title, group, route: `/api-reference/${route}` };
}

const CODES = ['en', 'de', 'fr', 'ar', 'jp', 'cn', 'pt-BR'];
const VERSIONS = ['v1', 'v2', '3.0', 'next ✨'];
const LABELS = ['Guides', 'API', 'Ünïcode 文档', 'A "b" <c> & d', 'Start', 'Recipes', 'مرحبا'];
const THEMES = ['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'sequoia', 'luma'];

/** What an element is called, by the key of its label. */
const KEYS: Readonly<Record<string, string>> = {
  tabs: 'tab',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  products: 'product',
  versions: 'version',
  languages: 'language',
};

const LABEL_KEYS: Readonly<Record<string, true>> = Object.fromEntries(
  [...Object.values(KEYS), 'group', 'item', 'name', 'description', 'tag', 'icon', 'default', 'hidden'].map(
    (key) => [key, true as const],
  ),
);

/** A type and not an interface, as `letrec` asks for. */
type Arbitraries = Readonly<Record<'content' | 'filled' | 'group' | 'containers', Json>>;

/** Present once in so many times. */
const sometimes = <T>(value: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

/** Leaves out the keys that were not drawn. */
const sparse = (shape: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Json> =>
  fc
    .record(shape)
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)));

const label = fc.constantFrom(...LABELS);
const reference = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...PAGES.map(({ path }) => path)) },
  { weight: 2, arbitrary: fc.constantFrom(...SPELLINGS) },
  { weight: 2, arbitrary: fc.constantFrom(...ENDPOINTS) },
);
const specification = fc.constantFrom('api.json', 'other.json');
const outside = fc.constantFrom('https://out.example/a', 'mailto:crew@ship.example');
const icon = fc.constantFrom('rocket', 'book');

/** Fields that any element may have. */
const common = {
  icon: sometimes(icon, 3),
  hidden: sometimes(fc.constant(true), 14),
  openapi: sometimes(specification, 9),
};

/** What each kind of the tree is made of: others of them. */
type Tie = fc.LetrecTypedTie<Arbitraries>;

const groupOf = (tie: Tie): fc.Arbitrary<Json> =>
  sparse({
    group: label,
    pages: fc.array(
      fc.oneof(
        { maxDepth: 4, depthIdentifier: 'group', depthSize: 'small' },
        { weight: 4, arbitrary: reference },
        { weight: 1, arbitrary: tie('group') },
      ),
      { minLength: 1, maxLength: 4, size: 'max' },
    ),
    icon: sometimes(icon, 5),
    tag: sometimes(fc.constant('beta'), 6),
    expanded: sometimes(fc.boolean(), 2),
    root: sometimes(fc.constantFrom('one', 'folder/index', 'guides/intro'), 5),
    hidden: sometimes(fc.constant(true), 12),
    openapi: sometimes(specification, 8),
  });

const filledOf = (tie: Tie): fc.Arbitrary<Json> =>
  fc.oneof(
    { maxDepth: 3, depthIdentifier: 'content', depthSize: 'max' },
    {
      weight: 2,
      arbitrary: sparse({ pages: fc.array(reference, { minLength: 1, maxLength: 4, size: 'max' }) }),
    },
    {
      weight: 2,
      arbitrary: sparse({ groups: fc.array(tie('group'), { minLength: 1, maxLength: 3, size: 'max' }) }),
    },
    { weight: 4, arbitrary: tie('containers') },
  );

const containersOf = (tie: Tie): fc.Arbitrary<Json> =>
  fc
    .tuple(
      sparse({
        pages: sometimes(fc.array(reference, { minLength: 1, maxLength: 3, size: 'max' }), 3),
        groups: sometimes(fc.array(tie('group'), { minLength: 1, maxLength: 2, size: 'max' }), 3),
      }),
      fc.uniqueArray(fc.constantFrom(...Object.keys(KEYS)), { minLength: 1, maxLength: 2, size: 'max' }),
      fc.array(fc.array(tie('content'), { minLength: 1, maxLength: 3, size: 'max' }), {
        minLength: 2,
        maxLength: 2,
      }),
      fc.nat(),
      fc.boolean(),
    )
    .map(([rest, keys, contents, shift, marksDefault]) => {
      const containers = keys.map((key, index) => {
        const elements = contents[index] ?? [];
        return [
          key,
          elements.map((content, at) => nameElement(key, content, at + shift, marksDefault && at === 1)),
        ];
      });
      return { ...rest, ...Object.fromEntries(containers) };
    });

const contentOf = (tie: Tie): fc.Arbitrary<Json> =>
  fc
    .tuple(
      tie('filled'),
      sparse(common),
      sometimes(outside, 8),
      sometimes(specification, 14),
      sometimes(fc.array(tie('filled'), { minLength: 1, maxLength: 3, size: 'max' }), 6),
      sometimes(fc.constantFrom('two', 'v2/one'), 14),
    )
    .map(([filled, fields, href, generated, menu, root]) => {
      if (href !== undefined && menu === undefined) return { href };
      if (generated !== undefined) return { openapi: generated };
      return {
        ...filled,
        ...fields,
        ...(href === undefined ? {} : { href }),
        ...(root === undefined || !('pages' in filled) ? {} : { root }),
        ...(menu === undefined ? {} : { menu: menu.map((item, at) => ({ item: LABELS[at], ...item })) }),
      };
    });

const trees = fc.letrec<Arbitraries>((tie) => ({
  group: groupOf(tie),
  filled: filledOf(tie),
  containers: containersOf(tie),
  content: contentOf(tie),
}));

/** Versions and languages hold content, never a link; only tabs and products have a menu. */
function nameElement(key: string, content: Json, index: number, isDefault: boolean): Json {
  const kind = KEYS[key] ?? '';
  const { menu, href, ...rest } = content;
  if (kind === 'language' || kind === 'version') {
    const names = kind === 'language' ? CODES : VERSIONS;
    const link = href === undefined ? {} : { pages: ['three'] };
    return { [kind]: names[index % names.length], ...rest, ...link, ...marksOf(kind, index, isDefault) };
  }
  const hasMenu = menu !== undefined && (kind === 'tab' || kind === 'product');
  return {
    [kind]: LABELS[index % LABELS.length],
    ...rest,
    ...(hasMenu ? { menu } : {}),
    ...(href === undefined ? {} : { href }),
    ...marksOf(kind, index, false),
  };
}

/** Fields that only some kinds have. */
function marksOf(kind: string, index: number, isDefault: boolean): Json {
  const isThird = index % 3 === 0;
  return {
    ...(isDefault ? { default: true } : {}),
    ...(kind === 'version' && isThird ? { tag: 'new' } : {}),
    ...(kind === 'product' && isThird ? { name: 'Named product', description: 'What it is' } : {}),
  };
}

/** Random sites. */
export const randomSite: fc.Arbitrary<RandomSite> = fc
  .record({
    content: trees.filled,
    openapi: sometimes(specification, 3),
    anchors: sometimes(fc.constant([{ anchor: 'Status', href: 'https://status.example' }]), 3),
    theme: fc.constantFrom(...THEMES),
    base: fc.constantFrom('', '', '/docs'),
    eyebrows: fc.constantFrom('breadcrumbs' as const, 'section' as const, undefined),
    drilldown: fc.constantFrom(true, false, undefined),
  })
  .map(({ content, openapi, anchors, ...rest }) => ({
    ...rest,
    navigation: {
      ...content,
      ...(openapi === undefined ? {} : { openapi }),
      ...(anchors === undefined ? {} : { global: { anchors } }),
    },
  }));

/** The same tree with a page of its own for every reference, and those pages: nothing stands in two places. */
export function withOwnPages(site: RandomSite): {
  readonly site: RandomSite;
  readonly pages: readonly PageFact[];
} {
  const pages: PageFact[] = [];
  const own = (): string => {
    const path = `own/${pages.length}`;
    pages.push({ path, title: `Page ${pages.length}` });
    return path;
  };
  const visit = (value: Json): Json => {
    const { openapi: _, ...entries } = value;
    if (Object.keys(value).every((key) => key === 'openapi' || key in LABEL_KEYS))
      return { ...entries, pages: [own()] };
    return Object.fromEntries(
      Object.entries(entries).map(([key, one]) => {
        if (key === 'root') return [key, own()];
        if (!Array.isArray(one)) return [key, one];
        return [key, one.map((entry: unknown) => (typeof entry === 'string' ? own() : visit(entry as Json)))];
      }),
    );
  };
  return { site: { ...site, navigation: visit(site.navigation) }, pages };
}

/** The files of a site. */
export function filesOf(site: RandomSite, pages: readonly PageFact[] = PAGES): Files {
  const docs = {
    theme: site.theme,
    name: 'Random',
    colors: { primary: '#0B6E4F' },
    navigation: site.navigation,
    ...(site.eyebrows === undefined ? {} : { styling: { eyebrows: site.eyebrows } }),
    ...(site.drilldown === undefined ? {} : { interaction: { drilldown: site.drilldown } }),
  };
  return {
    'docs.json': JSON.stringify(docs),
    ...Object.fromEntries(pages.map((page) => [`${page.path}.mdx`, pageText(page)])),
    ...Object.fromEntries(
      Object.entries(SPECIFICATIONS).map(([path, all]) => [path, specificationText(all)]),
    ),
  };
}

function pageText({ path: _, ...front }: PageFact): string {
  return `---\n${Object.entries(front)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\nText.\n`;
}

/** A specification with the operations. */
export function specificationText(operations: readonly OperationFact[]): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, title, group } of operations) {
    const tags = group === 'API Reference' ? {} : { tags: [group] };
    const responses = { 200: { description: 'Fine' } };
    paths[path] = { ...paths[path], [method.toLowerCase()]: { summary: title, ...tags, responses } };
  }
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Sea', version: '1' }, paths });
}
