// What is photographed: small sites of our own about a harbour, one element of the navigation each.

const operations = {
  openapi: '3.1.0',
  info: { title: 'Berths', version: '1' },
  servers: [{ url: 'https://harbour.example.com' }],
  paths: {
    '/berths': {
      get: { summary: 'List berths', tags: ['Berths'], responses: { 200: { description: 'Free berths' } } },
      post: { summary: 'Reserve a berth', tags: ['Berths'], responses: { 201: { description: 'Reserved' } } },
    },
    '/berths/{id}': {
      patch: { summary: 'Move a boat', tags: ['Berths'], responses: { 200: { description: 'Moved' } } },
      delete: { summary: 'Cast off', tags: ['Berths'], responses: { 204: { description: 'Free again' } } },
    },
  },
};

const start = { group: 'Start', icon: 'anchor', pages: ['welcome', 'mooring', 'first-night'] };
const boats = { group: 'Boats', pages: ['sails', 'engines'] };

const top = (height, width = 760) => ({ x: 0, y: 0, width, height });

/**
 * Each shot: the navigation, further keys of docs.json, where to go, what to open, and what part of the window counts.
 */
export const shots = [
  {
    name: 'pages',
    navigation: { pages: ['welcome', 'mooring', 'first-night', 'sails'] },
    path: '/mooring/',
    clip: top(300),
  },
  {
    name: 'groups',
    navigation: {
      groups: [
        start,
        {
          group: 'On board',
          root: 'on-board',
          pages: [
            'crew',
            { group: 'Sails', icon: 'wind', tag: 'New', expanded: true, pages: ['sails', 'jib'] },
            { group: 'Engines', root: 'engines', pages: ['diesel'] },
            { group: 'Repairs', pages: ['patch'] },
          ],
        },
      ],
    },
    path: '/sails/',
    clip: top(520),
  },
  {
    name: 'tabs',
    navigation: {
      tabs: [
        { tab: 'Guides', icon: 'book-open', groups: [start] },
        { tab: 'Boats', icon: 'sailboat', groups: [boats] },
        { tab: 'Weather', icon: 'cloud-sun', pages: ['weather'] },
        { tab: 'Blog', href: 'https://example.com', align: 'end' },
      ],
    },
    path: '/welcome/',
    clip: top(270, 1024),
  },
  {
    name: 'menus',
    navigation: {
      tabs: [
        { tab: 'Guides', groups: [start] },
        {
          tab: 'Recipes',
          menu: [
            { item: 'Cooking', icon: 'utensils', description: 'Meals at sea', pages: ['soup'] },
            { item: 'Knots', icon: 'link', description: 'Ropes that hold', pages: ['bowline'] },
            { item: 'Market', icon: 'basket-shopping', href: 'https://example.com' },
          ],
        },
      ],
    },
    path: '/soup/',
    open: '.nav-tabs-split > button',
    clip: top(320),
  },
  {
    name: 'anchors',
    navigation: {
      anchors: [
        { anchor: 'Handbook', icon: 'book', groups: [start] },
        { anchor: 'Charts', icon: 'map', pages: ['charts'] },
        { anchor: 'Radio', icon: 'tower-broadcast', pages: ['radio'] },
      ],
    },
    path: '/welcome/',
    clip: top(370),
  },
  {
    name: 'global-anchors',
    navigation: {
      global: {
        anchors: [
          { anchor: 'Community', icon: 'comments', href: 'https://example.com' },
          { anchor: 'Status', icon: 'heart-pulse', href: 'https://example.com/status' },
        ],
      },
      groups: [start],
    },
    path: '/mooring/',
    clip: top(340),
  },
  {
    name: 'dropdowns',
    navigation: {
      dropdowns: [
        { dropdown: 'Skippers', icon: 'compass', description: 'Before you sail', groups: [start] },
        { dropdown: 'Harbour masters', icon: 'warehouse', description: 'Berths and fees', pages: ['fees'] },
        { dropdown: 'Developers', icon: 'code', description: 'The API', pages: ['api'] },
      ],
    },
    path: '/welcome/',
    open: '#sidebar .nav-selector > button',
    clip: top(360),
  },
  {
    name: 'products',
    navigation: {
      products: [
        { product: 'Harbour', icon: 'anchor', description: 'Berths and boats', groups: [start] },
        { product: 'Lighthouse', icon: 'lightbulb', description: 'Lamps and lenses', pages: ['lamp'] },
        { product: 'Weather', icon: 'cloud-sun', description: 'Wind and tides', pages: ['weather'] },
      ],
    },
    path: '/welcome/',
    open: '[data-selector="product"] > button',
    clip: top(330),
  },
  {
    name: 'versions',
    navigation: {
      versions: [
        { version: '3.0', tag: 'Beta', pages: ['v3'] },
        { version: '2.0', default: true, tag: 'Latest', groups: [start] },
        { version: '1.0', pages: ['v1'] },
      ],
    },
    path: '/welcome/',
    open: '[data-selector="version"] > button',
    clip: top(300),
  },
  {
    name: 'languages',
    navigation: {
      languages: [
        { language: 'en', groups: [start] },
        { language: 'de', pages: ['de/welcome'] },
        { language: 'fr', pages: ['fr/welcome'] },
        { language: 'es', pages: ['es/welcome'] },
        { language: 'ar', pages: ['ar/welcome'] },
      ],
    },
    path: '/welcome/',
    open: '[data-selector="language"] > button',
    clip: top(320),
  },
  {
    name: 'endpoints',
    navigation: {
      groups: [
        { group: 'Start', pages: ['welcome'] },
        {
          group: 'Berths',
          openapi: 'berths.json',
          pages: ['GET /berths', 'POST /berths', 'PATCH /berths/{id}', 'DELETE /berths/{id}'],
        },
      ],
    },
    path: '/api-reference/berths/list-berths/',
    clip: top(400),
  },
  {
    name: 'breadcrumbs',
    docs: { styling: { eyebrows: 'breadcrumbs' } },
    navigation: {
      tabs: [
        {
          tab: 'Guides',
          groups: [{ group: 'On board', pages: [{ group: 'Sails', pages: ['jib', 'sails'] }] }],
        },
        { tab: 'Boats', pages: ['engines'] },
      ],
    },
    path: '/sails/',
    clip: top(300),
  },
  {
    name: 'previous-and-next',
    navigation: { groups: [start, boats] },
    path: '/mooring/',
    clip: { x: 264, y: 90, width: 760, height: 320 },
  },
  {
    name: 'drawer',
    viewport: { width: 390, height: 760 },
    docs: { navbar: { primary: { type: 'button', label: 'Sign in', href: 'https://example.com' } } },
    navigation: {
      versions: [
        {
          version: '2.0',
          tabs: [
            { tab: 'Guides', groups: [start, boats] },
            { tab: 'Weather', pages: ['weather'] },
          ],
        },
        { version: '1.0', pages: ['v1'] },
      ],
    },
    path: '/mooring/',
    open: '.drawer-button',
    clip: { x: 0, y: 0, width: 390, height: 760 },
  },
];

const TITLES = {
  'de/welcome': 'Willkommen',
  'fr/welcome': 'Bienvenue',
  'es/welcome': 'Bienvenidos',
  'ar/welcome': 'أهلا وسهلا',
  api: 'The API',
  v1: 'Version 1',
  v3: 'Version 3',
};

const TEXTS = {
  mooring: 'Come in slowly, against the wind.',
  welcome: 'Forty berths, a crane, and a warm kettle.',
  sails: 'A sail that is folded dry lasts for twenty summers.',
};

/** Paths of the page files that a navigation names. */
function pathsIn(value) {
  if (Array.isArray(value)) {
    return value.flatMap((entry) =>
      typeof entry === 'string' && !entry.includes(' ') ? [entry] : pathsIn(entry),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const root = typeof value.root === 'string' ? [value.root] : [];
  return [
    ...root,
    ...Object.values(value).flatMap((entry) => (typeof entry === 'string' ? [] : pathsIn(entry))),
  ];
}

function titleOf(path) {
  const words = (path.split('/').at(-1) ?? path).replaceAll('-', ' ');
  return TITLES[path] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The files of the site of a shot: path → text. */
export function filesOf({ name, navigation, docs = {} }) {
  // They would be cut off at the edge of the other pictures.
  const neighbours = name === 'previous-and-next' ? '' : 'hideFooterPagination: true\n';
  const config = {
    theme: 'mint',
    name: 'Harbour',
    colors: { primary: '#0B6E4F', light: '#3FB58B', dark: '#07513A' },
    ...docs,
    navigation,
  };
  const pages = pathsIn(navigation).map((path) => [
    `${path}.mdx`,
    `---\ntitle: ${titleOf(path)}\n${neighbours}---\n\n${TEXTS[path] ?? 'Ask the harbour master.'}\n`,
  ]);
  return {
    'docs.json': JSON.stringify(config),
    'berths.json': JSON.stringify(operations),
    ...Object.fromEntries(pages),
  };
}
