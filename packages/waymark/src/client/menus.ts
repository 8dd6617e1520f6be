/** Gives the menus (popovers with links or buttons) their state, place and keys. They open and close without script. */
export function startMenus(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget][aria-expanded]')) {
    const id = button.getAttribute('popovertarget');
    const popover = id === null ? null : document.getElementById(id);
    if (popover === null) continue;
    popover.addEventListener('toggle', (event) => {
      const isOpen = (event as ToggleEvent).newState === 'open';
      button.setAttribute('aria-expanded', String(isOpen));
      if (isOpen && popover.classList.contains('menu')) place(popover, button);
    });
    if (popover.classList.contains('menu')) addKeys(button, popover);
  }
}

/** Browsers without anchor positioning get the place as custom properties. */
function place(popover: HTMLElement, button: HTMLElement): void {
  if (CSS.supports('position-area: block-end')) return;
  const box = button.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left, innerWidth - popover.offsetWidth - 8));
  popover.style.setProperty('--menu-top', `${box.bottom}px`);
  popover.style.setProperty('--menu-left', `${left}px`);
}

function addKeys(button: HTMLButtonElement, popover: HTMLElement): void {
  let typed = '';
  let typedAt = 0;
  const entries = (): HTMLElement[] =>
    Array.from(popover.querySelectorAll<HTMLElement>('a, button')).filter(
      (entry) => entry.offsetParent !== null,
    );

  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    popover.showPopover();
    const list = entries();
    const current = list.find((entry) => entry.dataset['active'] !== undefined);
    (current ?? list.at(event.key === 'ArrowDown' ? 0 : -1))?.focus();
  });

  popover.addEventListener('keydown', (event) => {
    const list = entries();
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
      typed = event.timeStamp - typedAt < 700 ? typed + event.key.toLowerCase() : event.key.toLowerCase();
      typedAt = event.timeStamp;
      list.find((entry) => entry.textContent.trim().toLowerCase().startsWith(typed))?.focus();
    }
  });
}
