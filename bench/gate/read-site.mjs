import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readTags } from '../pages/read-html.mjs';

/** Reads the pages of a built site, one at a time: `{ path, html, tags }`; forwarding pages are none. */
export function* readSite(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.html'));
  for (const path of files.sort()) {
    const html = readFileSync(join(folder, path), 'utf8');
    // A file of the project may be HTML too.
    if (!html.includes('id="content-area"')) continue;
    const tags = readTags(html);
    yield { path, route: `/${path.replace(/(^|\/)index\.html$/, '$1')}`, html, tags };
  }
}

/** File of a built site that answers an address of it; `undefined` when none does. */
export function fileAt(folder, pathname) {
  const plain = decodeURIComponent(pathname).replace(/^\//, '');
  return [plain, join(plain, 'index.html')].find(
    (name) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile(),
  );
}
