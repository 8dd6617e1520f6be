import { anchorKey, anchorKeys } from '@waymark/core/content';
import { decode } from '../../components/behaviour.element.ts';
import { copyText } from './copy.ts';

/** Heading links copy their address, and an address whose id is written a little differently still finds its heading. */
export function startHeadings(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a.heading-anchor') : null;
    if (link instanceof HTMLAnchorElement) void copyText(link.href);
  });
  const find = (): void => {
    const id = decode(location.hash);
    const direct = document.getElementById(id);
    if (id === '' || direct?.closest('.mdx-content')) return;
    // A heading called as a part of the page around it has a number in its id.
    const twin = document.querySelector(`.mdx-content [id="${CSS.escape(id)}-2"]`);
    if (direct !== null || twin !== null) {
      twin?.scrollIntoView();
      return;
    }
    const wanted = anchorKeys(id);
    const found = Array.from(document.querySelectorAll('#content-area [id]')).find((element) =>
      wanted.includes(anchorKey(element.id)),
    );
    found?.scrollIntoView();
  };
  addEventListener('hashchange', find);
  find();
}
