import { closest, html } from '../../components/behaviour.element.ts';

/** An entry of the table of contents with the heading that it leads to, and where this stands. */
interface Part {
  readonly item: HTMLElement;
  readonly heading: HTMLElement;
  /** Not wholly above the place to which jumps lead. */
  isAhead: boolean;
  /** Wholly below that place: the end of the part before it can be seen. */
  isBelow: boolean;
  /** In the upper part of the window or above. */
  isNear: boolean;
  /** In the window or above. */
  isPassed: boolean;
}

/** Pixels below the place to which jumps lead: less than headings are high, and no more than the room above them. */
const ROOM = 24;
/** Farther than any page is long: a heading that jumps past the window crosses an edge, too. */
const FAR = 1_000_000;

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
  sheet?.addEventListener('click', (event) => {
    if (closest(event, 'a[href^="#"]')) sheet.togglePopover(false);
  });
  sheet?.addEventListener('toggle', () => {
    const current = sheet.querySelector<HTMLElement>('[data-active-deepest]');
    if (current !== null) keepInMiddle(current);
  });
}

/** Pixels that stay covered at the top of the window. */
function offset(): number {
  return Number.parseFloat(getComputedStyle(html).scrollPaddingTop) || 0;
}

/** Three observers tell of every heading on which side of an edge it stands. */
function follow(): { readonly offset: number; readonly stop: () => void } {
  const parts = findParts();
  const byHeading = new Map<Element, Part>(parts.map((part) => [part.heading, part]));
  const top = offset();
  const observe = (side: 'isAhead' | 'isNear' | 'isPassed', rootMargin: string): IntersectionObserver => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          const part = byHeading.get(target);
          if (part === undefined) continue;
          part[side] = isIntersecting;
          if (side === 'isAhead') part.isBelow = intersectionRatio === 1;
        }
        mark(parts);
      },
      { rootMargin, threshold: [0, 1] },
    );
    for (const { heading } of parts) observer.observe(heading);
    return observer;
  };
  const observers = [
    observe('isAhead', `${-top - ROOM}px 0px ${FAR}px`),
    observe('isNear', `${FAR}px 0px -60%`),
    observe('isPassed', `${FAR}px 0px 0px`),
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
  const above = parts.findLastIndex(({ isAhead }) => !isAhead);
  // The first whose heading is seen, unless most of the window is the end of the one before. What stands before all headings is
  // no part, and is read until the first of them is at the top.
  const next = parts[above + 1];
  const reached = next?.isNear && (above >= 0 || !next.isBelow) ? above + 1 : above;
  for (const [at, { item, isPassed }] of parts.entries()) {
    const isInView = isPassed && parts[at + 1]?.isBelow !== false;
    const isCurrent = at === reached;
    const wasCurrent = item.dataset['activeDeepest'] !== undefined;
    item.toggleAttribute('data-active', isInView || isCurrent);
    if (isCurrent !== wasCurrent) markAsRead(item, isCurrent);
  }
  const here = document.querySelector('.contents-here');
  // Before the first part the bar shows the site.
  const name = parts[reached]?.item.textContent ?? '';
  if (here !== null && here.textContent !== name) here.textContent = name;
}

function markAsRead(item: HTMLElement, isCurrent: boolean): void {
  item.toggleAttribute('data-active-deepest', isCurrent);
  for (const link of item.children) link.ariaCurrent = isCurrent ? 'location' : null;
  if (isCurrent) keepInMiddle(item);
}

/** The entries, each with the heading that it leads to. */
function findParts(): readonly Part[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.toc-item')).flatMap((item) => {
    const id = item.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
    const heading = document.getElementById(decodeURIComponent(id));
    return heading === null
      ? []
      : [{ item, heading, isAhead: true, isBelow: true, isNear: false, isPassed: false }];
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
