import { Fragment } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ThemeSite } from '../theme-site.ts';
import type { Chrome } from './chrome.ts';
import { type ChromeList, listsOf, OUTER_KEY } from './fit-chrome.ts';
import { WholeList } from './parts/draw-surroundings.tsx';
import type { ListFit } from './parts/menu.tsx';
import type { DrawNodeIcon } from './weight.ts';

/** The lists of a site that pages do not show whole, each as a file. */
export interface LongLists {
  /** Where the lists of a chrome are that have more than `limit` entries. */
  fit(chrome: Chrome, limit: number): ListFit;
  /** Path → HTML. */
  readonly files: ReadonlyMap<string, string>;
}

/** Creates the files as they are asked for; the chromes of one level share them. */
export function createLongLists(site: ThemeSite): LongLists {
  const files = new Map<string, string>();
  const urls = new Map<string, string>();
  const urlOf = (key: string, { items }: ChromeList, limit: number): string => {
    const known = urls.get(key);
    if (known !== undefined) return known;
    const fit: ListFit = { limit, fileOf: () => undefined };
    const html = renderToString(<WholeList items={items} site={site} fit={fit} />);
    const path = `_waymark/nav/${site.hash(html)}.html`;
    files.set(path, html);
    urls.set(key, `${site.base}/${path}`);
    return `${site.base}/${path}`;
  };
  return {
    files,
    fit(chrome, limit) {
      const own = new Map<string, string>();
      for (const list of listsOf(chrome).filter(({ items }) => items.length > limit)) {
        const key = list.key === OUTER_KEY ? `${OUTER_KEY} ${chrome.key}` : list.key;
        own.set(list.key, urlOf(key, list, limit));
      }
      return { limit, fileOf: (key) => own.get(key) };
    },
  };
}

/** Draws the icons of nodes, each once. */
export function iconDrawer(site: ThemeSite): DrawNodeIcon {
  const drawn = new Map<string, string>();
  return (node) => {
    const icon = node.kind === 'link' ? undefined : node.icon;
    if (icon === undefined) return '';
    const iconType = 'iconType' in node ? node.iconType : undefined;
    const key = JSON.stringify([icon, iconType]);
    const html = drawn.get(key) ?? renderToString(<Fragment>{site.icon(icon, { iconType })}</Fragment>);
    drawn.set(key, html);
    return html;
  };
}
