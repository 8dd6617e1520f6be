/** What a reader did: the name that services know it by, and more of it. */
export type TakeEvent = (name: string, properties: Readonly<Record<string, string>>) => void;

/** What a click on an element means; the first that fits counts. */
const CLICKS: readonly (readonly [selector: string, name: string])[] = [
  ['.code-block-copy-button', 'code_block.copy'],
  ['#search-results a, #search-results [role="option"]', 'search.result_click'],
  ['.pg-send[type="submit"]', 'api_playground.request'],
  ['[data-action="copy"]', 'context_menu.copy_page'],
  ['[data-action="copy-text"][data-copied^="npx "]', 'context_menu.copy_add_mcp_command'],
  ['[data-action="copy-text"]', 'context_menu.copy_mcp_link'],
  ['[data-action="ask"]', 'context_menu.ai_provider_click'],
  ['.page-actions a[href^="cursor:"], .page-actions a[href^="vscode:"]', 'context_menu.install_mcp_server'],
  ['#feedback-thumbs-up', 'feedback.thumbs_up'],
  ['#feedback-thumbs-down', 'feedback.thumbs_down'],
  ['.topbar-cta-button', 'navitem.cta_click'],
  ['.navbar-link', 'navitem.click'],
];

/** Tells a service what readers do on a page, beside opening it, which most services notice by themselves. */
export function tellEvents(take: TakeEvent): void {
  const tell = (name: string, properties: Readonly<Record<string, string>> = {}): void =>
    take(`docs.${name}`, { path: location.pathname, ...properties });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const [selector, name] = CLICKS.find(([one]) => target.closest(one) !== null) ?? [];
      if (selector === undefined || name === undefined) return;
      const address = target.closest('a')?.href;
      tell(name, address === undefined ? {} : { url: address });
    },
    true,
  );
  // These events do not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const kind =
        target instanceof HTMLDetailsElement ? /\b(?:accordion|expandable)\b/.exec(target.className) : null;
      if (kind !== null) tell(`${kind[0]}.${(target as HTMLDetailsElement).open ? 'open' : 'close'}`);
    },
    true,
  );
  document.addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.id !== 'search-dialog') return;
      const query = target.querySelector('input')?.value.trim() ?? '';
      if (query !== '') tell('search.query', { query });
      tell('search.close');
    },
    true,
  );
}
