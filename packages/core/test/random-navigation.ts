/** Random navigation trees: every kind of element, nested in any order, with references of every form. */
import fc from 'fast-check';
import type { PageHead } from '../src/content/heads/page-head.ts';
import type { CatalogSpecification } from '../src/navigation/operations/api-catalog.ts';
import { operation, page, specification } from './navigation-input.ts';

const containers = [
  ['anchors', 'anchor'],
  ['dropdowns', 'dropdown'],
  ['languages', 'language'],
  ['tabs', 'tab'],
  ['versions', 'version'],
  ['menu', 'item'],
  ['products', 'product'],
] as const;

/** Page files of the random projects; some are hidden, some only link, some document an operation. */
export const files: readonly PageHead[] = [
  ...'index a b c d x/index x/y v1/a v1/b v2/a v2/b en/a fr/a fr/b Case with%20space'
    .split(' ')
    .map((path) => page(path)),
  page('hidden', { hidden: true }),
  page('shown', { hidden: false }),
  page('link', { url: 'https://link.example' }),
  page('mine', { openapi: 'GET /users' }),
  page('api-reference/users/list', { openapi: 'one.json GET /users' }),
];

/** Specifications of the random projects. */
export const specifications: readonly CatalogSpecification[] = [
  specification('one.json', [
    'GET /users #Users List',
    'POST /users #Users Same',
    'PUT /users #Users Same',
    operation('OPTIONS /secret', { hidden: true }),
    operation('HEAD /gone', { excluded: true }),
    operation('PATCH /own', { href: '/x/own' }),
    'WEBHOOK paid',
  ]),
  specification('two.yaml', ['GET /users #Users List', 'TRACE /teams']),
];

const label = fc.constantFrom('One', 'Two', '1.0', '2.0', 'en', 'fr', '');
const ref = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'a',
      'b',
      'c',
      'd',
      '/x',
      'x/y',
      'v1/a',
      'v1/b',
      'v2/a',
      'v2/b',
      'en/a',
      'fr/a',
      'fr/b',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'hidden',
      'shown',
      'link',
      'mine',
      'case',
      'missing',
      '#part',
      'a#part',
      'with%20space',
      'index',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'GET /users',
      'POST /users',
      'put /users',
      'HEAD /gone',
      'PATCH /own',
      'DELETE /none',
      'two TRACE /teams',
      'webhook paid',
    ),
  },
);
const openapi = fc.constantFrom<unknown>(
  'one.json',
  'two.yaml',
  ['one.json', 'two'],
  { source: 'two.yaml', directory: 'two' },
  'none.json',
  7,
);
const junk = fc.constantFrom<unknown>(null, 3, 'junk', [], {}, { href: 5 }, [[]]);

const shared = {
  hidden: fc.boolean(),
  searchable: fc.boolean(),
  default: fc.boolean(),
  root: fc.constantFrom('a', 'x', 'missing', 'hidden'),
  openapi,
  boost: fc.integer(),
  directory: fc.constantFrom('none', 'card', 'wrong'),
  icon: fc.constantFrom<unknown>('star', { name: 'star' }, 4),
  expanded: fc.boolean(),
};

/** What an element may hold: up to three containers, and pages. */
function content(depth: number): fc.Arbitrary<object> {
  const inner = [...containers, ['groups', 'group'] as const].map(([key, kind]) =>
    fc.array(element(kind, depth - 1), { maxLength: 2 }).map((elements) => ({ [key]: elements })),
  );
  const broken = fc.tuple(fc.constantFrom('pages', 'groups', 'tabs', 'versions', 'global', 'menu'), junk);
  const global = fc.constant({
    global: { anchors: [{ anchor: 'Out', href: 'https://out.example' }, { anchor: 'Wrong' }] },
  });
  const part = fc.oneof(
    { weight: 4, arbitrary: pageList(depth) },
    ...inner.map((arbitrary) => ({ weight: 2, arbitrary })),
    { weight: 1, arbitrary: global },
    { weight: 1, arbitrary: broken.map(([key, value]) => ({ [key]: value })) },
  );
  return fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => Object.assign({}, ...parts));
}

function pageList(depth: number): fc.Arbitrary<object> {
  const entry = fc.oneof(
    { weight: 6, arbitrary: ref },
    { weight: 1, arbitrary: junk },
    ...(depth > 0 ? [{ weight: 2, arbitrary: element('group', depth - 1) }] : []),
  );
  return fc.array(entry, { maxLength: 4 }).map((pages) => ({ pages }));
}

/** An element of a kind with at most so many levels inside; made once for each kind and depth. */
const elements = new Map<string, fc.Arbitrary<object>>();
function element(kind: string, depth: number): fc.Arbitrary<object> {
  const known = elements.get(`${kind} ${depth}`);
  if (known !== undefined) return known;
  const own = fc.record({ [kind]: label });
  const extras = fc.record(shared, { requiredKeys: [] });
  const href = fc.constantFrom(
    {},
    {},
    {},
    {},
    { href: 'https://out.example' },
    { href: '/a' },
    { href: 'javascript:x' },
  );
  const inside = depth > 0 ? content(depth) : pageList(0);
  const made = fc
    .tuple(
      own,
      fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: extras }),
      href,
      inside,
    )
    .map((parts) => Object.assign({}, ...parts) as object);
  elements.set(`${kind} ${depth}`, made);
  return made;
}

/** A random `navigation` value. */
export const navigation: fc.Arbitrary<unknown> = fc
  .tuple(content(4), fc.record({ openapi }, { requiredKeys: [] }))
  .map(([inside, own]) => ({ ...inside, ...own }));
