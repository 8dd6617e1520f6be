import { closest, html } from '../../components/behaviour.element.ts';
import { recall, remember } from '../../components/store.element.ts';

/** Lets the reader close the banner; it stays closed until its content changes. */
export function startBanner(): void {
  // Listens at the document, because the banner may be exchanged for that of another language.
  document.addEventListener('click', (event) => {
    if (!closest(event, '[data-dismiss-banner]')) return;
    remember('banner', html.dataset['notice'] ?? '');
    html.classList.add('notice-closed');
  });
}

/** Whether the reader has closed the page's banner. */
export function isDismissed(): boolean {
  const { notice } = html.dataset;
  return Boolean(notice) && recall('banner') === notice;
}
