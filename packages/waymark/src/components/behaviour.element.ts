import { recallAll, remember } from './store.element.ts';

/** The element that is the page: what is known of the whole of it stands there. */
export const html: HTMLElement = document.documentElement;

/** Defines a custom element once, so that a page may load the script twice. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

/** The element that an event happened in, if it matches; the one nearest to the event. */
export function closest<T extends HTMLElement>(event: Event, selector: string): T | undefined {
  return (event.target instanceof Element && event.target.closest<T>(selector)) || undefined;
}

/** Puts a fragment into the address without a step in the history; an empty one takes it away. */
export function setHash(id: string): void {
  history.replaceState(history.state, '', id ? `#${encodeURI(id)}` : location.pathname + location.search);
}

/** Shows some of several parts; the others stay findable by the browser's own search where it can open them. */
export function showOnly(parts: Iterable<HTMLElement>, isShown: (part: HTMLElement) => boolean): void {
  for (const part of parts) {
    const shown = isShown(part);
    part.toggleAttribute('data-active', shown);
    // What is only findable is still read out, as a panel without content.
    part.ariaHidden = `${!shown}`;
    // In a line of text the browser's search could not hide anything.
    part.hidden = !shown && (part.localName === 'wm-variation' || 'until-found');
  }
  listVisibleHeadings();
}

/** Leaves the headings of hidden tabs and views out of the tables of contents. */
function listVisibleHeadings(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a[href^="#"]')) {
    const heading = document.getElementById(decode(link.hash));
    const row = link.closest<HTMLElement>('li') ?? link;
    row.hidden = heading?.closest('[hidden]') != null;
    row.removeAttribute('data-covered');
  }
}

/** Fragment of an address as the id that it names. */
export function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const CHOICES = 'choices';

/** The choice among titles that the reader made last, on this page or an earlier one. */
export function recallChoice(titles: readonly string[]): string | undefined {
  return readChoices().find((title) => titles.includes(title));
}

/** Remembers a choice for this and later pages, and tells everything on the page that follows choices. */
export function choose(title: string): void {
  const choices = [title, ...readChoices().filter((other) => other !== title)];
  remember(CHOICES, JSON.stringify(choices.slice(0, 30)));
  announceChoice(title);
}

/** Tells everything on the page that follows choices. */
export function announceChoice(title: string): void {
  dispatchEvent(new CustomEvent('wm-choice', { detail: title }));
}

function readChoices(): readonly string[] {
  return Object.values(recallAll(CHOICES));
}
