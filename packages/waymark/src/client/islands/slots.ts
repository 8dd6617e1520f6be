import { type Context, createContext, h, type VNode } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';

/** Content of the page that an island shows: kept as nodes, never drawn again. */
export interface Slots {
  /** Puts the content of a slot into an element that has none. */
  fill(name: string, element: HTMLElement): void;
  /** Takes the content back when its element goes away. */
  keep(name: string, element: HTMLElement): void;
}

/** The slots of the island around. */
export const SlotsProvider: Context<Slots | undefined> = createContext<Slots | undefined>(undefined);

/** Takes the content that is not shown yet out of an island. */
export function collectSlots(island: HTMLElement): Slots {
  const waiting = new Map<string, DocumentFragment>();
  for (const template of island.querySelectorAll<HTMLTemplateElement>(':scope > template[data-slot]')) {
    waiting.set(template.dataset['slot'] ?? '', template.content);
    template.remove();
  }
  return {
    fill(name, element) {
      if (element.hasChildNodes()) return;
      const content = waiting.get(name);
      if (content?.hasChildNodes()) {
        element.append(content);
        return;
      }
      // Shown twice at a time: the second place gets a copy.
      const shown = island.querySelector(`wm-slot[data-slot="${name}"]:not(:empty)`);
      for (const node of shown?.childNodes ?? []) element.append(node.cloneNode(true));
    },
    keep(name, element) {
      const content = document.createDocumentFragment();
      content.append(...element.childNodes);
      waiting.set(name, content);
    },
  };
}

/** Preact leaves the inside of such an element alone. */
const UNTOUCHED = { __html: '' };

/** Draws the element that holds the content of a slot. */
export function Slot({ name }: { readonly name: string }): VNode {
  const slots = useContext(SlotsProvider);
  const reference = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = reference.current;
    if (element === null) return undefined;
    slots?.fill(name, element);
    return () => slots?.keep(name, element);
  }, [slots, name]);
  return h('wm-slot', { ref: reference, 'data-slot': name, dangerouslySetInnerHTML: UNTOUCHED } as object);
}
