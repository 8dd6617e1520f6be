import { closest } from '../../components/behaviour.element.ts';

/** Gives the menus (popovers with links or buttons) their state, place and keys. They open and close without script. */
export function startMenus(): void {
  // Listens at the document, because a page's menus may be exchanged. These events do not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      const popover = event.target;
      if (!(popover instanceof HTMLElement) || !popover.popover) return;
      const isOpen = (event as ToggleEvent).newState === 'open';
      for (const button of document.querySelectorAll<HTMLElement>(
        `button[popovertarget="${popover.id}"][aria-expanded]`,
      )) {
        button.ariaExpanded = String(isOpen);
        if (isOpen && popover.classList.contains('menu')) place(popover, button);
      }
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const menu = target.closest<HTMLElement>('.menu[popover]');
    const list = event.key === 'Escape' && target.closest('.drawer-switchers [open]');
    if (list) closeList(event, list);
    else if (menu !== null) moveInMenu(event, menu);
    else openMenu(event, target);
  });
  // Safari gives a clicked button no focus, other WebKit goes on from the pointer: Tab would not lead into what it opens, and
  // closing that not back. Before others, which may move the focus on; and not in what authors made, which may close as it
  // loses the focus.
  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event, 'button:not(wm-island *)');
      button?.blur();
      button?.focus({ preventScroll: true });
    },
    true,
  );
  // What the focus leaves would cover what has it then: menus, the drawer, the contents.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    for (const open of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
      if (!open.contains(target) && target.getAttribute('popovertarget') !== open.id) open.hidePopover();
  });
}

/** A list that is unfolded in the drawer closes before the drawer does. */
function closeList(event: Event, list: Element): void {
  event.preventDefault();
  list.removeAttribute('open');
  list.querySelector('summary')?.focus();
}

/** Browsers without anchor positioning get the place as numbers. */
function place(popover: HTMLElement, button: HTMLElement): void {
  if (CSS.supports('position-area: block-end')) return;
  const box = button.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left, innerWidth - popover.offsetWidth - 8));
  popover.style.inset = `${box.bottom}px auto auto ${left}px`;
}

function entriesOf(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a, button')].filter((entry) => entry.offsetParent !== null);
}

function openMenu(event: KeyboardEvent, button: HTMLElement): void {
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!menu?.classList.contains('menu')) return;
  if (event.key.length === 1 && menu.matches(':popover-open')) moveInMenu(event, menu);
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  menu.showPopover();
  const list = entriesOf(menu);
  const current = list.find((entry) => entry.dataset['active'] !== undefined);
  (current ?? list.at(event.key === 'ArrowDown' ? 0 : -1))?.focus();
}

let typed = '';
let typedAt = 0;

function moveInMenu(event: KeyboardEvent, menu: HTMLElement): void {
  const list = entriesOf(menu);
  const at = list.indexOf(document.activeElement as HTMLElement);
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % list.length,
    ArrowUp: (at - 1 + list.length) % list.length,
    Home: 0,
    End: list.length - 1,
  };
  const to = moves[event.key];
  if (to !== undefined) {
    event.preventDefault();
    list[to]?.focus();
  } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    typed = (event.timeStamp - typedAt < 700 ? typed : '') + event.key.toLowerCase();
    typedAt = event.timeStamp;
    list.find((entry) => entry.textContent.trim().toLowerCase().startsWith(typed))?.focus();
  }
}
