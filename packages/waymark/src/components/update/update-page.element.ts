import { announce } from '../status.element.ts';

/** The entries of a changelog with their tags: those that stand in the page itself, in no other element. */
function readEntries(): { element: HTMLElement; tags: string[] }[] {
  const entries = [...document.querySelectorAll<HTMLElement>('.mdx-content > .update')];
  return entries.map((element) => ({
    element,
    tags: JSON.parse(element.dataset['tags'] ?? '[]') as string[],
  }));
}

/** Draws a button for every tag, the most used first, in place of the table of contents; anew where there are some already. */
function drawFilters(): void {
  const contents = document.getElementById('table-of-contents');
  const known = document.getElementById('changelog-filters');
  if (contents && known) contents.hidden = false;
  known?.remove();
  // These layouts have neither contents nor what stands in their place.
  if (/^(?:wide|center|custom)$/.test(document.documentElement.dataset['pageMode'] ?? '')) return;
  const entries = readEntries();
  const counts = new Map<string, number>();
  for (const tag of entries.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const first = entries[0]?.element;
  if (!first || counts.size === 0) return;

  const address = new URL(location.href);
  const asked = address.searchParams.get('tags')?.split(',') ?? [];
  const chosen = new Set(asked.filter((tag) => counts.has(tag)));
  const apply = (): void => {
    for (const { element, tags } of entries) element.hidden = [...chosen].some((tag) => !tags.includes(tag));
    for (const button of buttons) button.ariaPressed = String(chosen.has(button.value));
  };
  const buttons = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([tag, count]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'changelog-filter';
      button.value = tag;
      button.append(`${tag} `, Object.assign(document.createElement('span'), { textContent: count }));
      button.onclick = () => {
        if (!chosen.delete(tag)) chosen.add(tag);
        if (chosen.size > 0) address.searchParams.set('tags', [...chosen].join(','));
        else address.searchParams.delete('tags');
        history.replaceState(history.state, '', address);
        apply();
        const count = entries.filter(({ element }) => !element.hidden).length;
        announce(first.dataset['results']?.replace('{count}', String(count)) ?? '');
      };
      return button;
    });
  place(buttons, first, contents);
  apply();
}

function place(buttons: HTMLElement[], first: HTMLElement, contents: HTMLElement | null): void {
  const box = Object.assign(document.createElement('div'), { id: 'changelog-filters', role: 'group' });
  box.ariaLabel = first.dataset['filters'] ?? '';
  const content = Object.assign(document.createElement('div'), { id: 'changelog-filters-content' });
  content.append(...buttons);
  const title = Object.assign(document.createElement('p'), { id: 'changelog-filters-title' });
  title.textContent = box.ariaLabel;
  box.append(title, content);
  if (contents && contents.getClientRects().length > 0) {
    contents.hidden = true;
    contents.after(box);
  } else first.before(box);
}

drawFilters();
// While its author writes, a page changes.
document.addEventListener('wm-morph', drawFilters);
