import { announce } from './copy.ts';
import { fillGroups } from './sidebar-groups.ts';
import { foldWords, hasWords } from './words.ts';

/** Groups that the filter has opened; closed again when their rows are no longer asked for. */
const opened: HTMLDetailsElement[] = [];
let timer = 0;

/** Narrows the rows of a long sidebar down to those with the words that the reader types. */
export function startSidebarFilter(): void {
  const sidebar = document.getElementById('sidebar');
  sidebar?.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'search') void filterRows(sidebar, target);
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
  const list = sidebar.querySelector('.sidebar-rows');
  if (list === null) return;
  if (value.trim() !== '') await fillGroups(list);
  if (input.value !== value) return;
  for (const details of opened.splice(0)) details.open = false;
  const words = foldWords(value);
  const hits = Array.from(list.children, (item) => filterItem(item, words, false));
  clearTimeout(timer);
  if (words.length === 0) return;
  const count = hits.reduce((sum, number) => sum + number, 0);
  const text = input.dataset['results']?.replace('{count}', String(count)) ?? '';
  timer = setTimeout(() => announce(text), 400);
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
    details.open = true;
    opened.push(details);
  }
  return below + Number(isHit);
}
