import { Component, type ComponentChildren, Fragment, h, hydrate, options, render, type VNode } from 'preact';
import { IslandName } from '../../mdx/author-code/island-name.ts';
import { noteFilledFields } from './filled-fields.ts';
import { adoptStyles } from './inline-styles.ts';
import { collectSlots, SlotsProvider } from './slots.ts';

/** React's additions to events that author code may call. */
const passEvent = options.event;
options.event = (event) => {
  Object.assign(event, { persist: () => undefined, nativeEvent: event });
  return passEvent?.(event) ?? event;
};

/** Shows what an island stopped with, in its place. */
class Boundary extends Component<{ readonly children: ComponentChildren }, { readonly problem?: string }> {
  static override getDerivedStateFromError(error: unknown): { readonly problem: string } {
    return { problem: String(error) };
  }
  override componentDidCatch(error: unknown): void {
    // For the console, and for whatever the site listens to errors with.
    reportError(error);
  }
  override render(): ComponentChildren {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    const attributes = { class: 'diagnostic', role: 'note', 'data-diagnostic': 'mdx/component-failed' };
    return h('span', attributes as object, h('strong', null, problem));
  }
}

function Island({ draw }: { readonly draw: () => unknown }): VNode {
  return h(Fragment, null, draw() as ComponentChildren);
}

/** Takes an island over: what the server drew is kept, what is missing is drawn. */
export function mount(island: HTMLElement, draw: (() => unknown) | undefined): void {
  if (draw === undefined) return;
  const slots = collectSlots(island);
  restoreParagraphs(island);
  adoptStyles(island);
  const name = `i${island.dataset['island']}-`;
  const content = h(SlotsProvider.Provider, { value: slots }, h(Island, { draw }));
  const tree = h(Boundary, null, h(IslandName.Provider, { value: name }, content));
  const isEmpty = island.hasAttribute('data-empty');
  island.removeAttribute('data-empty');
  const tellFilledFields = noteFilledFields(island);
  const pictures = [...island.querySelectorAll('img')].filter(({ complete, src }) => complete && src !== '');
  if (isEmpty) render(tree, island);
  else hydrate(tree, island);
  tellFilledFields();
  // One with another address by now tells of that.
  for (const picture of pictures) if (picture.complete) tellLoaded(picture);
}

/** A paragraph that holds a block is a box in the page's HTML; the island draws it as it is written. */
function restoreParagraphs(island: HTMLElement): void {
  for (const box of island.querySelectorAll('div.paragraph')) {
    if (box.closest('wm-island, [data-slotted]') !== island) continue;
    const paragraph = document.createElement('p');
    for (const { name, value } of box.attributes) paragraph.setAttribute(name, value);
    paragraph.classList.remove('paragraph');
    paragraph.append(...box.childNodes);
    box.replaceWith(paragraph);
  }
}

/** A picture that was there, or failed, before its component listened tells it now: some show it only then. */
function tellLoaded(picture: HTMLImageElement): void {
  picture.dispatchEvent(new Event(picture.naturalWidth > 0 ? 'load' : 'error'));
}
