import { type Context, createContext, h, type VNode } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';

/** Content of the page that an island shows: kept as nodes, never drawn again. */
export interface Slots {
  /** The element of the page that holds the content of a slot: it may be another than the written one, which stood in a wrong place. */
  tagOf(name: string): string | undefined;
  /** Puts the content of a slot into an element that has none. */
  fill(name: string, element: HTMLElement): void;
  /** Takes the content back when its element goes away. */
  keep(element: HTMLElement): void;
}

/** The slots of the island around. */
export const SlotsProvider: Context<Slots | undefined> = createContext<Slots | undefined>(undefined);

/** Takes the content that is not shown yet out of an island. */
export function collectSlots(island: HTMLElement): Slots {
  const holders = new Map<string, Element>();
  const add = (holder: Element): void => void holders.set(holder.getAttribute('data-slotted') ?? '', holder);
  island.querySelectorAll('[data-slotted]').forEach(add);
  for (const template of island.querySelectorAll<HTMLTemplateElement>(':scope > template[data-slot]')) {
    [...template.content.children].forEach(add);
    template.remove();
  }
  return {
    tagOf: (name) => holders.get(name)?.localName,
    fill(name, element) {
      const known = holders.get(name);
      if (known === undefined || known === element || element.hasChildNodes()) return;
      // Shown twice at a time: the second place gets a copy.
      const holder = known.isConnected ? (known.cloneNode(true) as Element) : known;
      for (const attribute of holder.attributes)
        if (!element.hasAttribute(attribute.name)) element.setAttribute(attribute.name, attribute.value);
      element.append(...holder.childNodes);
      add(element);
    },
    keep(element) {
      const holder = element.cloneNode() as Element;
      holder.append(...element.childNodes);
      add(holder);
    },
  };
}

/** Preact leaves the inside of such an element alone. */
const UNTOUCHED = { __html: '' };

/** Draws the element that holds the content of a slot, with what the island's code gives it. */
export function Slot({ name, ...given }: { readonly name: string }): VNode {
  const slots = useContext(SlotsProvider);
  const reference = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = reference.current;
    if (element === null) return undefined;
    slots?.fill(name, element);
    return () => slots?.keep(element);
  }, [slots, name]);
  return h(slots?.tagOf(name) ?? 'wm-slot', {
    ...given,
    // Another slot is another element, with other attributes.
    key: name,
    ref: reference,
    'data-slotted': name,
    dangerouslySetInnerHTML: UNTOUCHED,
  } as object);
}
