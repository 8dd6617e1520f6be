import { anchorKey } from '../../../packages/core/dist/content/index.js';
import { fileAt } from '../read-site.mjs';

/** Letters of an id alone: how the rest is written differs from engine to engine. */
const core = (id) =>
  id
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** Whether a tag is a link to a heading of the site. */
export function leadsToHeading({ name, attributes }) {
  const href = name === 'a' ? attributes.get('href') : undefined;
  return href?.includes('#') === true && !/^[a-z][a-z+.-]*:|^\/\//i.test(href);
}

/** Creates the judge of a site's links to headings: those that miss an id by its spelling only. */
export function createAnchorJudge(folder, idsOf) {
  return ({ path, tags }) =>
    tags.filter(leadsToHeading).flatMap(({ attributes }) => {
      const href = attributes.get('href');
      const url = new URL(href, `http://site/${path.replace(/index\.html$/, '')}`);
      const id = safeDecode(url.hash.slice(1));
      const file = fileAt(folder, url.pathname);
      const ids = file === undefined ? undefined : idsOf(file);
      if (id === '' || ids === undefined || ids.has(id)) return [];
      // A page finds such an id by itself.
      if (ids.has(`${id}-2`) || [...ids].some((other) => anchorKey(other) === anchorKey(id))) return [];
      const near = [...ids].find((other) => core(other) === core(id) && core(id) !== '');
      return near === undefined ? [] : [{ text: `${href} (there is #${near})` }];
    });
}

function safeDecode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
