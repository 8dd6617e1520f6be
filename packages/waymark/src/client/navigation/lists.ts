import { loadFile } from '../data/files.ts';

/** Loads the entries of long menus that are not in the page: when they open, or are about to. */
export function startLists(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const list = target instanceof Element ? listBehind(target) : undefined;
      if (list !== undefined) fillList(list).catch(() => undefined);
    });
  }
  // Not only clicks open menus. These events do not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.dataset['list'] !== undefined)
        fillList(target).catch(() => undefined);
    },
    true,
  );
}

/** Choices that lead elsewhere from this page than from others, such as to the same page in another version. */
export function leadToTargets(root: ParentNode): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-targets]')) {
    for (const { dataset, href } of template.content.querySelectorAll<HTMLAnchorElement>('a[data-place]')) {
      const same = `a.nav-dropdown-item[data-place="${dataset['place']}"]`;
      for (const link of root.querySelectorAll<HTMLAnchorElement>(same)) link.href = href;
    }
  }
}

/** The long list that a control opens. */
function listBehind(element: Element): HTMLElement | undefined {
  const button = element.closest('button[popovertarget]');
  const holder =
    button === null
      ? element.closest('summary')?.parentElement
      : document.getElementById(button.getAttribute('popovertarget') ?? '');
  return holder?.dataset['list'] === undefined ? undefined : holder;
}

async function fillList(holder: HTMLElement): Promise<void> {
  const src = holder.dataset['list'];
  const list = holder.querySelector('ul');
  if (src === undefined || list === null) return;
  const text = await loadFile(src);
  // It was filled in the meantime.
  if (holder.dataset['list'] === undefined) return;
  delete holder.dataset['list'];
  const active = list.querySelector<HTMLElement>('[data-active]')?.dataset['place'];
  const hadFocus = list.contains(document.activeElement);
  list.innerHTML = new DOMParser().parseFromString(text, 'text/html').querySelector('ul')?.innerHTML ?? '';
  const current = active === undefined ? null : list.querySelector<HTMLElement>(`a[data-place="${active}"]`);
  if (current !== null) {
    current.dataset['active'] = '';
    current.ariaCurrent = 'true';
  }
  leadToTargets(list);
  if (hadFocus) (current ?? list.querySelector('a'))?.focus();
  current?.scrollIntoView({ block: 'nearest' });
}
