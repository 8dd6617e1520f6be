import { recall, remember } from '../data/store.ts';

const KEY = 'mode';
const html = document.documentElement;

/** Sets the colour mode: the reader's choice, else the site's default, else the system's. */
export function applyMode(): void {
  const isStrict = html.dataset['appearanceStrict'] !== undefined;
  const wanted = (isStrict ? undefined : recall(KEY)) ?? html.dataset['appearance'];
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
  remember(KEY, html.classList.contains('dark') ? 'light' : 'dark');
  html.classList.add('switching');
  showMode();
  requestAnimationFrame(() => requestAnimationFrame(() => html.classList.remove('switching')));
}
