import { element } from './search-results.ts';
import type { SearchWords } from './search-words.ts';

/** The elements of the dialog that change. */
export interface SearchDialog {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly filters: HTMLElement;
  /** The listbox. */
  readonly results: HTMLElement;
  /** Says how many results there are, or that there are none. */
  readonly status: HTMLElement;
}

const magnifier = (): SVGElement => {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', 'M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11m4 9.5l4 4');
  icon.append(path);
  return icon;
};

/** Builds the dialog, closed. */
export function buildSearchDialog(words: SearchWords): SearchDialog {
  const input = element('input', {
    id: 'search-input',
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'go',
    role: 'combobox',
    placeholder: words.search,
    'aria-label': words.search,
    'aria-autocomplete': 'list',
    'aria-controls': 'search-results',
    'aria-expanded': 'false',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  // A form with this method closes the dialog, with no script of ours.
  const close = element(
    'form',
    { method: 'dialog' },
    element('button', { class: 'search-close', 'aria-label': words.close }, 'Esc'),
  );
  const field = element('div', { class: 'search-field' }, magnifier(), input, close);
  const filters = element('div', { class: 'search-filters', hidden: '' });
  const results = element('div', { id: 'search-results', role: 'listbox', 'aria-label': words.search });
  const status = element('p', { class: 'search-status', role: 'status' });
  const dialog = element(
    'dialog',
    { id: 'search-dialog', 'aria-label': words.search },
    field,
    filters,
    status,
    results,
  );
  return { dialog, input, filters, results, status };
}

/** A choice of a filter: what is sent, and what the reader sees. */
export type Choice = readonly [value: string, label: string];

/** Builds a filter: a list of choices of which one is taken. */
export function buildFilter(
  label: string,
  choices: readonly Choice[],
  chosen: string,
  choose: (value: string) => void,
): HTMLElement {
  const select = element('select', { 'aria-label': label });
  for (const [value, text] of choices)
    select.append(new Option(text, value, value === chosen, value === chosen));
  select.addEventListener('change', () => choose(select.value));
  return element('label', {}, element('span', { 'aria-hidden': 'true' }, label), select);
}
