import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readSite } from '../gate/read-site.mjs';

/** The pages of a built site whose stylesheets weigh most: the home page, a guide and the page of an operation; and all titles. */
export function readPages(folder) {
  const weights = new Map();
  const weigh = (path) => {
    if (!weights.has(path))
      weights.set(path, gzipSync(readFileSync(join(folder, path)), { level: 9 }).length);
    return weights.get(path);
  };
  const fullest = new Map();
  const titles = [];
  for (const { route, html, tags } of readSite(folder)) {
    const kind = route === '/' ? 'home' : html.includes(' data-operation="') ? 'operation' : 'guide';
    const css = stylesheets(tags).reduce((sum, path) => sum + weigh(path), 0);
    if (css > (fullest.get(kind)?.css ?? -1)) fullest.set(kind, { route, css });
    titles.push(/<title>([^<]*)/.exec(html)?.[1] ?? '');
  }
  return { routes: [...fullest.values()].map(({ route }) => route), titles };
}

/** Paths of the stylesheets of our own that a page links. */
function stylesheets(tags) {
  return tags
    .filter(
      ({ kind, name, attributes }) =>
        kind === 'open' && name === 'link' && attributes.get('rel') === 'stylesheet',
    )
    .map(({ attributes }) => attributes.get('href') ?? '')
    .filter((href) => href.startsWith('/_waymark/'));
}
