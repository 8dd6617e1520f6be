/** An entry of the table of contents with the heading that it leads to, and where this stands. */
interface Part {
  readonly item: HTMLElement;
  readonly heading: HTMLElement;
  isAbove: boolean;
  isBelow: boolean;
}

/** Farther than any page is long: a heading that jumps past the window crosses an edge, too. */
const FAR = 1_000_000;
/** A heading that was jumped to counts as reached, and one with nothing but its own distance before it. */
const SLACK = 24;

/** Marks the entries of the table of contents whose part of the page is in view, and names the topmost in the bar. */
export function startContents(): void {
  let follower = follow();
  const restart = (): void => {
    follower.stop();
    follower = follow();
  };
  addEventListener('resize', () => {
    if (offset() !== follower.offset) restart();
  });
  // While its author writes, a page changes.
  document.addEventListener('wm-morph', restart);
  const sheet = document.getElementById('table-of-contents-layout');
  sheet?.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    if (link !== null) sheet.togglePopover(false);
  });
  sheet?.addEventListener('toggle', () => {
    const current = sheet.querySelector<HTMLElement>('[data-active-deepest]');
    if (current !== null) keepInMiddle(current);
  });
}

/** Pixels that stay covered at the top of the window. */
function offset(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** Two observers tell of every heading whether it is above the top of the text or below the window's end. */
function follow(): { readonly offset: number; readonly stop: () => void } {
  const parts = findParts();
  const byHeading = new Map(parts.map((part) => [part.heading, part]));
  const top = offset();
  const observe = (rootMargin: string, note: (part: Part, entry: IntersectionObserverEntry) => void) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const part = byHeading.get(entry.target as HTMLElement);
          if (part !== undefined) note(part, entry);
        }
        mark(parts);
      },
      { rootMargin, threshold: [0, 1] },
    );
    for (const { heading } of parts) observer.observe(heading);
    return observer;
  };
  const observers = [
    observe(`${-(top + SLACK)}px 0px ${FAR}px 0px`, (part, { boundingClientRect, rootBounds }) => {
      part.isAbove = boundingClientRect.top < (rootBounds?.top ?? 0);
    }),
    observe(`${FAR}px 0px 0px 0px`, (part, { isIntersecting }) => {
      part.isBelow = !isIntersecting;
    }),
  ];
  return {
    offset: top,
    stop() {
      for (const observer of observers) observer.disconnect();
    },
  };
}

function mark(all: readonly Part[]): void {
  // Headings of tabs and views that are not shown have no entry and no place.
  const parts = all.filter(({ item }) => !item.hidden);
  const reached = parts.findLastIndex(({ isAbove }) => isAbove);
  for (const [at, { item, isBelow }] of parts.entries()) {
    const isInView = !isBelow && parts[at + 1]?.isAbove !== true;
    const isCurrent = at === reached;
    const wasCurrent = item.dataset['activeDeepest'] !== undefined;
    item.toggleAttribute('data-active', isInView || isCurrent);
    if (isCurrent === wasCurrent) continue;
    item.toggleAttribute('data-active-deepest', isCurrent);
    const link = item.querySelector('a');
    if (isCurrent) link?.setAttribute('aria-current', 'location');
    else link?.removeAttribute('aria-current');
    if (isCurrent) keepInMiddle(item);
  }
  const here = document.querySelector('.contents-here');
  // At the top the bar shows the site.
  const name = parts[reached]?.item.textContent ?? '';
  if (here !== null && here.textContent !== name) here.textContent = name;
}

/** The entries, each with the heading that it leads to. */
function findParts(): readonly Part[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.toc-item')).flatMap((item) => {
    const id = item.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
    const heading = document.getElementById(decodeURIComponent(id));
    return heading === null ? [] : [{ item, heading, isAbove: false, isBelow: true }];
  });
}

/** Keeps an entry in the middle of its column, so that the next and the last ones are seen; scrolls the column, never the page. */
function keepInMiddle(item: HTMLElement): void {
  const column = item.closest<HTMLElement>('ul');
  if (column === null) return;
  const box = item.getBoundingClientRect();
  const frame = column.getBoundingClientRect();
  column.scrollTop += (box.top + box.bottom - frame.top - frame.bottom) / 2;
}
