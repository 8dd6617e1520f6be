import { closest, html } from '../../components/behaviour.element.ts';
import { recall, remember } from '../../components/store.element.ts';

/** Lets the reader close the banner; it stays closed until its content changes. */
export function startBanner(): void {
  // Listens at the document, because the banner may be exchanged for that of another language.
  document.addEventListener('click', (event) => {
    if (!closest(event, '[data-dismiss-banner]')) return;
    remember('banner', html.dataset['notice'] ?? '');
    html.classList.add('notice-closed');
    // What had the focus is gone; the name of the site follows it.
    document.querySelector<HTMLElement>('#navbar a')?.focus();
  });
}

/** Whether the reader has closed the page's banner. */
export function isDismissed(): boolean {
  return recall('banner') === (html.dataset['notice'] ?? '');
}
