import { html } from '../../components/behaviour.element.ts';
import { recall, remember } from '../../components/store.element.ts';

const KEY = 'mode';
/** What the reader chose on this page: browsers that keep nothing recall nothing. */
let chosen: string | undefined;

/** Sets the colour mode: the reader's choice, else the site's default, else the system's. */
export function applyMode(): void {
  const isStrict = html.dataset['appearanceStrict'] !== undefined;
  const wanted = (isStrict ? undefined : (recall(KEY) ?? chosen)) ?? html.dataset['appearance'];
  const isDark =
    wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.classList.toggle('dark', isDark);
  html.classList.toggle('light', !isDark);
}

/** Sets the colour mode, and marks the buttons that switch it. */
export function showMode(): void {
  applyMode();
  for (const button of document.querySelectorAll('[data-mode-toggle]'))
    button.ariaPressed = String(html.classList.contains('dark'));
}

/** Switches between light and dark, and remembers it; nothing on the page moves or fades. */
export function toggleMode(): void {
  chosen = html.classList.contains('dark') ? 'light' : 'dark';
  remember(KEY, chosen);
  html.classList.add('switching');
  showMode();
  requestAnimationFrame(() => requestAnimationFrame(() => html.classList.remove('switching')));
}
