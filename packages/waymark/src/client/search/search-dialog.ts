import type { SearchWords } from '../../search/dialog-words.ts';
import { makeElement } from './search-results.ts';

/** The elements of the dialog that change. */
export interface SearchDialog {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly filters: HTMLElement;
  /** The listbox. */
  readonly results: HTMLElement;
  /** Says how many results there are, or that there are none. */
  readonly status: HTMLElement;
  /** What leads on where nothing was found. */
  readonly ways: HTMLElement;
}

/** Builds the dialog, closed. */
export function buildSearchDialog(words: SearchWords): SearchDialog {
  const input = makeElement('input', {
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
  const close = makeElement(
    'form',
    { method: 'dialog' },
    makeElement('button', { class: 'search-close', 'aria-label': words.close }),
  );
  const sign = makeElement('span', { class: 'sign', 'data-sign': 'search', 'aria-hidden': 'true' });
  const field = makeElement('div', { class: 'search-field' }, sign, input, close);
  const filters = makeElement('div', { class: 'search-filters', hidden: '' });
  const results = makeElement('div', {
    id: 'search-results',
    role: 'listbox',
    'aria-label': words.search,
    // What scrolls is a stop of the Tab key else, where arrows do not select.
    tabindex: '-1',
  });
  const status = makeElement('p', { class: 'search-status', role: 'status' });
  const ways = makeElement('div', { class: 'search-ways' });
  const dialog = makeElement(
    'dialog',
    { id: 'search-dialog', 'aria-label': words.search },
    field,
    filters,
    status,
    results,
    ways,
    keyHints(words),
  );
  return { dialog, input, filters, results, status, ways };
}

/** What keys do, for those who see the dialog; the roles of field and list say it to all others. */
function keyHints(words: SearchWords): HTMLElement {
  const hints: readonly (readonly [keys: readonly string[], label: string])[] = [
    [['↑', '↓'], words.searchMove],
    [['↵'], words.searchGo],
  ];
  const made = hints.map(([keys, label]) =>
    makeElement('span', {}, ...keys.map((key) => makeElement('kbd', {}, key)), label),
  );
  return makeElement('div', { class: 'search-keys', 'aria-hidden': 'true' }, ...made);
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
  const select = makeElement('select', { 'aria-label': label });
  for (const [value, text] of choices)
    select.append(new Option(text, value, value === chosen, value === chosen));
  select.addEventListener('change', () => choose(select.value));
  const arrow = makeElement('span', { class: 'sign', 'data-sign': 'chevron-down', 'aria-hidden': 'true' });
  return makeElement('label', {}, makeElement('span', { 'aria-hidden': 'true' }, label), select, arrow);
}
