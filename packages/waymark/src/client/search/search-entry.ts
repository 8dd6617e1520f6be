import { closest } from '../../components/behaviour.element.ts';
import { loadStyles } from '../data/load-styles.ts';
import { rememberedChoice } from '../navigation/choices.ts';
import type { OpenSearchOptions } from '../search.ts';
import { typeKey } from './early-keys.ts';

/** The search, which is loaded when it is asked for. */
type SearchModule = typeof import('../search.ts');

/** Loads the search dialog when the reader asks for it: by button, Ctrl+K, Cmd+K, `/` or `?search=` in the address. */
export function startSearchEntry(): void {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('[data-search-src]'));
  const { searchSrc: script, searchCss: styles = '', searchWords = '{}', failed } = buttons[0]?.dataset ?? {};
  if (script === undefined) return;
  const load = async (): Promise<SearchModule> => {
    const [module] = await Promise.all([import(script) as Promise<SearchModule>, loadStyles(styles)]);
    return module;
  };
  /** What the reader typed since the dialog was asked for; undefined unless it is on its way. */
  let typed: string | undefined;
  const open = async (question = ''): Promise<void> => {
    if (typed !== undefined) return;
    typed = question;
    try {
      const { openSearch } = await load();
      openSearch({ ...readOptions(searchWords), typed });
    } catch {
      // The dialog is what could not be loaded: the browser has one.
      alert(failed);
    }
    typed = undefined;
  };
  const asked = new URLSearchParams(location.search).get('search');
  if (asked !== null) void open(asked);
  for (const button of buttons) {
    button.addEventListener('click', () => void open());
    button.addEventListener('pointerenter', () => void load(), { once: true });
  }
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (typed !== undefined && !isShortcut) {
      const next = typeKey(typed, event);
      if (next === undefined) return;
      event.preventDefault();
      typed = next;
      return;
    }
    const isTyping = closest(event, 'input, textarea, select, [contenteditable]') !== undefined;
    const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    void open();
  });
}

function readOptions(words: string): OpenSearchOptions {
  const chosen = (kind: string): string | undefined =>
    document.querySelector(`#navbar [data-nav-kind="${kind}"][data-active] .nav-dropdown-item-title`)
      ?.textContent ?? rememberedChoice(kind);
  return {
    words: JSON.parse(words) as Readonly<Record<string, string>>,
    version: chosen('version'),
    product: chosen('product'),
  };
}
