import { html } from '../../components/behaviour.element.ts';
import { recallAll, remember } from '../../components/store.element.ts';
import { loadFile } from '../data/files.ts';

const KEY = 'groups';
/** The element of a group or of a stretch of rows: its `<details>`, or what holds its label and its `<details>`. */
const GROUP = ':is([data-nav-kind="group"], [data-stretch])';
const loading = new WeakMap<HTMLDetailsElement, Promise<void>>();

/** Loads the rows of a group that are not in the page. Rejects when they cannot be had. */
export function fillGroup(details: HTMLDetailsElement): Promise<void> {
  const { src } = details.dataset;
  const list = details.querySelector('ul');
  if (src === undefined || list === null || list.childElementCount > 0) return Promise.resolve();
  const load = async (): Promise<void> => {
    list.innerHTML = new DOMParser().parseFromString(await loadFile(src), 'text/html').body.innerHTML;
    await restoreGroups(list);
  };
  const promise = loading.get(details) ?? load().finally(() => loading.delete(details));
  loading.set(details, promise);
  return promise;
}

/** Keeps in mind that the reader opened or closed a group. */
export function rememberGroup(details: HTMLDetailsElement, isOpen: boolean): void {
  remember(
    KEY,
    JSON.stringify({
      ...recallAll(KEY, 'sessionStorage'),
      [keyOf(details)]: isOpen ? '' : location.pathname,
    }),
    'sessionStorage',
  );
}

/**
 * Opens and closes groups as the reader left them. A group that holds the current page stays closed only on the page
 * where it was closed; elsewhere the way to the page is shown.
 */
export async function restoreGroups(root: Element): Promise<void> {
  // Empty for a group that was opened, else the path of the page where it was closed.
  const groups = recallAll(KEY, 'sessionStorage');
  if (Object.keys(groups).length === 0) return;
  // Of groups with a name one is open: the one on the way to the page.
  const known = Array.from(
    root.querySelectorAll<HTMLDetailsElement>('details:not([name])'),
    async (details) => {
      const closedOn = groups[keyOf(details)];
      if (closedOn === undefined) return;
      const isCurrent = details.closest(GROUP)?.querySelector('[aria-current="page"]') != null;
      details.open = closedOn === '' || (isCurrent && closedOn !== location.pathname);
      if (details.open) await fillGroup(details).catch(() => undefined);
    },
  );
  await Promise.all(known);
}

/** The container and the labels down to a group: the same on all of the container's pages. */
function keyOf(details: HTMLDetailsElement): string {
  let key = '';
  for (let group = details.closest(GROUP); group; group = group.parentElement?.closest(GROUP) ?? null) {
    key = `/${group.getAttribute('aria-label')}${key}`;
  }
  return html.dataset['container'] + key;
}

/** Marks the row that leads to this page, and the groups around it, as the current ones. */
export function markCurrentRow(root: Element): void {
  const path = location.pathname.replace(/\/$/, '');
  const row = Array.from(
    root.querySelectorAll<HTMLAnchorElement>('.sidebar-rows a:not([data-opens], [data-nav-kind="link"])'),
  ).find(({ pathname, hash }) => pathname.replace(/\/$/, '') === path && hash === '');
  if (row === undefined) return;
  row.ariaCurrent = 'page';
  if (row.dataset['navKind'] !== undefined) row.dataset['active'] = '';
  for (let group = row.closest(GROUP); group; group = group.parentElement?.closest(GROUP) ?? null) {
    group.setAttribute('data-active', '');
    const label = group.querySelector(':scope > a');
    if (label !== row) label?.setAttribute('aria-current', 'true');
    const details = group.matches('details') ? group : group.querySelector(':scope > details');
    details?.setAttribute('open', '');
  }
}
