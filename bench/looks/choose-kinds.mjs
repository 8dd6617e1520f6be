/** The kinds of pages, each with what makes a page a good one of its kind; the one with most is taken. */
const KINDS = {
  home: ({ route }) => (route === '/' ? 1 : 0),
  text: ({ count, isPlain }) => (isPlain ? Math.min(count('h2'), 9) + Math.min(count('p'), 30) / 30 : 0),
  tables: ({ count, isPlain }) => (isPlain ? count('table') : 0),
  code: ({ count, isPlain }) => (isPlain ? count('pre') : 0),
  images: ({ count, isPlain }) => (isPlain ? count('img') : 0),
  endpoint: ({ has }) => (has('data-operation') ? 1 + has('data-method') / 1000 : 0),
  changelog: ({ classes }) => classes('update-container') || classes('update'),
};

/** One page of each kind that a site has, and its page for addresses that are not there. */
export function chooseKinds(pages) {
  const views = pages.map(viewPage);
  const found = Object.entries(KINDS).flatMap(([kind, rate]) => {
    let best = { score: 0 };
    for (const view of views) {
      const score = rate(view);
      if (score > best.score) best = { score, route: view.route };
    }
    return best.score > 0 ? [{ kind, route: best.route }] : [];
  });
  return [...found, { kind: 'not-found', route: '/no/such/page/' }];
}

function viewPage({ route, tags }) {
  const open = tags.filter(({ kind }) => kind === 'open');
  const count = (name) => open.filter((tag) => tag.name === name).length;
  const has = (attribute) => open.filter(({ attributes }) => attributes.has(attribute)).length;
  const classes = (name) =>
    open.filter(({ attributes }) => (attributes.get('class') ?? '').split(' ').includes(name)).length;
  const isPlain = has('data-operation') === 0 && open[0]?.attributes.get('data-page-mode') === 'default';
  return { route, count, has, classes, isPlain };
}
