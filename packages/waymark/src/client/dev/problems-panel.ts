import type { ProblemView } from '../../dev/view-problems.ts';
import { panelStyles } from './panel-styles.ts';

/** What the panel can do beside showing. */
export interface PanelActions {
  /** Opens the place of a problem in the author's editor. */
  edit(problem: ProblemView): void;
}

/** What is wrong, over the page: as a panel when the page cannot be shown as written, else as a small button. */
export class ProblemsPanel {
  readonly #host = document.createElement('div');
  readonly #root: ShadowRoot;
  readonly #actions: PanelActions;
  #problems: readonly ProblemView[] = [];
  #isOpen = false;

  constructor(actions: PanelActions) {
    this.#actions = actions;
    this.#host.id = 'waymark-problems';
    this.#root = this.#host.attachShadow({ mode: 'open' });
    // A constructed sheet, because the policy of pages refuses inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(panelStyles);
    this.#root.adoptedStyleSheets = [sheet];
    const html = document.documentElement;
    const followMode = (): void =>
      void this.#host.toggleAttribute('data-dark', html.classList.contains('dark'));
    new MutationObserver(followMode).observe(html, { attributeFilter: ['class'] });
    followMode();
    document.addEventListener('keydown', (event) => {
      // What lies above closes first.
      if (event.key !== 'Escape' || !this.#isOpen || document.querySelector('dialog[open], :popover-open'))
        return;
      this.#toggle(false);
    });
  }

  /** Shows what is wrong now. A panel that the reader has closed opens again only for something else. */
  show(problems: readonly ProblemView[], isBlocking: boolean): void {
    const isNew = JSON.stringify(problems) !== JSON.stringify(this.#problems);
    this.#problems = problems;
    if (problems.length === 0) {
      this.#isOpen = false;
      this.#host.remove();
      return;
    }
    // Beside the body, which is changed as a whole.
    if (!this.#host.isConnected) document.documentElement.append(this.#host);
    if (isNew) this.#isOpen = isBlocking || this.#isOpen;
    this.#draw();
  }

  #toggle(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#draw();
    const control = this.#root.querySelector<HTMLElement>(isOpen ? '.close' : '.badge');
    // Only when the focus was lost with what was closed or pressed.
    if (document.activeElement === document.body || document.activeElement === this.#host) control?.focus();
  }

  #draw(): void {
    this.#root.replaceChildren(this.#isOpen ? this.#drawPanel() : this.#drawBadge());
  }

  #drawBadge(): HTMLElement {
    const badge = create('button', 'badge', countOf(this.#problems));
    badge.addEventListener('click', () => this.#toggle(true));
    return badge;
  }

  /** An alert, so that it is read out without taking the focus from where somebody types. */
  #drawPanel(): HTMLElement {
    const panel = create('section', 'panel');
    panel.role = 'dialog';
    panel.ariaLabel = countOf(this.#problems);
    const close = create('button', 'close', '×');
    close.ariaLabel = 'Close';
    close.addEventListener('click', () => this.#toggle(false));
    const head = create('div', 'head');
    head.append(create('h2', 'count', countOf(this.#problems)), close);
    const list = create('div', 'list');
    list.role = 'alert';
    list.append(...this.#problems.map((problem) => this.#drawProblem(problem)));
    panel.append(head, list);
    return panel;
  }

  #drawProblem(problem: ProblemView): HTMLElement {
    const { code, message, frame, hint, help, file } = problem;
    const box = create('article', 'problem');
    box.append(create('h3', 'message', message));
    if (file !== undefined) box.append(this.#drawPlace(problem));
    if (frame !== undefined) box.append(drawFrame(frame));
    if (hint !== undefined) box.append(create('p', 'hint', hint));
    const link = create('a', 'help', code);
    Object.assign(link, { href: help, target: '_blank', rel: 'noopener' });
    box.append(link);
    return box;
  }

  #drawPlace(problem: ProblemView): HTMLElement {
    const { file = '', line, column } = problem;
    const place = create('button', 'place', line === undefined ? file : `${file}:${line}:${column}`);
    place.title = 'Open in the editor';
    place.addEventListener('click', () => this.#actions.edit(problem));
    return place;
  }
}

/** Long lines are scrolled to by keys too. */
function drawFrame(text: string): HTMLElement {
  const frame = create('pre', 'frame', text);
  frame.tabIndex = 0;
  return frame;
}

function countOf({ length }: readonly ProblemView[]): string {
  return length === 1 ? '1 problem' : `${length} problems`;
}

function create<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  text = '',
): HTMLElementTagNameMap[T] {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
