// Every kind of edit: each changes the model of a site, and does nothing where there is nothing of its kind.
import { elementsOf, listsOf, navigation } from './navigation.mjs';
import { configured, documented, page, png, SNIPPETS, STYLES, svg } from './site.mjs';
import { events, operation, overlay, schema, sharedSchemas, specification } from './specification.mjs';
import { block, brokenBlock, front, icon, title, words } from './text.mjs';

const nameOf = (file) => file.replace(/\.mdx?$/, '');

const anyPage = (site, dice) => {
  const file = dice.pick([...site.pages.keys()]);
  return { file, ...site.pages.get(file), page: site.pages.get(file) };
};

const frontKey = (key, make) => (site, dice) => {
  const { page: edited } = anyPage(site, dice);
  if (key in edited.front && dice.chance(0.4)) delete edited.front[key];
  else edited.front[key] = make(dice, site);
};

const configKey = (key) => (site, dice) => {
  // Of a configuration at random, so that keys come and go in all forms.
  const value = configured(dice)[key];
  if (value === undefined) delete site.config[key];
  else site.config[key] = value;
};

/** Changes a reference to a page everywhere in the navigation; without another name, takes it away. */
function replaceReference(node, from, to) {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (let index = node.length - 1; index >= 0; index -= 1)
      if (node[index] === from) node.splice(index, 1, ...(to === undefined ? [] : [to]));
      else replaceReference(node[index], from, to);
    return;
  }
  if (node.root === from) {
    if (to === undefined) delete node.root;
    else node.root = to;
  }
  for (const value of Object.values(node)) replaceReference(value, from, to);
}

const addPage = (site, dice) => {
  const file = `${dice.pick(['guide/', 'ref/', ''])}n${dice.below(30)}.mdx`;
  if (site.pages.size >= 45) return;
  site.pages.set(file, page(dice, site, file));
  const lists = listsOf(site.config.navigation, 'pages');
  if (lists.length > 0 && dice.chance(0.7)) dice.pick(lists).push(nameOf(file));
};

const deletePage = (site, dice) => {
  if (site.pages.size < 4) return;
  const { file } = anyPage(site, dice);
  site.pages.delete(file);
  if (dice.chance(0.6)) replaceReference(site.config.navigation, nameOf(file), undefined);
};

const renamePage = (site, dice) => {
  const { file, page: moved } = anyPage(site, dice);
  const name = `${dice.pick(['guide/', 'ref/deep/', ''])}r${dice.below(30)}`;
  const target = `${name}.mdx`;
  if (site.pages.has(target)) return;
  site.pages.delete(file);
  site.pages.set(target, moved);
  if (dice.chance(0.7)) replaceReference(site.config.navigation, nameOf(file), name);
};

const operations = (spec) =>
  Object.values(spec.paths ?? {}).flatMap((path) =>
    ['get', 'post', 'put', 'delete'].flatMap((method) => path[method] ?? []),
  );

const inSpecOf = (edit) => (site, dice) => {
  const specs = ['api/main.yaml', 'api/other.json'].flatMap((path) => site.specs.get(path) ?? []);
  if (specs.length > 0) edit(site, dice.pick(specs), dice);
};

const inSpec = (edit) => inSpecOf((_, spec, dice) => edit(spec, dice));

const inOperation = (edit) =>
  inSpec((spec, dice) => {
    const all = operations(spec);
    if (all.length > 0) edit(dice.pick(all), dice);
  });

/** Where icons of one name may lie: what a path means depends on which of them are there. */
const ICON_FILES = [
  'icons/mark.svg',
  'guide/icons/mark.svg',
  'guide/deep/icons/mark.svg',
  'snippets/icons/mark.svg',
];

/** An icon comes, goes, moves to another folder, or is drawn anew. */
const iconFile = (site, dice) => {
  const [from, to] = dice.times(2, () => dice.pick(ICON_FILES));
  if (dice.chance(0.6)) site.texts.delete(from);
  if (dice.chance(0.8)) site.texts.set(to, svg(dice));
};

/** An icon that is named by its path, relative or not, in front matter, the navigation and the text. */
const iconByPath = (site, dice) => {
  const { page: edited } = anyPage(site, dice);
  const path = dice.pick(['icons/mark.svg', './icons/mark.svg', '/icons/mark.svg']);
  edited.front.icon = path;
  edited.blocks.push({
    text: `<Card title="${title(dice)}" icon="${path}">${words(dice)}</Card>`,
    imports: [],
  });
  if (edited.blocks.length > 9) edited.blocks.shift();
  dice.pick([...elementsOf(site.config.navigation), {}]).icon = path;
  if (!ICON_FILES.some((file) => site.texts.has(file))) iconFile(site, dice);
};

const SKILLS = ['skill.md', '.mintlify/skills/pack/SKILL.md', '.mintlify/skills/load/SKILL.md'];

/** A skill comes, goes, moves to another folder, or is called otherwise. */
const skill = (site, dice) => {
  const [from, to] = dice.times(2, () => dice.pick(SKILLS));
  const named = dice.chance(0.5) ? `name: ${words(dice, 1)}\n` : '';
  const closed = dice.chance(0.2) ? 'groups: [staff]\n' : '';
  site.texts.delete(from);
  if (dice.chance(0.8))
    site.texts.set(to, `---\n${named}description: ${words(dice)}\n${closed}---\n\n${words(dice)}\n`);
};

const FOR_SOME = { groups: ['staff'] };

/** Says of something in a specification that it is for members of a group, or for all again. */
const toggleGroups = (node) => {
  const { groups, ...rest } = node['x-mint'] ?? {};
  if (groups === undefined) node['x-mint'] = { ...rest, ...FOR_SOME };
  else if (Object.keys(rest).length > 0) node['x-mint'] = rest;
  else delete node['x-mint'];
};

/** Another kind of file for the same address. */
const retypePage = (site, dice) => {
  const { file, page: kept } = anyPage(site, dice);
  const target = file.endsWith('.mdx') ? `${nameOf(file)}.md` : `${nameOf(file)}.mdx`;
  if (site.pages.has(target)) return;
  site.pages.delete(file);
  site.pages.set(target, kept);
};

/** A file that goes before another one of the same address, whose text stays. */
const pageBeforeAnother = (site, dice) => {
  const others = [...site.pages.keys()].filter((file) => file.endsWith('.md'));
  if (others.length === 0) return retypePage(site, dice);
  const file = `${nameOf(dice.pick(others))}.mdx`;
  if (!site.pages.has(file)) site.pages.set(file, page(dice, site, file));
};

/** Two files that want one address: the one that the navigation names has it, and now that is the other one, or both are named. */
const pageAgainstAnother = (site, dice) => {
  const pages = [...site.pages.keys()];
  const inFolder = pages.filter(
    (file) => site.pages.has(file.replace(/\/index\.mdx$/, '.mdx')) && /\/index\./.test(file),
  );
  if (inFolder.length === 0) {
    const name = nameOf(dice.pick(pages.filter((file) => !/(?:^|\/)index\./.test(file))));
    const file = `${name}/index.mdx`;
    site.pages.set(file, page(dice, site, file));
    return;
  }
  const inner = nameOf(dice.pick(inFolder));
  const outer = inner.replace(/\/index$/, '');
  const [from, to] = dice.pick([
    [outer, inner],
    [inner, outer],
  ]);
  const lists = listsOf(site.config.navigation, 'pages');
  if (lists.length > 0 && dice.chance(0.3)) dice.pick(lists).push(to);
  else replaceReference(site.config.navigation, from, to);
};

const slug = (text) => text.toLowerCase().replaceAll(' ', '-');

/** A page at an address that an operation has, or none there any longer. */
const pageOverOperation = inSpecOf((site, spec, dice) => {
  const { summary, tags = [] } = dice.pick([...operations(spec), { summary: 'None' }]);
  const file = ['api-reference', ...tags, `${slug(summary)}.mdx`].join('/');
  if (!site.pages.delete(file)) site.pages.set(file, page(dice, site, file));
});

/** Operations of another specification at the same places, called the same. */
const otherSpecification = (site, dice) => {
  const [main, other] = ['api/main.yaml', 'api/other.json'].map((path) => site.specs.get(path));
  if (main === undefined || other === undefined) return;
  for (const operation of operations(other)) {
    const same = operations(main).find(({ operationId }) => operationId === operation.operationId);
    if (same !== undefined) Object.assign(operation, { summary: same.summary, tags: same.tags });
  }
  const swapped = { 'api/main.yaml': 'api/other.json', 'api/other.json': 'api/main.yaml' };
  for (const element of elementsOf(site.config.navigation))
    if (element.openapi in swapped && dice.chance(0.7)) element.openapi = swapped[element.openapi];
};

const movePage = (site, dice) => {
  const lists = listsOf(site.config.navigation, 'pages').filter((list) => list.length > 0);
  if (lists.length === 0) return;
  const from = dice.pick(lists);
  const [moved] = from.splice(dice.below(from.length), 1);
  const to = dice.pick(lists);
  to.splice(dice.below(to.length + 1), 0, typeof moved === 'string' ? moved : structuredClone(moved));
};

const MAKERS = {
  'api/main.yaml': specification,
  'api/other.json': specification,
  'api/shared.yaml': sharedSchemas,
  'api/extra.overlay.yaml': overlay,
  'api/events.yaml': events,
};

const rewriteText = (paths) => (site, dice) => {
  const path = dice.pick(paths);
  site.texts.set(path, { ...SNIPPETS, ...STYLES }[path](dice, site));
};

const deleteText = (pattern) => (site, dice) => {
  const paths = [...site.texts.keys()].filter((path) => pattern.test(path));
  if (paths.length > 0) site.texts.delete(dice.pick(paths));
};

const LATE = Object.keys(SNIPPETS).filter((path) => path.includes('late'));

/** The kinds of edits by name. */
export const EDITS = {
  'block changed': (site, dice) => {
    const { file, blocks } = anyPage(site, dice);
    blocks[dice.below(blocks.length)] = block(dice, site, file);
  },
  'block added': (site, dice) => {
    const { file, blocks } = anyPage(site, dice);
    if (blocks.length < 9) blocks.splice(dice.below(blocks.length + 1), 0, block(dice, site, file));
  },
  'block deleted': (site, dice) => {
    const { blocks } = anyPage(site, dice);
    if (blocks.length > 1) blocks.splice(dice.below(blocks.length), 1);
  },
  heading: (site, dice) =>
    void anyPage(site, dice).blocks.push({ text: `## ${title(dice)}\n\n${words(dice)}`, imports: [] }),
  'word added': (site, dice) => {
    const { blocks } = anyPage(site, dice);
    blocks.push({ text: words(dice), imports: [] });
    if (blocks.length > 9) blocks.shift();
  },
  'page broken': (site, dice) => void anyPage(site, dice).blocks.push(brokenBlock(dice)),
  'page written anew': (site, dice) => {
    const { file } = anyPage(site, dice);
    site.pages.set(file, page(dice, site, file));
  },
  title: frontKey('title', title),
  sidebarTitle: frontKey('sidebarTitle', title),
  description: frontKey('description', (dice) => `${words(dice)} [d](/guide/p1)`),
  hidden: frontKey('hidden', () => true),
  'page icon': frontKey('icon', icon),
  mode: frontKey('mode', (dice) => dice.pick(['wide', 'center', 'custom', 'frame'])),
  url: frontKey('url', (dice) => dice.pick(['https://example.com/far', '/guide/p1'])),
  tag: frontKey('tag', (dice) => words(dice, 1)),
  deprecated: frontKey('deprecated', () => true),
  noindex: frontKey('noindex', () => true),
  canonical: frontKey('canonical', (dice) => dice.pick(['https://example.com/far', '/guide/p1'])),
  searchable: frontKey('searchable', () => false),
  rss: frontKey('rss', () => true),
  related: frontKey('related', (dice) => dice.times(2, () => dice.pick(['/guide/p1', '/ref/p2', '/']))),
  keywords: frontKey('keywords', (dice) => [words(dice, 1)]),
  hideFooterPagination: frontKey('hideFooterPagination', () => true),
  playground: frontKey('playground', (dice) => dice.pick(['none', 'simple'])),
  'front matter': (site, dice) => {
    const { file, page: edited } = anyPage(site, dice);
    edited.front = front(dice, site, file);
  },
  documents: (site, dice) => {
    const { page: edited } = anyPage(site, dice);
    for (const key of ['openapi', 'openapi-schema', 'asyncapi', 'api']) delete edited.front[key];
    if (dice.chance(0.8)) Object.assign(edited.front, documented(dice));
    // Its title is then that of the operation.
    if (dice.chance(0.5)) delete edited.front.title;
  },
  'page added': addPage,
  'page deleted': deletePage,
  'page renamed': renamePage,
  'page moved': movePage,
  'page of another type': retypePage,
  'page before another': pageBeforeAnother,
  'page against another': pageAgainstAnother,
  'page over operation': pageOverOperation,
  'other specification': otherSpecification,
  'element renamed': (site, dice) => {
    const element = dice.pick([...elementsOf(site.config.navigation), {}]);
    for (const key of ['group', 'tab', 'dropdown', 'product', 'anchor', 'item', 'version'])
      if (key in element) element[key] = title(dice);
  },
  'element hidden': (site, dice) => {
    const element = dice.pick([...elementsOf(site.config.navigation), {}]);
    if (element.hidden) delete element.hidden;
    else element.hidden = true;
  },
  'element icon': (site, dice) => {
    dice.pick([...elementsOf(site.config.navigation), {}]).icon = icon(dice);
  },
  'order of elements': (site, dice) => {
    const key = dice.pick(['groups', 'tabs', 'versions', 'languages', 'pages', 'products', 'dropdowns']);
    for (const list of listsOf(site.config.navigation, key)) list.reverse();
  },
  'reference added': (site, dice) => {
    const lists = listsOf(site.config.navigation, 'pages');
    if (lists.length > 0)
      dice
        .pick(lists)
        .push(
          dice.pick(['GET /crates', 'GET /seals', 'nothing-here', ...[...site.pages.keys()].map(nameOf)]),
        );
  },
  'navigation anew': (site, dice) => {
    site.config.navigation = navigation(dice, [...site.pages.keys()].map(nameOf));
  },
  name: configKey('name'),
  theme: configKey('theme'),
  colors: configKey('colors'),
  logo: configKey('logo'),
  favicon: configKey('favicon'),
  variables: configKey('variables'),
  redirects: configKey('redirects'),
  'api settings': configKey('api'),
  'icon library': configKey('icons'),
  seo: configKey('seo'),
  contextual: configKey('contextual'),
  navbar: configKey('navbar'),
  footer: configKey('footer'),
  banner: configKey('banner'),
  errors: configKey('errors'),
  'site description': configKey('description'),
  'colour in other letters': (site) => {
    const { primary } = site.config.colors ?? {};
    if (primary !== undefined)
      site.config.colors.primary =
        primary === primary.toLowerCase() ? primary.toUpperCase() : primary.toLowerCase();
  },
  // Some of these themes show the whole trail unless told otherwise.
  'trail above titles': (site, dice) => {
    site.config.theme = dice.pick(['aspen', 'aspen', 'luma', 'mint']);
    site.config.styling = dice.pick([{}, { eyebrows: 'breadcrumbs' }, { eyebrows: 'section' }]);
  },
  'theme of code': (site, dice) => {
    site.config.styling = dice.pick([
      {},
      { codeblocks: 'dark' },
      { codeblocks: 'system' },
      { eyebrows: 'breadcrumbs' },
    ]);
  },
  'code examples': (site, dice) => {
    site.config.api = {
      examples: { languages: dice.pick([['bash'], ['python', 'javascript']]) },
      ...dice.pick([{}, { url: 'full' }]),
    };
  },
  'docs.json split': (site) => {
    site.isSplit = !site.isSplit;
  },
  'docs.json broken': (site) => {
    site.isBroken = true;
  },
  summary: inOperation((edited, dice) => {
    edited.summary = title(dice);
  }),
  'operation description': inOperation((edited, dice) => {
    edited.description = words(dice);
  }),
  parameter: inOperation(
    (edited, dice) =>
      void edited.parameters.push({ name: `x${dice.below(9)}`, in: 'header', schema: { type: 'string' } }),
  ),
  operationId: inOperation((edited, dice) => {
    edited.operationId = dice.pick(['getCrate', 'listCrates', `op${dice.below(9)}`]);
  }),
  'operation deprecated': inOperation((edited, dice) => {
    edited.deprecated = dice.chance(0.5);
  }),
  'x-mint': inOperation((edited, dice) => {
    edited['x-mint'] = {
      content: `${words(dice)} [x](/guide/p1)`,
      metadata: { title: title(dice) },
      ...dice.pick([{}, { href: '/api/elsewhere' }]),
    };
  }),
  'groups of an operation': inOperation(toggleGroups),
  'groups of a path': inSpec((spec, dice) => {
    const paths = Object.values(spec.paths);
    if (paths.length > 0) toggleGroups(dice.pick(paths));
  }),
  'groups of a schema': inSpec((spec, dice) => {
    const schemas = Object.values(spec.components.schemas);
    if (schemas.length === 0) return;
    const chosen = dice.pick(schemas);
    toggleGroups(dice.chance(0.3) ? chosen : dice.pick(Object.values(chosen.properties)));
  }),
  'groups of a parameter': inOperation((edited, dice) => toggleGroups(dice.pick(edited.parameters))),
  'new operation': inSpec((spec, dice) => {
    spec.paths[`/${dice.pick(['a', 'b', 'c'])}`] = {
      get: operation(dice, { id: `new${dice.below(9)}`, tag: 'crates' }),
    };
  }),
  'operation deleted': inSpec((spec, dice) => {
    const paths = Object.keys(spec.paths);
    if (paths.length > 1) delete spec.paths[dice.pick(paths)];
  }),
  'operation renamed': inSpec((spec, dice) => {
    const path = dice.pick(Object.keys(spec.paths));
    const { [path]: moved, ...others } = spec.paths;
    spec.paths = { ...others, [`${path}-${dice.below(9)}`]: moved };
  }),
  schema: inSpec((spec, dice) => {
    spec.components.schemas[dice.pick(['Crate', 'Seal'])] = schema(dice);
  }),
  'schema deleted': inSpec((spec, dice) => void delete spec.components.schemas[dice.pick(['Crate', 'Seal'])]),
  'title of a specification': inSpec((spec, dice) => {
    spec.info.title = title(dice);
  }),
  servers: inSpec((spec, dice) => {
    spec.servers = [{ url: `https://s${dice.below(9)}.example.com` }];
  }),
  'specification anew': (site, dice) => {
    const path = dice.pick(Object.keys(MAKERS));
    site.specs.set(path, MAKERS[path](dice));
  },
  'specification deleted': (site, dice) => void site.specs.delete(dice.pick(Object.keys(MAKERS))),
  'shared schema': (site, dice) => void site.specs.set('api/shared.yaml', sharedSchemas(dice)),
  overlay: (site, dice) => void site.specs.set('api/extra.overlay.yaml', overlay(dice)),
  channel: (site, dice) => void site.specs.set('api/events.yaml', events(dice)),
  snippet: rewriteText(Object.keys(SNIPPETS)),
  component: rewriteText(['snippets/counter.jsx', 'snippets/shown.jsx', 'snippets/values.jsx']),
  'snippet comes late': rewriteText(LATE),
  'snippet deleted': deleteText(/^snippets\//),
  'snippet renamed': (site, dice) => {
    const paths = [...site.texts.keys()].filter((path) => path.startsWith('snippets/'));
    if (paths.length === 0) return;
    const [from, to] = [dice.pick(paths), dice.pick(Object.keys(SNIPPETS))];
    const text = site.texts.get(from);
    site.texts.delete(from);
    site.texts.set(to, text);
  },
  'stylesheet or script': rewriteText(Object.keys(STYLES)),
  'stylesheet or script deleted': deleteText(/\.(?:css|js)$/),
  image: (site, dice) => void site.images.set(`images/${dice.pick(['a', 'b', 'c'])}.png`, png(dice)),
  'image deleted': (site, dice) => void site.images.delete(`images/${dice.pick(['a', 'b', 'c'])}.png`),
  svg: (site, dice) => void site.texts.set('images/drawing.svg', svg(dice)),
  'icon file': iconFile,
  'icon by a path': iconByPath,
  skill,
  'file comes or goes': (site, dice) => {
    const path = dice.pick([
      'files/data.csv',
      '404.html',
      'images/drawing.svg',
      'llms.txt',
      'guide/p1/index.html',
    ]);
    if (site.texts.has(path)) site.texts.delete(path);
    else site.texts.set(path, path.endsWith('.svg') ? svg(dice) : `<p>${words(dice)}</p>`);
  },
  mintignore: (site, dice) => {
    site.ignored = dice.pick([
      [],
      ['ref/'],
      ['guide/deep/', '*.csv'],
      ['images/a.png'],
      ['api/'],
      ['snippets/plain.mdx'],
    ]);
  },
};

const NAMES = Object.keys(EDITS);
/** Done more often than others. */
const COMMON = [
  'x-mint',
  'channel',
  'snippet deleted',
  'snippet renamed',
  'snippet comes late',
  'navigation anew',
  'block changed',
  'block changed',
  'title',
  'page moved',
  'page added',
  'page renamed',
  'summary',
  'hidden',
  'snippet',
  'image deleted',
  'image',
  'order of elements',
  'schema',
];

/** Names of the kinds of one random edit: mostly one; a branch switch is many at once. */
export function chooseEdit(dice, atOnce) {
  const count = dice.chance(0.08) ? 2 + dice.below(12) : 1 + dice.below(atOnce);
  return {
    kinds: dice.times(count, () => dice.pick(dice.chance(0.4) ? COMMON : NAMES)),
    seed: dice.below(2 ** 31),
  };
}

/** Changes a site as an edit says. A broken docs.json is mended by the next edit, or the one after. */
export function applyEdit(site, { kinds }, dice) {
  if (site.isBroken && dice.chance(0.6)) site.isBroken = false;
  for (const kind of kinds) EDITS[kind](site, dice);
}
