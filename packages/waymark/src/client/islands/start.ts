// Wakes islands: author components that need the browser. Their code is loaded when a reader gets to see them.

/** What the module of a page's author code exports. */
interface IslandModule {
  readonly islands: Readonly<Record<string, () => unknown>>;
  mount(island: HTMLElement, draw: (() => unknown) | undefined): void;
}

/** The boxes of an island: the element itself, the slots in it and what its code hides have none. */
function* boxesOf(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (child.localName === 'wm-slot' || child.localName === 'wm-island') yield* boxesOf(child);
    else if (getComputedStyle(child).display !== 'none') yield child;
  }
}

/** Address of a module by its number on the page, which knows them all. */
function moduleAddress(number: string): string | undefined {
  const addresses = document.getElementById('content-area')?.dataset['islands'] ?? '{}';
  return (JSON.parse(addresses) as Readonly<Record<string, string>>)[number];
}

class Island extends HTMLElement {
  #observer: IntersectionObserver | undefined;
  #isAwake = false;
  #pressed: HTMLElement | undefined;

  connectedCallback(): void {
    if (this.#isAwake) return;
    // An empty place has a box of its own; what shows nothing at all is there for what it does.
    const boxes = this.hasAttribute('data-empty') ? [this] : [...boxesOf(this)];
    if (boxes.length === 0) {
      void this.#wake();
      return;
    }
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#wake();
      },
      { rootMargin: '200px' },
    );
    for (const box of boxes) this.#observer.observe(box);
    this.addEventListener('click', this.#onEarlyClick);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }

  /** A press before the code is there counts once it is. Links and fields do what they do by themselves. */
  #onEarlyClick = ({ target }: Event): void => {
    const pressed = target instanceof HTMLElement ? target : undefined;
    if (pressed?.closest('a, input, select, textarea, label, summary') === null) this.#pressed = pressed;
    void this.#wake();
  };

  async #wake(): Promise<void> {
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#observer?.disconnect();
    const { module = '', island = '' } = this.dataset;
    const address = moduleAddress(module);
    if (address === undefined) return;
    const { mount, islands }: IslandModule = await import(address);
    this.removeEventListener('click', this.#onEarlyClick);
    mount(this, islands[island]);
    this.setAttribute('data-awake', '');
    if (this.#pressed?.isConnected) this.#pressed.click();
  }
}

customElements.define('wm-island', Island);
