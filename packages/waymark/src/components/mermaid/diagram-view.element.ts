/** Words of the controls, in the page's language. */
export type ControlWords = Readonly<Record<ControlName, string>>;

type ControlName = keyof typeof SHAPES;

/** Strokes of the signs on the controls, in a box of 24. */
const SHAPES = {
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  moveUp: 'M6 15l6-6 6 6',
  zoomIn: 'M12 5v14M5 12h14',
  moveLeft: 'M15 6l-6 6 6 6',
  resetView: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4',
  moveRight: 'M9 6l6 6-6 6',
  moveDown: 'M6 9l6 6 6-6',
  zoomOut: 'M5 12h14',
} as const;

const STEP = 80;
const SMALLEST = 0.5;
const LARGEST = 6;

/** A drawing that is moved and enlarged within its own box: by buttons, by dragging, by pinching or Ctrl and wheel. */
export class DiagramView {
  readonly element: HTMLDivElement = document.createElement('div');
  #svg: SVGElement | undefined;
  #x = 0;
  #y = 0;
  #scale = 1;

  constructor() {
    this.element.className = 'mermaid-view';
  }

  /** Shows a drawing in place of an earlier one; what the reader has zoomed to stays. */
  show(svg: SVGElement): void {
    this.#svg = svg;
    this.element.replaceChildren(svg);
    this.#apply();
  }

  /** Lets readers move the drawing, and gives the buttons for it. */
  control(words: ControlWords): HTMLElement {
    const box = document.createElement('div');
    box.className = 'mermaid-controls';
    box.dataset['componentName'] = 'mermaid-controls-wrapper';
    box.append(
      ...namesOfControls().map((name) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.dataset['control'] = name;
        button.ariaLabel = words[name];
        button.title = words[name];
        button.append(drawSign(SHAPES[name]));
        button.onclick = () => this.#act(name);
        return button;
      }),
    );
    this.#followPointer();
    return box;
  }

  #act(name: ControlName): void {
    const actions: Record<ControlName, () => void> = {
      fullScreen: () => this.#toggleFullScreen(),
      zoomIn: () => this.#zoom(1.25),
      zoomOut: () => this.#zoom(0.8),
      moveUp: () => this.#move(0, STEP),
      moveDown: () => this.#move(0, -STEP),
      moveLeft: () => this.#move(STEP, 0),
      moveRight: () => this.#move(-STEP, 0),
      resetView: () => {
        this.#scale = 1;
        this.#x = 0;
        this.#y = 0;
        this.#apply();
      },
    };
    actions[name]();
  }

  /** Where browsers let a page have the whole screen; Esc leaves it. */
  #toggleFullScreen(): void {
    const figure = this.element.parentElement;
    if (document.fullscreenElement === figure) void document.exitFullscreen();
    else void figure?.requestFullscreen();
  }

  #zoom(factor: number): void {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.#scale * factor));
    const change = scale / this.#scale;
    this.#scale = scale;
    this.#move(this.#x * (change - 1), this.#y * (change - 1));
  }

  #move(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.#apply();
  }

  #apply(): void {
    const isMoved = this.#x !== 0 || this.#y !== 0 || this.#scale !== 1;
    this.element.toggleAttribute('data-moved', isMoved);
    if (this.#svg === undefined) return;
    this.#svg.style.transform = isMoved
      ? `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`
      : 'none';
  }

  #followPointer(): void {
    const box = this.element;
    box.setAttribute('data-movable', '');
    box.addEventListener('pointerdown', (event) => {
      // A finger scrolls the page until the reader has zoomed in.
      const isFinger = event.pointerType === 'touch' && !box.hasAttribute('data-moved');
      if (event.button !== 0 || isFinger || (event.target as Element).closest('a')) return;
      event.preventDefault();
      box.setPointerCapture(event.pointerId);
    });
    box.addEventListener('pointermove', (event) => {
      if (box.hasPointerCapture(event.pointerId)) this.#move(event.movementX, event.movementY);
    });
    box.addEventListener(
      'wheel',
      (event) => {
        // A pinch on a touchpad comes as a wheel with Ctrl.
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.#zoom(event.deltaY < 0 ? 1.1 : 0.9);
      },
      { passive: false },
    );
  }
}

function namesOfControls(): readonly ControlName[] {
  const names = Object.keys(SHAPES) as ControlName[];
  return document.fullscreenEnabled ? names : names.filter((name) => name !== 'fullScreen');
}

function drawSign(path: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const stroke = svg.appendChild(document.createElementNS(namespace, 'path'));
  stroke.setAttribute('d', path);
  return svg;
}
