import { decode } from '../components/behaviour.element.ts';

/** Folded fields that are not in the page yet. */
const FOLDED = 'details[data-fields]';
const loading = new WeakMap<HTMLDetailsElement, Promise<void>>();

/** Loads the fields of a folded list; where that fails, the link to them stays. */
function fill(details: HTMLDetailsElement): Promise<void> {
  const known = loading.get(details) ?? load(details).catch(() => void loading.delete(details));
  loading.set(details, known);
  return known;
}

async function load(details: HTMLDetailsElement): Promise<void> {
  const { fields = '', stem = '' } = details.dataset;
  const response = await fetch(fields);
  if (!response.ok) throw new Error(response.statusText);
  const loaded = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = loaded.querySelector('.api-page');
  if (content === null) throw new Error('no fields');
  await adoptStyles(loaded);
  for (const element of content.querySelectorAll('*')) prefixIds(element, stem);
  const around = details
    .closest('.api-field, .api-section, .api-callback')
    ?.querySelector('h2, h3, h4, h5, h6');
  for (const heading of content.querySelectorAll('h2, h3, h4, h5, h6')) lower(heading, levelOf(around) - 1);
  details.lastElementChild?.replaceChildren(...content.childNodes);
  details.removeAttribute('data-fields');
}

/** The fields may hold components that the page has no styles for. */
async function adoptStyles(loaded: Document): Promise<void> {
  const links = [...loaded.querySelectorAll('link[rel="stylesheet"]')].filter(
    (link) => document.querySelector(`link[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`) === null,
  );
  await Promise.all(
    links.map((link) => {
      const own = document.importNode(link);
      const settled = new Promise((resolve) => {
        own.addEventListener('load', resolve);
        own.addEventListener('error', resolve);
      });
      // The author's own styles stay last.
      document.querySelector('link[rel="stylesheet"]')?.after(own);
      return settled;
    }),
  );
}

function levelOf(heading: Element | null | undefined): number {
  return Number(heading?.tagName.charAt(1) ?? 2);
}

/** Headings of the document begin below its title; on the page, below the field around. */
function lower(heading: Element, steps: number): void {
  const lowered = document.createElement(`h${Math.min(6, levelOf(heading) + steps)}`);
  lowered.className = heading.className;
  lowered.append(...heading.childNodes);
  heading.replaceWith(lowered);
}

const ID_ATTRIBUTES = ['id', 'data-stem', 'aria-controls', 'aria-labelledby'];

/** Ids in the document are those below the schema; on the page, they stand below a field. */
function prefixIds(element: Element, stem: string): void {
  const join = (id: string): string => [stem, id].filter(Boolean).join('-');
  for (const name of ID_ATTRIBUTES) {
    const id = element.getAttribute(name);
    if (id !== null) element.setAttribute(name, join(id));
  }
  if (element instanceof HTMLOptionElement) element.value = join(element.value);
  if (element instanceof HTMLAnchorElement && element.getAttribute('href')?.startsWith('#') === true)
    element.setAttribute('href', `#${encodeURIComponent(join(decode(element.hash)))}`);
}

/** Loads what the address leads to, one level after the other, and lets the page show it. */
async function follow(): Promise<void> {
  const id = decode(location.hash);
  for (;;) {
    if (id === '' || document.getElementById(id) !== null) return;
    const folded = Array.from(document.querySelectorAll<HTMLDetailsElement>(FOLDED)).filter(
      ({ dataset }) => dataset['stem'] === '' || id.startsWith(`${dataset['stem']}-`),
    );
    const [next] = folded.sort((a, b) => (b.dataset['stem'] ?? '').length - (a.dataset['stem'] ?? '').length);
    if (next === undefined) return;
    await fill(next);
    if (next.hasAttribute('data-fields')) return;
    if (document.getElementById(id) !== null) dispatchEvent(new HashChangeEvent('hashchange'));
  }
}

document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(FOLDED)) void fill(target);
  },
  true,
);
addEventListener('hashchange', () => void follow());
void follow();
