// Faults to plant into the sources, each behind a switch: what pages, their store or the stations would do if they took
// less notice of edits than they must. With each goes what kinds of edits it can be seen after.

const SOURCES = 'packages/waymark/src/';
const SNIPPETS = ['snippet', 'snippet comes late', 'snippet deleted', 'snippet renamed'];

/** Questions that are not recorded. */
const KINDS = {
  textDigest: ['block changed', 'word added'],
  resolveImport: SNIPPETS,
  resolveSnippet: SNIPPETS,
  nearestImport: [...SNIPPETS, 'block added'],
  link: ['page renamed', 'page deleted', 'redirects'],
  asset: ['image', 'image deleted', 'mintignore'],
  pictureSize: ['image', 'svg'],
  languageOf: ['navigation anew', 'order of elements'],
  setting: ['variables', 'icon library', 'code examples', 'theme of code'],
  headOf: ['page before another'],
  titleOf: ['title', 'related', 'page renamed'],
  endpointOf: ['other specification', 'page over operation', 'navigation anew'],
  findOperation: ['summary', 'parameter', 'operation description'],
  findSchema: ['schema', 'schema deleted'],
  findChannel: ['channel'],
  operationUrl: ['x-mint', 'reference added', 'documents', 'operation renamed'],
};

/**
 * Kinds of questions that `dev` asks again only when what answers them is another, with other edits where those above show
 * nothing. Not of texts and pictures: that their file is in another state, or gone, tells as much (see the faults of these).
 */
const { textDigest: _, pictureSize: __, ...sourced } = KINDS;
const SOURCES_OF = { ...sourced, link: ['page renamed', 'page deleted', 'page added', 'redirects'] };
const forEver = (kind) => `dev: answers to ${kind} are known for ever`;

/** Parts that the name of the frame leaves out. */
const FRAME = {
  tree: ['documents do not follow the navigation', ['element renamed', 'element icon', 'order of elements']],
  others: ['documents do not follow what pages are called', ['title', 'sidebarTitle', 'page icon', 'tag']],
  config: [
    'documents do not follow the configuration',
    ['name', 'navbar', 'footer', 'banner', 'colour in other letters', 'trail above titles'],
  ],
  iconLibrary: ['documents do not follow the icon library', ['icon library', 'element icon']],
  assets: ['documents do not follow the assets', ['stylesheet or script', 'colors', 'theme']],
  logoSizes: ['documents do not follow the size of the logo', ['logo', 'image', 'svg']],
  icons: ['documents do not follow where icons lie', ['icon file', 'icon by a path']],
};

/** Expressions that another one takes the place of. */
const EXPRESSIONS = [
  {
    name: 'what was read of a file is known for ever',
    edits: ['title', 'block changed', 'word added'],
    file: 'project/files/memory/source-memory.ts',
    find: "earlier?.look === found && found !== ''",
    fault: 'earlier !== undefined',
  },
  {
    name: 'dev: texts of pages are known for ever',
    edits: ['block changed', 'word added'],
    file: 'pages/world/known-good.ts',
    find: "kind === 'textDigest'",
    fault: 'false',
  },
  {
    name: 'dev: sizes of pictures are known for ever',
    edits: ['image', 'svg'],
    file: 'pages/world/known-good.ts',
    find: "kind === 'pictureSize'",
    fault: 'false',
  },
  {
    name: 'dev: heads do not follow variables',
    edits: ['variables', 'description', 'title'],
    file: 'site/sources/read-heads.ts',
    find: 'known.variables !== variables',
    fault: 'false',
  },
  {
    name: 'pages do not follow what is said of the pages before and after',
    edits: ['description'],
    file: 'pages/documents/page-view.ts',
    find: 'near && heads.get(near)?.description',
    fault: 'near && undefined',
  },
  {
    name: 'dev: heads do not follow operations',
    edits: ['summary', 'operation renamed', 'documents'],
    file: 'site/sources/read-heads.ts',
    find: 'known.specifications === undefined',
    fault: 'true',
  },
  {
    name: 'dev: which of two files is the page does not follow the navigation',
    edits: ['page against another'],
    file: 'site/stations/read-pages.ts',
    find: 'rivalsAmong(files) ? tree : undefined',
    fault: 'undefined',
  },
  {
    name: 'dev: specifications do not follow the files that they refer to',
    edits: ['shared schema'],
    file: 'site/sources/known-specification.ts',
    find: '[...loaded].every(([path, digest]) => digestOf(input.load(path), input) === digest)',
    fault: 'true',
  },
  {
    name: 'specifications do not follow overlays',
    edits: ['overlay'],
    file: 'site/sources/known-specification.ts',
    find: '[format, text, groups.join(), ...overlays.map((overlay) => overlay.text)]',
    fault: '[text]',
  },
  {
    name: 'dev: the configuration does not follow its files',
    edits: ['name', 'element renamed', 'page moved'],
    file: 'site/stations/read-configuration.ts',
    find: 'statesOf(project, asked)',
    fault: "''",
  },
  {
    name: 'dev: assets do not follow their texts',
    edits: ['stylesheet or script'],
    file: 'site/stations/read-assets.ts',
    find: 'statesOf(project, assetFiles(project.files))',
    fault: "''",
  },
  {
    name: 'dev: skills do not follow their texts',
    edits: ['skill'],
    file: 'site/stations/read-assets.ts',
    find: 'statesOf(project, skillFiles(project))',
    fault: "''",
  },
  {
    name: 'words of the search are kept',
    edits: ['word added', 'title', 'heading'],
    file: 'pages/store/indexed-pages.ts',
    find: 'value !== key',
    fault: "key === ''",
  },
  {
    name: 'dev: the list of files does not follow .mintignore',
    edits: ['mintignore'],
    file: 'project/load-project.ts',
    find: 'path !== IGNORE_FILE',
    fault: 'true',
  },
];

/** Every fault by name, with edits that it can be seen after. `globalThis.waymarkFault` names the one that is on. */
export const FAULTS = [
  ...Object.entries(KINDS).map(([kind, edits]) => ({ name: `${kind} is not recorded`, edits })),
  ...Object.entries(SOURCES_OF).map(([kind, edits]) => ({ name: forEver(kind), edits })),
  ...Object.values(FRAME).map(([name, edits]) => ({ name, edits })),
  ...EXPRESSIONS,
];

const partsByFault = Object.fromEntries(Object.entries(FRAME).map(([part, [name]]) => [name, part]));

/** What takes the place of what in which file. */
export const PLANTS = [
  {
    file: `${SOURCES}pages/world/world.ts`,
    find: '[...noted.values()]',
    planted:
      '[...noted.values()].filter(([[kind]]) => globalThis.waymarkFault !== kind + " is not recorded")',
  },
  {
    file: `${SOURCES}pages/world/frame.ts`,
    find: 'JSON.stringify(parts)',
    planted: `JSON.stringify({ ...parts, [${JSON.stringify(partsByFault)}[globalThis.waymarkFault] ?? '']: '' })`,
  },
  {
    file: `${SOURCES}pages/world/known-good.ts`,
    find: 'kinds.filter((kind) =>',
    planted: `kinds.filter((kind) => globalThis.waymarkFault !== ${JSON.stringify(forEver('#'))}.replace('#', kind) &&`,
  },
  ...EXPRESSIONS.map(({ name, file, find, fault }) => ({
    file: SOURCES + file,
    find,
    planted: `(globalThis.waymarkFault === ${JSON.stringify(name)} ? (${fault}) : (${find}))`,
  })),
];
