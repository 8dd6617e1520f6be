// The script of pages with diagrams. The library that draws them is loaded when the first one comes near the window.
import { defineElement } from '../behaviour.element.ts';
import { dropRules } from './adopt-rules.element.ts';
import { type ControlWords, DiagramView } from './diagram-view.element.ts';

/** What the page says about a diagram, in its language. */
type Words = ControlWords & { readonly diagramFailed: string };

/** From this height in pixels on a drawing has controls, unless its author decides. */
const TALL = 120;

let drawings = 0;

/** A diagram: its source until it is drawn, and again when it cannot be. */
class DiagramElement extends HTMLElement {
  readonly #view = new DiagramView();
  #hasControls = false;
  #id = '';

  connectedCallback(): void {
    // On paper every part is near.
    if (this.getAttribute('loading') === 'eager') void this.#draw();
    else this.#drawWhenNear();
  }

  #drawWhenNear(): void {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void this.#draw();
        // Colours are part of a drawing, so another mode needs another one.
        new MutationObserver(() => void this.#draw()).observe(document.documentElement, {
          attributeFilter: ['class'],
        });
      },
      { rootMargin: '500px' },
    );
    near.observe(this);
  }

  get #words(): Words {
    return JSON.parse(this.dataset['words'] ?? '{}') as Words;
  }

  async #draw(): Promise<void> {
    const source = this.querySelector('.mermaid-source');
    const workplace = this.appendChild(document.createElement('div'));
    workplace.className = 'mermaid-workplace';
    // The library draws into whatever has the id: with that of the drawing on show it would leave the new one empty.
    drawings += 1;
    const id = `wm-diagram-${drawings}`;
    try {
      const { drawDiagram } = await import('./draw-diagram.element.ts');
      const svg = await drawDiagram({ id, source: source?.textContent ?? '', workplace });
      this.#show(svg);
      dropRules(this.#id);
      this.#id = id;
    } catch (error) {
      dropRules(id);
      this.#fail(error instanceof Error ? error.message : String(error));
    } finally {
      workplace.remove();
    }
  }

  #show(svg: SVGElement): void {
    if (!this.hasAttribute('data-drawn')) this.append(this.#view.element);
    this.setAttribute('data-drawn', '');
    this.#view.show(svg);
    const { actions } = this.dataset;
    const isWanted = actions === undefined ? svg.getBoundingClientRect().height >= TALL : actions === 'true';
    if (!isWanted || this.#hasControls) return;
    this.#hasControls = true;
    this.append(this.#view.control(this.#words));
  }

  /** Says in place what is wrong; the source stays under it. */
  #fail(problem: string): void {
    this.setAttribute('data-failed', '');
    const box = document.createElement('div');
    box.className = 'mermaid-error';
    box.role = 'alert';
    const title = document.createElement('strong');
    title.textContent = this.#words.diagramFailed;
    const details = document.createElement('pre');
    details.dir = 'ltr';
    details.textContent = problem;
    box.append(title, details);
    this.querySelector('.mermaid-error')?.remove();
    this.prepend(box);
  }
}

defineElement('wm-diagram', DiagramElement);
