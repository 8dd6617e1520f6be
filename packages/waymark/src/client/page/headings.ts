import { anchorKey } from '@waymark/core/content';
import { copyText } from './copy.ts';

/** Heading links copy their address, and an address whose id is written a little differently still finds its heading. */
export function startHeadings(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a.heading-anchor') : null;
    if (link instanceof HTMLAnchorElement) void copyText(link.href);
  });
  const find = (): void => {
    const id = decodeHash(location.hash);
    if (id === '' || document.getElementById(id) !== null) return;
    const wanted = anchorKey(id);
    const found = Array.from(document.querySelectorAll('#content-area [id]')).find(
      (element) => anchorKey(element.id) === wanted,
    );
    found?.scrollIntoView();
  };
  addEventListener('hashchange', find);
  find();
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
