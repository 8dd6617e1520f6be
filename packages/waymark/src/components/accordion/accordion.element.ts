import { closest, decode, setHash } from '../behaviour.element.ts';

/** Opens everything around the target of the address and scrolls to it where the browser could not; `a:b` names `b` within `a`. */
function reveal(): void {
  const id = decode(location.hash);
  const direct = document.getElementById(id);
  const target = direct ?? document.getElementById(id.split(':').at(-1) ?? '');
  if (!target) return;
  // The browser has led to what it saw, or back to where the reader was.
  const isFound = direct?.checkVisibility();
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  target.dispatchEvent(new CustomEvent('wm-reveal', { bubbles: true }));
  if (!isFound) target.scrollIntoView();
}

/** Opening an accordion puts its id, after those of the open ones around it, into the address. */
function linkAccordion(event: Event): void {
  const details = closest(event, '.accordion[id] > summary')?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  const ids: string[] = [];
  for (let part: Element | null = details; part; part = part.parentElement) {
    if (part === details || part.matches('.accordion[id][open]')) ids.unshift(part.id);
  }
  const path = ids.join(':');
  if (!details.open) setHash(path);
  else if (decode(location.hash) === path) setHash('');
}

addEventListener('hashchange', reveal);
document.addEventListener('click', linkAccordion);
// After every element has been defined, whatever the order of the scripts.
queueMicrotask(() => location.hash && reveal());
