import { recall, remember } from '../data/store.ts';
import { fillGroup, rememberGroup, restoreGroups } from './sidebar-groups.ts';

const SCROLL_KEY = 'sidebar-scroll';
const html = document.documentElement;

/** Keeps the sidebar as the reader left it, loads rows that are not in the page, and goes to first pages. */
export function startSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  const frame = document.getElementById('mobile-nav');
  if (sidebar === null || frame === null) return;
  // Asked while the page is left, it would have all styles computed again.
  let top = 0;
  frame.addEventListener('scroll', () => {
    top = frame.scrollTop;
  });
  settleSidebar();
  addEventListener('pagehide', () => {
    const state = [html.dataset['container'], location.pathname, top];
    remember(SCROLL_KEY, state.join(' '), 'sessionStorage');
  });
  // Not only clicks open groups: searching in the page does too. These events do not bubble.
  const listen = (event: Event): void => {
    if (event.target instanceof HTMLDetailsElement && event.target.open)
      fillGroup(event.target).catch(() => undefined);
  };
  sidebar.addEventListener('toggle', listen, true);
  // A group that is about to be opened.
  for (const type of ['pointerover', 'focusin']) {
    sidebar.addEventListener(type, ({ target }) => {
      const details = target instanceof Element ? groupBehind(target) : undefined;
      if (details !== undefined) fillGroup(details).catch(() => undefined);
    });
  }
  sidebar.addEventListener('click', onClick);
}

/** Brings the rows that are drawn now into the state in which the reader left them. */
export function settleSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  const frame = document.getElementById('mobile-nav');
  if (sidebar === null || frame === null) return;
  const isDone = restoreGroups(sidebar);
  restoreScroll(sidebar, frame);
  // Rows that had to be loaded have moved what is below them.
  void isDone.then(() => restoreScroll(sidebar, frame));
}

/** A summary opens by itself; a label that is a link only because its rows are not in the page opens like one. */
function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest<HTMLAnchorElement>('a[data-opens]');
  const details = target === undefined ? undefined : groupBehind(target);
  if (details === undefined) return;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (link != null && !isPlain) return;
  const opens = !details.open;
  rememberGroup(details, opens);
  if (link != null) {
    event.preventDefault();
    details.open = opens;
  }
  if (!opens) return;
  const first = details.dataset['drilldownHref'];
  if (first !== undefined && first !== location.pathname) location.assign(first);
  // The label leads to the group's first page, whose sidebar holds the rows.
  else
    fillGroup(details).catch(() => {
      const label = details.previousElementSibling;
      if (label instanceof HTMLAnchorElement) location.assign(label.href);
    });
}

/** What a label or control opens. */
function groupBehind(element: Element): HTMLDetailsElement | undefined {
  const link = element.closest<HTMLAnchorElement>('a[data-opens]');
  const details = link?.nextElementSibling ?? element.closest('summary')?.parentElement;
  return details instanceof HTMLDetailsElement ? details : undefined;
}

/** A container's sidebar stands where it stood; on another page than before, with the current row in view. */
function restoreScroll(sidebar: HTMLElement, frame: HTMLElement): void {
  const [container, path, top] = recall(SCROLL_KEY, 'sessionStorage')?.split(' ') ?? [];
  const isSame = container === html.dataset['container'];
  if (isSame) frame.scrollTop = Number(top);
  const row = sidebar.querySelector('[aria-current="page"]');
  if (row === null || (isSame && path === location.pathname)) return;
  const box = row.getBoundingClientRect();
  const view = frame.getBoundingClientRect();
  const isSeen = box.top >= view.top + 24 && box.bottom <= view.bottom - 24;
  if (!isSeen) frame.scrollTop += box.top - view.top - (view.height - box.height) / 2;
}
