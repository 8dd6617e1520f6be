// Makes a project with one specification.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Writes a site below a folder and gives its path. A document that stands among others of the collection stands alone;
 * one in a folder of its own may refer to its neighbours.
 */
export function makeSite(work, { file, collection, pages }) {
  const site = join(work, 'site');
  mkdirSync(site);
  const isAlone = dirname(file) === resolve(collection);
  if (isAlone) cpSync(file, join(site, basename(file)));
  else cpSync(dirname(file), join(site, 'api'), { recursive: true });
  const openapi = isAlone ? basename(file) : `api/${basename(file)}`;
  const navigation = { groups: [{ group: 'API', openapi, ...(pages === undefined ? {} : { pages }) }] };
  // What the specification says would be found in a copy of it, whatever became of the page.
  const markdown = { schema: false };
  const config = { markdown, theme: 'mint', name: 'API', colors: { primary: '#336699' }, navigation };
  writeFileSync(join(site, 'docs.json'), JSON.stringify(config));
  return site;
}
