import type { Served } from './served.ts';

/** Elements with a state that must not pass over to another one beside it. */
const STATEFUL =
  'details, dialog, wm-tabs, wm-tree, wm-view, wm-island, wm-diagram, wm-repo, video, audio, iframe, input, select, textarea';

/**
 * Lends ids to elements that have none: to those with a state, so that each finds itself again between others that look
 * like it, and to those that scripts have added, so that none is taken for something the server sent. The answer takes the
 * ids back.
 */
export function lendIds(live: Element, fresh: Element, served: Served): () => void {
  const lent: Element[] = [];
  const lend = (element: Element, id: string): void => {
    if (element.id !== '') return;
    element.id = id;
    lent.push(element);
  };
  for (const [name, element] of nameAll(fresh, (element) => element)) lend(element, name);
  for (const [name, element] of nameAll(live, (element) => served.of(element))) {
    const sent = served.of(element);
    // Both: they are compared with each other.
    lend(element, name);
    if (sent instanceof Element) lend(sent, name);
  }
  const scripted = [...live.querySelectorAll('*')].filter(
    (element) => served.of(element) === undefined && element.closest('wm-island, wm-diagram') === null,
  );
  for (const [index, element] of scripted.entries()) lend(element, `wm-scripted-${index}`);
  return () => {
    const names = new Set(lent.map(({ id }) => id));
    // What was added is a copy of what came, with the id that was lent to that.
    const added = [...live.querySelectorAll('[id^="wm-"]')].filter(({ id }) => names.has(id));
    for (const element of [...lent, ...added]) element.removeAttribute('id');
  };
}

/** The elements with a state by a name that they have on either side: what they are called, and which of those so called. */
function nameAll(
  root: Element,
  sentFor: (element: Element) => Node | undefined,
): ReadonlyMap<string, Element> {
  const names = new Map<string, Element>();
  for (const element of root.querySelectorAll(STATEFUL)) {
    const sent = sentFor(element);
    if (!(sent instanceof Element)) continue;
    const stem = `wm-${sent.localName}-${labelOf(sent)}`;
    let name = stem;
    for (let count = 2; names.has(name); count++) name = `${stem}-${count}`;
    names.set(name, element);
  }
  return names;
}

function labelOf(element: Element): string {
  return (
    element.getAttribute('name') ??
    element.getAttribute('src') ??
    // A summary beside a link has no text of its own.
    (element.querySelector(':scope > summary, :scope > .tab-bar')?.textContent ||
      (element.closest('[aria-label]')?.getAttribute('aria-label') ?? ''))
  );
}
