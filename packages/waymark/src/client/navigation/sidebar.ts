import { html } from '../../components/behaviour.element.ts';
import { recall, remember } from '../../components/store.element.ts';
import { followClick, groupBehind } from './sidebar-drilldown.ts';
import { fillGroup, restoreGroups } from './sidebar-groups.ts';

const SCROLL_KEY = 'sidebar-scroll';

/** Keeps the sidebar as the reader left it, and loads rows that are not in the page. */
export function startSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  const frame = document.getElementById('mobile-nav');
  if (sidebar === null || frame === null) return;
  // Asked while the page is left, it would have all styles computed again.
  let top = 0;
  frame.addEventListener('scroll', () => {
    top = frame.scrollTop;
  });
  settle(sidebar, frame);
  addEventListener('pagehide', () => {
    const state = [html.dataset['container'], location.pathname, top];
    remember(SCROLL_KEY, state.join(' '), 'sessionStorage');
  });
  // Not only clicks open groups: searching in the page does too. The others are of a group that is about to be opened.
  const fill = (event: Event): void => {
    const { target } = event;
    const details = target instanceof HTMLDetailsElement ? target : groupBehind(event);
    if (details !== undefined) fillGroup(details).catch(() => undefined);
  };
  // The first does not bubble.
  for (const type of ['toggle', 'pointerover', 'focusin']) sidebar.addEventListener(type, fill, true);
  sidebar.addEventListener('click', followClick);
}

/** Brings the rows that are drawn now into the state in which the reader left them. */
export function settleSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  const frame = document.getElementById('mobile-nav');
  if (sidebar !== null && frame !== null) settle(sidebar, frame);
}

function settle(sidebar: HTMLElement, frame: HTMLElement): void {
  const isDone = restoreGroups(sidebar);
  restoreScroll(sidebar, frame);
  // Rows that had to be loaded have moved what is below them.
  void isDone.then(() => restoreScroll(sidebar, frame));
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
  // In a theme without a header they stay at its end, over rows.
  const links = sidebar.nextElementSibling?.clientHeight ?? 0;
  const room = view.height - links - box.height;
  const off = box.top - view.top;
  if (off < 24 || off > room - 24) frame.scrollTop += off - room / 2;
}
