import {
  announceChoice,
  choose,
  closest,
  defineElement,
  recallChoice,
  setHash,
  showOnly,
} from '../behaviour.element.ts';

/** Panels of which one is shown: chosen by a tab or a menu, by a link into a panel, or by an equal choice elsewhere. */
class TabsElement extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', (event) => {
      const tab = closest(event, '[role=tab]') as HTMLElement;
      this.#choose(this.#panels[this.#tabs.indexOf(tab)]);
    });
    this.addEventListener('change', ({ target }) => {
      if (target === this.#menu) this.#choose(this.#panels[(target as HTMLSelectElement).selectedIndex]);
    });
    this.addEventListener('keydown', (event) => this.#move(event));
    for (const type of ['wm-reveal', 'beforematch'])
      this.addEventListener(type, (event) => this.#reveal(event));
    addEventListener('wm-choice', (event) => {
      if (this.hasAttribute('data-sync')) this.#showTitle((event as CustomEvent<string>).detail);
    });
  }

  connectedCallback(): void {
    const shown = this.#panels.find((panel) => panel.hasAttribute('data-active')) ?? this.#panels[0];
    if (shown) this.#show(shown);
    const recalled =
      this.dataset['sync'] === '' && recallChoice(this.#panels.map((panel) => panel.dataset['title'] ?? ''));
    if (recalled) this.#showTitle(recalled);
  }

  get #panels(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > [data-title]')];
  }

  get #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > .tab-bar [role=tab]')];
  }

  get #menu(): HTMLSelectElement | null {
    return this.querySelector(':scope > .tab-bar select');
  }

  #showTitle(title: string): void {
    const panel = this.#panels.find((candidate) => candidate.dataset['title'] === title);
    if (panel) this.#show(panel);
  }

  #show(shown: HTMLElement): void {
    const panels = this.#panels;
    showOnly(panels, (panel) => panel === shown);
    const position = panels.indexOf(shown);
    for (const [index, tab] of this.#tabs.entries()) {
      tab.toggleAttribute('data-active', index === position);
      tab.ariaSelected = String(index === position);
      tab.tabIndex = index === position ? 0 : -1;
    }
    if (this.#menu) this.#menu.selectedIndex = position;
  }

  /** A choice by the reader; what was under the pointer stays there, whatever changes above. */
  #choose(panel: HTMLElement | undefined): void {
    if (!panel) return;
    const top = this.getBoundingClientRect().top;
    this.#show(panel);
    const { sync } = this.dataset;
    // What is kept together on this page only is not remembered.
    if (sync !== undefined) (sync === 'page' ? announceChoice : choose)(panel.dataset['title'] ?? '');
    if (this.hasAttribute('data-linked')) setHash(panel.id);
    this.dispatchEvent(new CustomEvent('wm-chosen', { bubbles: true, detail: this.#panels.indexOf(panel) }));
    // The column of examples stays where it is.
    if (!this.closest('#panel'))
      scrollBy({ top: this.getBoundingClientRect().top - top, behavior: 'instant' });
  }

  #move(event: KeyboardEvent): void {
    const tabs = this.#tabs;
    const current = tabs.indexOf(event.target as HTMLElement);
    const step = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
    const next = { ArrowRight: current + step, ArrowLeft: current - step, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    if (current < 0 || next === undefined) return;
    event.preventDefault();
    const position = (next + tabs.length) % tabs.length;
    this.#choose(this.#panels[position]);
    tabs[position]?.focus();
  }

  #reveal(event: Event): void {
    const panel = this.#panels.find((candidate) => candidate.contains(event.target as Node));
    if (panel) this.#show(panel);
  }
}

defineElement('wm-tabs', TabsElement);
