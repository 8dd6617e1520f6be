import { choose, define, recall, showOnly } from '../behaviour.element.ts';

const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('wm-view')];

function show(title: string): void {
  const views = all();
  const isShown = (view: HTMLElement): boolean => view.dataset['title'] === title;
  if (!views.some(isShown)) return;
  showOnly(views, isShown);
  const menu = document.querySelector<HTMLSelectElement>('select#multi-view-dropdown');
  if (menu) menu.value = title;
}

function fillMenu(menu: HTMLSelectElement): void {
  const titles = [...new Set(all().map((view) => view.dataset['title'] ?? ''))];
  menu.replaceChildren(...titles.map((title) => new Option(title, title)));
  menu.onchange = () => {
    choose(menu.value);
    show(menu.value);
  };
  show(recall(titles) ?? titles[0] ?? '');
}

/** One of the views of a page; the first one on the page fills the menu that chooses between them. */
class ViewElement extends HTMLElement {
  constructor() {
    super();
    for (const type of ['wm-reveal', 'beforematch']) {
      this.addEventListener(type, () => show(this.dataset['title'] ?? ''));
    }
  }

  connectedCallback(): void {
    const menu = document.querySelector<HTMLSelectElement>('select#multi-view-dropdown');
    if (menu && this === all().at(-1)) fillMenu(menu);
  }
}

define('wm-view', ViewElement);
addEventListener('wm-choice', (event) => show((event as CustomEvent<string>).detail));
