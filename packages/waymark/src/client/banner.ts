import { remember } from './store.ts';

/** Lets the reader close the banner; it stays closed until its content changes. */
export function startBanner(): void {
  const html = document.documentElement;
  document.querySelector('[data-dismiss-banner]')?.addEventListener('click', () => {
    remember('banner', html.dataset['banner'] ?? '');
    html.classList.add('banner-dismissed');
  });
}
