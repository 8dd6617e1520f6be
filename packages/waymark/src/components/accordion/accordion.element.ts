import { closest, decode, setHash } from '../behaviour.element.ts';

/** Opens everything around the target of the address and scrolls to it; `a:b` names `b` within `a`. */
function reveal(): void {
  const id = decode(location.hash);
  const target = document.getElementById(id) ?? document.getElementById(id.split(':').at(-1) ?? '');
  if (!target) return;
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  target.dispatchEvent(new CustomEvent('wm-reveal', { bubbles: true }));
  target.scrollIntoView();
}

/** Opening an accordion puts its id, after those of the open ones around it, into the address. */
function linkAccordion(event: Event): void {
  const details = closest<HTMLElement>(event, '.accordion > summary')?.parentElement;
  if (!(details instanceof HTMLDetailsElement) || !details.id) return;
  const ids: string[] = [];
  for (let part: Element | null = details; part; part = part.parentElement) {
    if (part.matches('.accordion[id]') && (part === details || (part as HTMLDetailsElement).open))
      ids.unshift(part.id);
  }
  const path = ids.join(':');
  if (!details.open) setHash(path);
  else if (decode(location.hash) === path) setHash('');
}

addEventListener('hashchange', reveal);
document.addEventListener('click', linkAccordion);
// After every element has been defined, whatever the order of the scripts.
queueMicrotask(() => location.hash && reveal());
