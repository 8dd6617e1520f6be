// A random site as a model that edits change, and the files that it stands for.
import { navigation } from './navigation.mjs';
import { events, overlay, sharedSchemas, specification, toYaml } from './specification.mjs';
import { block, brokenBlock, front, title, words } from './text.mjs';

const FOLDERS = ['guide/', 'guide/', 'guide/deep/', 'ref/', ''];

/** A new page with the blocks that its site allows. */
export function page(dice, site, file) {
  const blocks = dice.times(1 + dice.below(6), () => block(dice, site, file));
  return {
    front: front(dice, site, file),
    blocks: dice.chance(0.04) ? [...blocks, brokenBlock(dice)] : blocks,
  };
}

/** What the front matter says of operations, schemas and channels. */
export const documented = (dice) =>
  dice.pick([
    { openapi: 'GET /crates' },
    { openapi: 'api/main.yaml GET /crates/{id}' },
    { openapi: 'api/other.json GET /seals' },
    { openapi: 'GET /never' },
    { 'openapi-schema': 'Crate' },
    { 'openapi-schema': 'api/main.yaml Seal' },
    { asyncapi: 'api/events.yaml crateMoved' },
    { asyncapi: 'crateMoved' },
    { api: 'POST /written' },
  ]);

const COUNTER = (dice) => `import { useState } from 'react'
import { unit } from './values.jsx'

export const Counter = ({ from }) => {
  const [count, setCount] = useState(from)
  return <button className="p-${dice.below(5)}" onClick={() => setCount(count + 1)}>${words(dice)} {count} {unit}</button>
}
`;
const SHOWN = (dice) =>
  `export const Shown = ({ from }) => <p className="text-blue-500">${words(dice)} {from} <Icon icon="gear" /></p>\n`;

/** Texts of snippets, by path; of these, edits make, change, rename and delete some. */
export const SNIPPETS = {
  'snippets/plain.mdx': (dice, site) => {
    const { imports, text } = block(dice, site, 'snippets/plain.mdx');
    return `${imports.join('\n')}\n\n${text}\n\n${words(dice)} {{product}}\n`;
  },
  'snippets/nested.mdx': (dice) => `import Inner from './inner.mdx'\n\n${words(dice)}\n\n<Inner />\n`,
  'snippets/inner.mdx': (dice) => `${words(dice)} [out](/guide/p2) ![in](/images/a.png)\n`,
  'snippets/given.mdx': (dice) => `${words(dice)} {word}\n`,
  'snippets/counter.jsx': COUNTER,
  'snippets/values.jsx': (dice) => `export const unit = '${words(dice, 1)}'\n`,
  'snippets/shown.jsx': SHOWN,
  'snippets/all.jsx': (dice) =>
    `export { Counter } from './counter.jsx'\nexport * from './shown.jsx'\nexport const word = '${words(dice, 1)}'\n`,
  'snippets/late.mdx': (dice) => `${words(dice)}\n`,
  'snippets/late.jsx': (dice) => `export const Late = ({ from }) => <em>${words(dice)} {from}</em>\n`,
};

export const STYLES = {
  'style.css': (dice) =>
    `.own-class { color: ${dice.pick(['red', 'green', 'blue'])}; padding: ${dice.below(9)}px }\n`,
  'more.css': (dice) => `.mdx-content { background: url(/images/a.png); margin: ${dice.below(9)}px }\n`,
  'own.js': (dice) =>
    `document.title += ${dice.below(99)};\n${dice.pick(['', "fetch('https://far.example.com/x');\n"])}`,
};

/** A picture: only its head is true. */
export function png(dice) {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex');
  head.writeUInt32BE(1 + dice.below(900), 16);
  head.writeUInt32BE(1 + dice.below(900), 20);
  return Buffer.concat([head, Buffer.from(`0806000000 ${dice.below(1000)}`)]);
}

export const svg = (dice) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${10 + dice.below(90)}" height="${10 + dice.below(90)}" viewBox="0 0 24 24">${dice.pick(['', '<script>alert(1)</script>'])}<path d="M0 ${dice.below(24)}h24"/></svg>\n`;

/** The fields that `make` gives, in so many of all cases. */
const sometimes = (dice, share, make) => (dice.chance(share) ? make() : {});

/** How a site looks, and what it is called. */
const look = (dice) => ({
  theme: dice.pick(['mint', 'maple', 'mint']),
  name: title(dice),
  colors: { primary: dice.pick(['#0B6E4F', '#C2410C', '#336699']) },
  ...sometimes(dice, 0.5, () => ({
    logo: dice.pick(['/images/drawing.svg', { light: '/images/a.png', dark: '/images/b.png' }]),
  })),
  ...sometimes(dice, 0.5, () => ({ favicon: '/images/drawing.svg' })),
});

const redirects = (dice) => [
  { source: '/old/:path*', destination: '/guide/:path*' },
  { source: '/moved', destination: dice.pick(['/guide/p1', 'https://example.com/', '/moved/again']) },
  { source: '/gone', destination: '/ref/p3' },
];

/** How the pages of APIs are drawn. Samples in all languages are most of the work of a site, and much the same. */
const api = (dice) => ({
  examples: { languages: [dice.pick(['bash', 'python'])] },
  ...dice.pick([{}, {}, { playground: { display: dice.pick(['simple', 'none', 'interactive']) } }]),
});

/** What stands around pages. */
const frame = (dice) => ({
  ...sometimes(dice, 0.4, () => ({
    contextual: {
      options: dice.pick([
        ['copy', 'view'],
        ['copy', 'chatgpt', 'claude'],
      ]),
    },
  })),
  ...sometimes(dice, 0.4, () => ({
    navbar: {
      links: [{ label: 'Start', href: '/guide/p1' }],
      primary: { type: 'button', label: 'Go', href: '/ref/p2' },
    },
  })),
  ...sometimes(dice, 0.3, () => ({
    footer: {
      socials: { github: 'https://github.com/example' },
      links: [{ header: 'More', items: [{ label: 'One', href: '/guide/p1' }] }],
    },
  })),
  ...sometimes(dice, 0.3, () => ({
    banner: { content: `${words(dice)} [read](/guide/p2)`, dismissible: true },
  })),
});

/** A random configuration without its navigation. A seed stands for a site: nothing may be asked of the dice in another order. */
export const configured = (dice) => ({
  ...look(dice),
  ...sometimes(dice, 0.6, () => ({ variables: { product: title(dice), level: 'high' } })),
  ...sometimes(dice, 0.6, () => ({ redirects: redirects(dice) })),
  ...sometimes(dice, 0.9, () => ({ api: api(dice) })),
  ...sometimes(dice, 0.3, () => ({ icons: { library: dice.pick(['lucide', 'fontawesome', 'tabler']) } })),
  ...sometimes(dice, 0.3, () => ({
    seo: {
      indexing: dice.pick(['all', 'navigable']),
      metatags: { canonical: 'https://docs.example.com' },
    },
  })),
  ...frame(dice),
  ...sometimes(dice, 0.3, () => ({
    errors: {
      404: { redirect: false, title: title(dice), description: 'Go [home](/) <Icon icon="flag" />' },
    },
  })),
  ...sometimes(dice, 0.3, () => ({ description: words(dice) })),
});

/** A random site of 5 to 40 pages, unless told, mostly small. */
export function createSite(dice, most = 40) {
  const count = 5 + Math.min(dice.below(most - 4), dice.below(most - 4), dice.below(most - 4));
  const names = dice.times(count, (index) =>
    index === 0 && dice.chance(0.8) ? 'index' : `${dice.pick(FOLDERS)}p${index}`,
  );
  const files = names.map((name) => `${name}${dice.chance(0.9) ? '.mdx' : '.md'}`);
  const site = {
    pages: new Map(files.map((file) => [file, undefined])),
    config: configured(dice),
    /** Parts of the configuration that stand in files of their own. */
    isSplit: dice.chance(0.3),
    isBroken: false,
    specs: new Map(),
    texts: new Map(),
    images: new Map(['a', 'b'].map((name) => [`images/${name}.png`, png(dice)])),
    ignored: dice.chance(0.2) ? ['ref/deep/'] : [],
  };
  for (const file of files) site.pages.set(file, page(dice, site, file));
  for (const file of files)
    if (dice.chance(0.35)) Object.assign(site.pages.get(file).front, documented(dice));
  for (const [path, make] of Object.entries({ ...SNIPPETS, ...STYLES }))
    if (!path.includes('late') && dice.chance(0.8)) site.texts.set(path, make(dice, site));
  site.texts.set('images/drawing.svg', svg(dice));
  // Where they lead depends on which pictures there are.
  site.texts.set('guide/pictures.mdx', '![a](images/a.png) ![b](images/b.png) ![c](images/c.png)\n');
  if (dice.chance(0.5)) site.texts.set('files/data.csv', 'a,b\n');
  if (dice.chance(0.15)) site.texts.set('404.html', '<p>own</p>');
  const specs = {
    'api/main.yaml': specification,
    'api/shared.yaml': sharedSchemas,
    'api/other.json': specification,
    'api/extra.overlay.yaml': overlay,
    'api/events.yaml': events,
  };
  for (const [path, make] of Object.entries(specs)) if (dice.chance(0.7)) site.specs.set(path, make(dice));
  site.config.navigation = navigation(dice, names);
  return site;
}

const configFiles = ({ config, isSplit, isBroken }) => {
  if (isBroken) return [['docs.json', '{ "name": ']];
  if (!isSplit) return [['docs.json', JSON.stringify(config, undefined, 1)]];
  const { navigation: tree, redirects, ...rest } = config;
  return [
    [
      'docs.json',
      JSON.stringify({
        ...rest,
        navigation: { $ref: './config/navigation.json' },
        ...(redirects ? { redirects: { $ref: './config/redirects.json' } } : {}),
      }),
    ],
    ['config/navigation.json', JSON.stringify(tree)],
    ...(redirects ? [['config/redirects.json', JSON.stringify(redirects)]] : []),
  ];
};

/** Ends with text: a mark in `dev` must not be all that a page says, for then it stands instead of what `x-mint` says. */
function pageText({ front: said, blocks }) {
  const imports = [...new Set(blocks.flatMap((item) => item.imports))];
  const head = Object.entries(said).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`,
  );
  return `${head.length === 0 ? '' : `---\n${head.join('')}---\n\n`}${[imports.join('\n'), ...blocks.map(({ text }) => text), 'The end.'].join('\n\n')}\n`;
}

/** The files of a site, by path. */
export function filesOf(site) {
  return new Map([
    ...configFiles(site),
    ...[...site.pages].map(([path, content]) => [path, pageText(content)]),
    ...[...site.specs].map(([path, value]) => [
      path,
      path.endsWith('.json') ? JSON.stringify(value, undefined, 1) : toYaml(value).slice(1),
    ]),
    ...site.texts,
    ...site.images,
    ...(site.ignored.length === 0 ? [] : [['.mintignore', `${site.ignored.join('\n')}\n`]]),
  ]);
}
