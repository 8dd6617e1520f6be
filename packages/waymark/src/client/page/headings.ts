import { anchorKey, anchorKeys } from '@waymark/core/content';
import { closest, decode } from '../../components/behaviour.element.ts';
import { copyText } from './copy.ts';

/** Headings and their links copy their address, and an address whose id is written a little differently still finds its heading. */
export function startHeadings(): void {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, '.heading-anchor');
    if (link) void copyText(link.href);
    // Whoever marks words of a heading wants these.
    else if (getSelection()?.isCollapsed)
      closest(event, 'a, button, :has(>.heading-anchor)')
        ?.querySelector<HTMLElement>('.heading-anchor')
        ?.click();
  });
  const find = (): void => {
    const id = decode(location.hash);
    const direct = document.getElementById(id);
    if (!id || direct?.closest('.mdx-content')) return;
    const wanted = anchorKeys(id);
    // A heading called as a part of the page around it has a number in its id.
    const twin = document.querySelector(`.mdx-content [id="${CSS.escape(id)}-2"]`);
    const found =
      twin ||
      (!direct &&
        [...document.querySelectorAll('#content-area [id]')].find((element) =>
          wanted.includes(anchorKey(element.id)),
        ));
    if (found) found.scrollIntoView();
  };
  addEventListener('hashchange', find);
  find();
}
