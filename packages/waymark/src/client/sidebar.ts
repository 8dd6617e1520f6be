import { recall, remember } from './store.ts';

const SCROLL_KEY = 'sidebar-scroll';

/** Keeps the sidebar where the reader left it, loads rows that are not in the page, and goes to first pages. */
export function startSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  const frame = document.getElementById('mobile-nav');
  if (sidebar === null || frame === null) return;
  restoreScroll(sidebar, frame);
  for (const details of sidebar.querySelectorAll('details')) watchBranch(details);
  sidebar.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest('a[data-opens]');
    const details = link?.nextElementSibling ?? target?.closest('summary')?.parentElement;
    if (!(details instanceof HTMLDetailsElement)) return;
    const first = details.open ? undefined : details.dataset['drilldownHref'];
    if (first !== undefined) {
      event.preventDefault();
      location.assign(first);
    } else if (link != null && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      details.open = !details.open;
    }
  });
}

/** The same sidebar stands where it stood; another one shows its current row in the middle. */
function restoreScroll(sidebar: HTMLElement, frame: HTMLElement): void {
  const first = sidebar.querySelector('a')?.href ?? '';
  const [key, top] = recall(SCROLL_KEY, 'sessionStorage')?.split(' ') ?? [];
  if (key === first) frame.scrollTop = Number(top);
  const row = sidebar.querySelector('[aria-current="page"]');
  if (row !== null) {
    const box = row.getBoundingClientRect();
    const view = frame.getBoundingClientRect();
    const isSeen = box.top >= view.top + 24 && box.bottom <= view.bottom - 24;
    if (!isSeen) frame.scrollTop += box.top - view.top - (view.height - box.height) / 2;
  }
  addEventListener('pagehide', () => remember(SCROLL_KEY, `${first} ${frame.scrollTop}`, 'sessionStorage'));
}

function watchBranch(details: HTMLDetailsElement): void {
  const { src } = details.dataset;
  const list = details.querySelector('ul');
  if (src === undefined || list === null || list.childElementCount > 0) return;
  let isLoading = false;
  details.addEventListener('toggle', async () => {
    if (!details.open || isLoading || list.childElementCount > 0) return;
    isLoading = true;
    try {
      const response = await fetch(src);
      if (!response.ok) throw new Error(response.statusText);
      list.innerHTML = await response.text();
      for (const inner of list.querySelectorAll('details')) watchBranch(inner);
    } catch {
      // The label leads to the group's first page, whose sidebar holds the rows.
      const link = details.previousElementSibling;
      if (link instanceof HTMLAnchorElement) location.assign(link.href);
    } finally {
      isLoading = false;
    }
  });
}
