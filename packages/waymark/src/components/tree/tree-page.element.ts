import { defineElement } from '../behaviour.element.ts';

/** A tree of files by the keys of the ARIA tree pattern. */
class TreeElement extends HTMLElement {
  #typed = '';
  #typedAt = 0;

  constructor() {
    super();
    this.addEventListener('click', ({ target }) => {
      const item = (target as Element).closest('.tree-row')?.parentElement;
      if (item) {
        this.#focus(item);
        this.#toggle(item);
      }
    });
    this.addEventListener('keydown', (event) => {
      const item = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || !item.matches('[role=treeitem]')) return;
      if (this.#press(item, event.key)) event.preventDefault();
    });
  }

  connectedCallback(): void {
    const first = this.querySelector<HTMLElement>('[role=treeitem]');
    if (first) first.tabIndex = 0;
  }

  /** Items that are not inside a closed folder, in order. */
  get #visible(): HTMLElement[] {
    const items = [...this.querySelectorAll<HTMLElement>('[role=treeitem]')];
    return items.filter((item) => !item.parentElement?.closest('[aria-expanded=false]'));
  }

  #press(item: HTMLElement, key: string): boolean {
    const items = this.#visible;
    const position = items.indexOf(item);
    const rtl = getComputedStyle(this).direction === 'rtl';
    const actions: Record<string, () => void> = {
      ArrowDown: () => this.#focus(items[position + 1]),
      ArrowUp: () => this.#focus(items[position - 1]),
      Home: () => this.#focus(items[0]),
      End: () => this.#focus(items.at(-1)),
      [rtl ? 'ArrowLeft' : 'ArrowRight']: () =>
        item.ariaExpanded === 'false'
          ? this.#toggle(item, true)
          : this.#focus(item.querySelector('[role=treeitem]')),
      [rtl ? 'ArrowRight' : 'ArrowLeft']: () =>
        item.ariaExpanded === 'true' && !item.hasAttribute('data-fixed')
          ? this.#toggle(item, false)
          : this.#focus(item.parentElement?.closest('[role=treeitem]')),
      Enter: () => this.#toggle(item),
      ' ': () => this.#toggle(item),
      '*': () => {
        for (const sibling of item.parentElement?.children ?? []) this.#toggle(sibling as HTMLElement, true);
      },
    };
    const action = actions[key] ?? (key.length === 1 ? () => this.#seek(items, position, key) : undefined);
    action?.();
    return action !== undefined;
  }

  #focus(item: HTMLElement | null | undefined): void {
    if (!item) return;
    for (const other of this.querySelectorAll<HTMLElement>('[tabindex="0"]')) other.tabIndex = -1;
    item.tabIndex = 0;
    item.focus();
  }

  #toggle(item: HTMLElement, open: boolean = item.ariaExpanded === 'false'): void {
    if (item.ariaExpanded !== null && !item.hasAttribute('data-fixed')) item.ariaExpanded = String(open);
  }

  /** Goes to the next name that begins with what was typed within a second. */
  #seek(items: readonly HTMLElement[], position: number, key: string): void {
    const now = performance.now();
    this.#typed = (now - this.#typedAt < 1000 ? this.#typed : '') + key.toLowerCase();
    this.#typedAt = now;
    const start = this.#typed.length > 1 ? position : position + 1;
    const order = [...items.slice(start), ...items.slice(0, start)];
    this.#focus(order.find((item) => item.textContent?.trim().toLowerCase().startsWith(this.#typed)));
  }
}

defineElement('wm-tree', TreeElement);
