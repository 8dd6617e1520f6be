/** Marks the entries of the table of contents whose part of the page is in view. */
export function startScrollSpy(): void {
  let parts = findParts();
  let isQueued = false;

  const mark = (): void => {
    isQueued = false;
    const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    // Headings of tabs and views that are not shown have no entry and no place.
    const shown = parts.filter(({ item }) => !item.hidden);
    const tops = shown.map(({ heading }) => heading.getBoundingClientRect().top);
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const current = isAtEnd ? tops.length - 1 : tops.findLastIndex((position) => position <= top + 8);
    parts.forEach(({ item, heading }) => {
      const isActive = heading === shown[Math.max(0, current)]?.heading;
      item.toggleAttribute('data-active', isActive);
      item.toggleAttribute('data-active-deepest', isActive);
      const link = item.querySelector('a');
      if (isActive) link?.setAttribute('aria-current', 'location');
      else link?.removeAttribute('aria-current');
      if (isActive && current >= 0) keepInView(item);
    });
  };
  const queue = (): void => {
    if (!isQueued) requestAnimationFrame(mark);
    isQueued = true;
  };
  addEventListener('scroll', queue, { passive: true });
  addEventListener('resize', queue);
  // Choosing a tab or a view changes which headings there are.
  addEventListener('click', queue);
  addEventListener('keyup', queue);
  // While its author writes, a page changes.
  document.addEventListener('wm-morph', () => {
    parts = findParts();
    queue();
  });
  mark();
}

/** The entries, each with the heading that it leads to. */
function findParts(): readonly { readonly item: HTMLElement; readonly heading: HTMLElement }[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.toc-item')).flatMap((item) => {
    const id = item.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
    const heading = document.getElementById(decodeURIComponent(id));
    return heading === null ? [] : [{ item, heading }];
  });
}

/** Scrolls the column, never the page. */
function keepInView(item: HTMLElement): void {
  const column = item.closest<HTMLElement>('#table-of-contents-content');
  if (column === null) return;
  const box = item.getBoundingClientRect();
  const frame = column.getBoundingClientRect();
  if (box.top < frame.top + 40) column.scrollTop -= frame.top + 40 - box.top;
  else if (box.bottom > frame.bottom - 40) column.scrollTop += box.bottom - frame.bottom + 40;
}
