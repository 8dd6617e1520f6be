/** What a page can hold, and how that shows in its tags. */
const TRAITS = {
  mode: (tags) => tags[0]?.attributes.get('data-page-mode'),
  endpoint: (tags) =>
    tags
      .find(({ attributes }) => attributes.has('data-operation'))
      ?.attributes.get('data-operation')
      ?.split(' ')[0],
};
/** Elements and classes that are worth a visit. */
const ELEMENTS = new Set(
  'wm-island iframe video audio svg table details dialog math form canvas picture'.split(' '),
);

/** Words that say what a page holds: kinds of elements, classes, modes. Rare ones make a page interesting. */
export function traitsOf({ route, tags }) {
  const traits = new Set(Object.entries(TRAITS).flatMap(([name, read]) => `${name}:${read(tags) ?? ''}`));
  for (const { kind, name, attributes } of tags) {
    if (kind !== 'open') continue;
    if (ELEMENTS.has(name)) traits.add(name);
    for (const word of (attributes.get('class') ?? '').split(/\s+/)) traits.add(`.${word}`);
  }
  traits.add(`below:${route.split('/')[1]}`);
  return traits;
}

/** Front pages and pages in a mode of their own are always opened. */
function isAlways({ route, traits }) {
  return route === '/' || /^\/[a-z]{2}(?:-\w+)?\/$/.test(route) || traits.has('mode:custom');
}

/**
 * Chooses pages: all that must be, then, one after the other, those that show most of what was not seen yet. Once everything
 * was, it is looked for on a second page, and so on.
 */
export function choosePages(pages, limit) {
  const always = pages.filter(isAlways).slice(0, Math.max(limit, 12));
  const chosen = new Set(always);
  const seen = new Set(always.flatMap(({ traits }) => [...traits]));
  const rest = new Set(pages.filter((page) => !chosen.has(page)));
  while (chosen.size < always.length + limit && rest.size > 0) {
    const best = bestOf(rest, seen);
    if (best === undefined) {
      seen.clear();
      continue;
    }
    chosen.add(best);
    rest.delete(best);
    for (const trait of best.traits) seen.add(trait);
  }
  return [...chosen];
}

/** The page with most traits that are new; none once there are no such pages. */
function bestOf(pages, seen) {
  let best;
  let most = 0;
  for (const page of pages) {
    let count = 0;
    for (const trait of page.traits) if (!seen.has(trait)) count++;
    if (count > most) [best, most] = [page, count];
  }
  return best;
}
