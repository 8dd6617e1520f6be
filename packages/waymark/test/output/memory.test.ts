import { expect, it } from 'vitest';
import { createPagesOpener } from '../../src/pages/pages.ts';
import { NO_PAGES } from '../../src/pages/store/page-store.ts';
import { createSiteReader } from '../../src/site/read-site.ts';
import { projectOf } from '../navigation/render-site.ts';
import { docsJson } from '../support/projects.ts';

const NAMES = ['a', 'b', 'c', 'd'];

it('lets the event loop turn after each page: between its turns, memory of the parser is given back', async () => {
  const project = projectOf({
    'docs.json': docsJson({ pages: NAMES }),
    ...Object.fromEntries(NAMES.map((name) => [`${name}.mdx`, `# ${name}\n`])),
  });
  const store = { read: () => undefined, write: () => undefined };
  const { value: site } = await createSiteReader({ base: '' }, { fetch, store })(project);
  if (site === undefined) throw new Error('Nothing to draw');
  const pages = await createPagesOpener({
    version: '0',
    store: NO_PAGES,
    markUnknown: false,
    highlight: false,
    keepsForLater: false,
  })(project, site);
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  for (const name of NAMES) await pages.content(`/${name}`);
  clearImmediate(next);
  await pages.finish();
  expect(turns).toBeGreaterThanOrEqual(NAMES.length);
});
