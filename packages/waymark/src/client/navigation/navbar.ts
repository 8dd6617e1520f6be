/** Closes the drawer when the window grows, shows the active tab, and moves links that do not fit into a menu. */
export function startNavbar(): void {
  const drawer = document.getElementById('mobile-nav');
  matchMedia('(width >= 64rem)').addEventListener('change', () => drawer?.togglePopover(false));
  drawer?.addEventListener('toggle', () => {
    drawer.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  });
  // An author who hides the header means the bar of the page, too.
  if (document.querySelector('#navbar')?.checkVisibility() === false)
    document.querySelector('.page-bar')?.remove();
  showActiveTabs();
  foldLinks();
  const kbd = document.querySelector('#search-bar-entry kbd');
  if (kbd !== null && /Mac|iP(?:hone|ad)/.test(navigator.platform)) kbd.textContent = '⌘ K';
}

/** Scrolls tab bars that are too wide to their active tab. */
export function showActiveTabs(): void {
  for (const bar of document.querySelectorAll('.nav-tabs-bar')) showActive(bar);
}

/** Scrolls the bar, not the page. */
function showActive(bar: Element): void {
  const active = bar.querySelector<HTMLElement>('[data-active]');
  if (active === null) return;
  const { left, right } = active.getBoundingClientRect();
  const box = bar.getBoundingClientRect();
  if (left < box.left || right > box.right)
    bar.scrollLeft += left - box.left - (bar.clientWidth - active.offsetWidth) / 2;
}

/** Pixels in which most prompts and names are whole, and the sense of a long one is seen. */
const LEAST_LABEL = 128;
/** Pixels that tabs in the same row get before links do. */
const LEAST_TABS = 320;

const isCut = ({ scrollWidth, clientWidth, localName }: Element): boolean =>
  scrollWidth > clientWidth && clientWidth < (localName === 'ul' ? LEAST_TABS : LEAST_LABEL);

function foldLinks(): void {
  const row = document.querySelector<HTMLElement>('.bar-row');
  if (row === null) return;
  const header = row.parentElement ?? row;
  // The links may be exchanged for those of another language.
  const fit = (): void => {
    const more = row.querySelector<HTMLElement>('.navbar-more');
    const menu = more?.querySelector('ul');
    if (more == null || menu == null) return;
    more.before(...menu.children);
    more.hidden = true;
    const { display } = getComputedStyle(row);
    // A row without a box of its own stands in that of the whole header.
    const box = display === 'contents' ? header : row;
    if (getComputedStyle(box).display === 'block' || display === 'flex') return;
    // Where the row shrinks the search, selectors or tabs, links leave them room; a search that is a sign alone needs none.
    const shrunk = [
      ...box.querySelectorAll('.search-entry-label, .bar-start .nav-selector-label, .nav-tabs-bar'),
    ];
    while (box.scrollWidth > box.clientWidth + 1 || shrunk.some(isCut)) {
      const last = more.previousElementSibling;
      if (last === null) break;
      more.hidden = false;
      menu.prepend(last);
    }
  };
  new ResizeObserver(fit).observe(header);
  // A logo takes its room when it has come.
  row.addEventListener('load', fit, true);
}
