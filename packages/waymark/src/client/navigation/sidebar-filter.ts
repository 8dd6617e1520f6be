import { announce } from '../../components/status.element.ts';
import { loadFile } from '../data/files.ts';
import { markCurrentRow } from './sidebar-groups.ts';
import { foldWords, hasWords } from './words.ts';

/** Groups that the filter has opened, with their names; closed again when their rows are no longer asked for. */
const opened: [details: HTMLDetailsElement, name: string][] = [];
let timer = 0;
/** All rows of a sidebar that has only some in the page, by the file that they are from. */
let rows: { readonly src: string; readonly list: Element } | undefined;
/** Rows found that are shown at most: more than anybody reads. */
const MOST_HITS = 400;

/** Narrows the rows of a long sidebar down to those with the words that the reader types. */
export function startSidebarFilter(): void {
  const sidebar = document.getElementById('sidebar');
  sidebar?.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) void filterRows(sidebar, target);
  });
  sidebar?.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key !== 'Escape' || !(target instanceof HTMLInputElement) || target.value === '') return;
    // The drawer stays open.
    event.preventDefault();
    target.value = '';
    void filterRows(sidebar, target);
  });
}

async function filterRows(sidebar: HTMLElement, input: HTMLInputElement): Promise<void> {
  const { value } = input;
  const words = foldWords(value);
  const list = sidebar.querySelector<HTMLElement>('.sidebar-rows:not([data-hits])');
  if (list === null) return;
  const all = words.length === 0 ? undefined : await allRows(input);
  if (input.value !== value) return;
  for (const [details, name] of opened.splice(0)) Object.assign(details, { open: false, name });
  const hits = Array.from((all ?? list).children, (item) => filterItem(item, words, false));
  showHits(list, all);
  // The rows above have become fewer.
  input.scrollIntoView({ block: 'nearest' });
  clearTimeout(timer);
  if (words.length === 0) return;
  const count = hits.reduce((sum, number) => sum + number, 0);
  const text = input.dataset['results']?.replace('{count}', String(count)) ?? '';
  timer = setTimeout(() => announce(text), 400);
}

/** A list of all rows, where some are not in the page; undefined where all are, or where it cannot be had. */
async function allRows({ dataset }: HTMLInputElement): Promise<Element | undefined> {
  const src = dataset['all'];
  if (src === undefined) return undefined;
  if (rows?.src === src) return rows.list;
  const text = await loadFile(src).catch(() => undefined);
  if (text === undefined) return undefined;
  // A document of its own, so that nothing of it is loaded or drawn.
  const list = new DOMParser().parseFromString(text, 'text/html').body;
  rows = { src, list };
  return list;
}

/** Shows the rows that were found in place of the sidebar's own; these are back when nothing is asked for. */
function showHits(list: HTMLElement, all: Element | undefined): void {
  list.parentElement?.querySelector('[data-hits]')?.remove();
  list.hidden = all !== undefined;
  if (all === undefined) return;
  const hits = document.createElement('ul');
  hits.className = 'sidebar-rows';
  hits.dataset['hits'] = '';
  const room = { left: MOST_HITS };
  hits.append(...Array.from(all.children).flatMap((item) => copyOf(item, room) ?? []));
  const box = document.createElement('div');
  box.append(hits);
  markCurrentRow(box);
  list.after(hits);
}

/** A copy without rows that are hidden or for which there is no room. */
function copyOf(node: Node, room: { left: number }): Node | undefined {
  if (node.nodeName === 'LI') {
    if ((node as HTMLElement).hidden || room.left <= 0) return undefined;
    room.left -= 1;
  }
  const copy = node.cloneNode(false);
  for (const child of node.childNodes) {
    const inside = copyOf(child, room);
    if (inside !== undefined) copy.appendChild(inside);
  }
  return copy;
}

/** Shows or hides a row and those below it; returns how many of them have the words. Below a hit, all stay. */
function filterItem(item: Element, words: readonly string[], isBelowHit: boolean): number {
  const label = item.querySelector('a, summary, .sidebar-group-header, span')?.textContent ?? '';
  const isHit = hasWords(label, words);
  let below = 0;
  for (const row of item.querySelectorAll(':scope > * > ul > li, :scope > * > details > ul > li')) {
    below += filterItem(row, words, isHit || isBelowHit);
  }
  item.toggleAttribute('hidden', !isHit && !isBelowHit && below === 0);
  const details = item.querySelector<HTMLDetailsElement>(':scope > details, :scope > * > details');
  if (words.length > 0 && below > 0 && details?.open === false) {
    // All that was found is seen, also where one group is open at a time.
    opened.push([details, details.name]);
    details.name = '';
    details.open = true;
  }
  return below + Number(isHit);
}
