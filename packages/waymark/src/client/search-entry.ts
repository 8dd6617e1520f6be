/** What the search module exports. */
interface SearchModule {
  openSearch(): void;
}

/** Loads the search dialog when the reader asks for it: by button, Ctrl+K, Cmd+K or `/`. */
export function startSearchEntry(): void {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('[data-search-src]'));
  const src = buttons[0]?.dataset['searchSrc'];
  if (src === undefined) return;
  const load = (): Promise<SearchModule> => import(/* @vite-ignore */ src) as Promise<SearchModule>;
  const open = (): void => void load().then((search) => search.openSearch());
  for (const button of buttons) {
    button.addEventListener('click', open);
    button.addEventListener('pointerenter', () => void load(), { once: true });
  }
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const isTyping =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, [contenteditable]') !== null;
    const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    open();
  });
}
