import { Idiomorph } from 'idiomorph';
import { lendIds } from './lend-ids.ts';
import { isSame, type Served } from './served.ts';

/** Elements that begin anew when what was sent for them differs: a script has made something of their own of them. */
const REPLACED = 'wm-island, wm-diagram, wm-repo, template';

/** A part of the page, and what the server sends for it now. */
type Change = readonly [live: Element, fresh: Element];

/**
 * Changes a part of the page to what was sent anew. What did not change on the server stays as the reader has it. False when
 * nothing did.
 */
export function morphPage(live: Element, fresh: Element, served: Served): boolean {
  const sent = served.of(live);
  if (sent !== undefined && isSame(sent, fresh)) return false;
  const takeBack = lendIds(live, fresh, served);
  const morph = new Morph(served);
  morph.run(live, fresh);
  takeBack();
  morph.finish();
  return true;
}

class Morph {
  readonly #served: Served;
  /** What an element is being changed to. */
  readonly #fresh = new WeakMap<Element, Element>();
  /** Nodes being added; they nest. */
  readonly #adding: Node[] = [];
  readonly #replaced: Change[] = [];
  readonly #slots: Change[] = [];
  readonly #changed: Element[] = [];

  constructor(served: Served) {
    this.#served = served;
  }

  run(live: Element, fresh: Element): void {
    Idiomorph.morph(live, fresh, {
      morphStyle: 'outerHTML',
      callbacks: {
        beforeNodeMorphed: (node, next) => this.#begin(node, next),
        afterNodeMorphed: (node, next) => this.#end(node, next),
        beforeAttributeUpdated: (name, element) => this.#isAttributeChanged(name, element),
        beforeNodeAdded: (next) => this.#adding.push(next) > 0,
        afterNodeAdded: (node) => {
          const next = this.#adding.pop();
          if (next !== undefined) this.#served.adopt(node, next);
        },
        // What a script has added is not the server's to remove.
        beforeNodeRemoved: (node) => this.#served.of(node) !== undefined,
      },
    });
  }

  /** What has to wait until no id is lent any more, and wakes the elements that hold something new. */
  finish(): void {
    for (const [live, fresh] of this.#replaced) {
      const copy = document.importNode(fresh, true);
      this.#served.adopt(copy, fresh);
      live.replaceWith(copy);
    }
    for (const [live, fresh] of this.#slots) morphPage(live, fresh, this.#served);
    for (const element of this.#changed) wake(element);
  }

  #begin(node: Node, next: Node): boolean {
    const sent = this.#served.of(node);
    if (sent !== undefined && isSame(sent, next)) return false;
    if (!(node instanceof Element && next instanceof Element)) return true;
    this.#fresh.set(node, next);
    if (!node.matches(REPLACED)) {
      if (sent instanceof Element && hasOtherRows(sent, next)) node.querySelector('ul')?.replaceChildren();
      return true;
    }
    const slots = sent instanceof Element ? changedSlots(node, sent, next) : undefined;
    if (slots === undefined) this.#replaced.push([node, next]);
    else {
      this.#served.set(node, next);
      this.#slots.push(...slots);
    }
    return false;
  }

  #end(node: Node, next: Node): void {
    this.#served.set(node, next);
    if (node instanceof Element) this.#changed.push(node);
  }

  /** Only what the server changed: `open`, `hidden` and the like are the reader's, or a script's. */
  #isAttributeChanged(name: string, element: Element): boolean {
    const sent = this.#served.of(element);
    const next = this.#fresh.get(element);
    if (!(sent instanceof Element) || next === undefined) return true;
    return sent.getAttribute(name) !== next.getAttribute(name);
  }
}

/** Whether the rows of a group were loaded from a file which is now another one; those that the page had itself are changed one by one. */
function hasOtherRows(sent: Element, next: Element): boolean {
  const src = sent.getAttribute('data-src');
  return src !== null && src !== next.getAttribute('data-src') && sent.querySelector('ul > li') === null;
}

/** The slots of an island whose content is another one; undefined when the island itself is. */
function changedSlots(island: Element, sent: Element, next: Element): readonly Change[] | undefined {
  if (!island.matches('wm-island') || !isSame(withoutSlots(sent), withoutSlots(next))) return undefined;
  const pairs: Change[] = [];
  for (const slot of next.querySelectorAll('[data-slotted]')) {
    const live = island.querySelector(`[data-slotted="${slot.getAttribute('data-slotted')}"]`);
    // It is not shown now; the island has it somewhere.
    if (live === null) return undefined;
    pairs.push([live, slot]);
  }
  return pairs;
}

function withoutSlots(island: Element): Element {
  const copy = island.cloneNode(true) as Element;
  for (const slot of copy.querySelectorAll('[data-slotted]'))
    slot.replaceWith(`${slot.localName} ${slot.getAttribute('data-slotted')}`);
  // Ids are lent to what came and to what is compared with what the page has: here it may be one of the two.
  for (const lent of copy.querySelectorAll('[id^="wm-"]')) lent.removeAttribute('id');
  return copy;
}

/** Tells an element that what it holds has changed. */
function wake(element: Element): void {
  if (/^wm-(?:tabs|tree)$/.test(element.localName))
    (element as { connectedCallback?: () => void }).connectedCallback?.();
  // Its rows are loaded when it opens.
  if (element instanceof HTMLDetailsElement && element.open) element.dispatchEvent(new Event('toggle'));
}
