import { defineElement, html } from '../behaviour.element.ts';

/** Shown by hover and focus without a script; adds tapping, Escape, and keeping within the window. */
class TooltipElement extends HTMLElement {
  constructor() {
    super();
    // When a pointer is told of, Firefox has not yet drawn the hover; when a mouse is, all browsers have.
    for (const type of ['mouseenter', 'focusin']) {
      this.addEventListener(type, () => {
        // Not when it is left: what Escape hides under the pointer is left by that, and Firefox would show it again.
        this.removeAttribute('data-closed');
        this.#place();
      });
    }
    for (const type of ['mouseleave', 'focusout'])
      this.addEventListener(type, () => this.removeAttribute('data-open'));
    this.addEventListener('click', (event) => {
      if ((event.target as Element).closest('.tooltip-trigger')) this.toggleAttribute('data-open', true);
    });
    // Heard on the document, because a tooltip opened by hover does not hold the focus.
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.matches(':hover, :focus-within'))
        this.setAttribute('data-closed', '');
    });
  }

  #place(): void {
    const content = this.querySelector<HTMLElement>('.tooltip-content');
    if (!content) return;
    content.style.removeProperty('--_shift');
    const { left, right } = content.getBoundingClientRect();
    const over = Math.max(0, right - html.clientWidth + 8) || Math.min(0, left - 8);
    content.style.setProperty('--_shift', `${-over}px`);
  }
}

defineElement('wm-tooltip', TooltipElement);
