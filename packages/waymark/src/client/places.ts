/*
 * A page may stand in several containers (two tabs, two versions …). Its HTML shows the first one; a reader who comes
 * from another one stays there: the navigation around the page is exchanged for that of the other container.
 */

import { recall, remember } from '../components/store.element.ts';
import { loadFile } from './data/files.ts';
import { activeChoices, chosenPlace, isChoice, leadHome } from './navigation/choices.ts';
import { leadToTargets } from './navigation/lists.ts';
import { showActiveTabs } from './navigation/navbar.ts';
import { closestPlace, type PlaceKey } from './navigation/place-key.ts';
import { settleSidebar } from './navigation/sidebar.ts';
import { fillGroup, markCurrentRow } from './navigation/sidebar-groups.ts';
import { isDismissed } from './page/banner.ts';
import { startCounts } from './page/counts.ts';

const html = document.documentElement;
const KEY = `place:${html.dataset['base'] ?? ''}`;

/** A link of a tab or selector names where it leads; other links keep the reader where he is. */
function onClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-place]') : null;
  const place = link?.dataset['place'];
  if (link === null || place === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const wanted = { container: place, choices: isChoice(link) ? [] : activeChoices() };
  remember(KEY, JSON.stringify(wanted), 'sessionStorage');
  // The entry of the history stays the same, and what it has in mind would win.
  if (link.href === location.href) rememberInEntry(wanted);
}

/** The next page may need the navigation that this one has around it. */
function prefetch(): void {
  const own = html.dataset['chrome'];
  if (own !== undefined) void loadFile(own).catch(() => undefined);
  void wantedTemplate()
    .then((template) => (template === undefined ? '' : loadFile(template.dataset['src'] ?? '')))
    .catch(() => undefined);
}

/** Shows the place that the reader comes from, when the page stands there. */
function settle(): void {
  void wantedTemplate()
    .then((template) => (template === undefined ? undefined : show(template)))
    .catch(() => undefined)
    .then(rememberPlace);
}

/** The template of the wanted place; none when that is the first one, which is in the HTML. */
async function wantedTemplate(): Promise<HTMLTemplateElement | undefined> {
  const state = history.state as { readonly place?: PlaceKey } | null;
  const wanted = state?.place ?? recallPlace();
  const shown = shownPlace();
  if (wanted === undefined || wanted.container === shown.container) return undefined;
  const further = (await placeTemplates()).map((template) => ({
    container: template.dataset['place'] ?? '',
    choices: template.dataset['choices']?.split('\n') ?? [],
    template,
  }));
  const found = closestPlace(wanted, [{ ...shown, template: undefined }, ...further]);
  return found?.template;
}

/** The further places of the page; many of them are in a file. */
async function placeTemplates(): Promise<readonly HTMLTemplateElement[]> {
  const src = html.dataset['places'];
  const holder =
    src === undefined ? document : new DOMParser().parseFromString(await loadFile(src), 'text/html');
  return Array.from(holder.querySelectorAll<HTMLTemplateElement>('template[data-place]'));
}

/** Keeps the container for the pages that follow, and with the history's entry for coming back. */
function rememberPlace(): void {
  if (html.dataset['placed'] === undefined) return;
  const place = shownPlace();
  remember(KEY, JSON.stringify(place), 'sessionStorage');
  rememberInEntry(place);
}

function shownPlace(): PlaceKey {
  return { container: html.dataset['container'] ?? '', choices: activeChoices() };
}

/** Where the reader comes from; in a new window, what he has chosen before. */
function recallPlace(): PlaceKey | undefined {
  const place = recall(KEY, 'sessionStorage');
  if (place !== undefined) return JSON.parse(place) as PlaceKey;
  const container = chosenPlace();
  return container === undefined ? undefined : { container, choices: [] };
}

function rememberInEntry(place: PlaceKey): void {
  history.replaceState({ ...(history.state as object | null), place }, '');
}

/** Exchanges the navigation, all of it at once. */
async function show({ dataset, content }: HTMLTemplateElement): Promise<void> {
  const text = await loadFile(dataset['src'] ?? '');
  const file = new DOMParser().parseFromString(text, 'text/html').body.firstElementChild;
  if (!(file instanceof HTMLElement)) return;
  for (const src of dataset['branches']?.split(' ') ?? []) {
    const details = file.querySelector<HTMLDetailsElement>(`details[data-src="${src}"]`);
    if (details !== null) await fillGroup(details);
  }
  markCurrentRow(file);
  const own = content.cloneNode(true) as DocumentFragment;
  const focused = document.activeElement;
  Object.assign(html.dataset, {
    container: dataset['place'],
    chrome: dataset['src'],
    tabBars: file.dataset['tabBars'],
  });
  const find = (selector: string): Element | null => document.querySelector(selector);
  for (const part of ['.bar-start', '.drawer-switchers', '#sidebar-content']) {
    exchange(find(part), inLanguage(file, part));
  }
  // They stand in the row or have rows of their own, and the place that is left may have it otherwise.
  find('.bar-tabs')?.remove();
  const tabs = inLanguage(file, '.bar-tabs');
  if (tabs !== null) find(file.dataset['tabBars'] === '0' ? '.bar-start' : '.bar-row')?.after(tabs);
  exchange(
    find('#header > :is(.eyebrow, .breadcrumbs)'),
    own.querySelector('.eyebrow, .breadcrumbs'),
    (crumbs) => find('#header')?.prepend(crumbs),
  );
  exchange(find('#pagination'), own.querySelector('#pagination'), (links) =>
    find('#content-area')?.append(links),
  );
  if (file.querySelector('.language-parts') !== null) exchangeLanguageParts(file);
  leadFrom(own);
  leadHome();
  keepFocus(focused);
  settleSidebar();
  showActiveTabs();
}

/** Exchanges what a language may have of its own: banner, links of the header, footer. */
function exchangeLanguageParts(file: HTMLElement): void {
  const put = (selector: string, insert: (fresh: Element) => void): void =>
    exchange(document.querySelector(selector), inLanguage(file, `.language-parts ${selector}`), insert);
  const drawn = file.querySelector('.language-parts > .bar-links');
  const inDrawer = file.querySelector('.language-parts > .drawer-links > .bar-links');
  exchange(document.querySelector('.topbar-right-container > .bar-links'), drawn, (links) =>
    document.querySelector('.topbar-right-container')?.prepend(links),
  );
  exchange(document.querySelector('.drawer-links > .bar-links'), inDrawer, (links) =>
    document.querySelector('.drawer-links')?.append(links),
  );
  put('#banner', (banner) => document.getElementById('navbar')?.before(banner));
  if (html.dataset['pageEnd'] !== undefined)
    put('#footer', (footer) => document.getElementById('body-content')?.append(footer));
  startCounts();
  html.dataset['notice'] = file.dataset['notice'] ?? '';
  html.classList.toggle('notice-closed', isDismissed());
}

/** A part of the file, marked as being in the file's language where the page is in another. */
function inLanguage(file: HTMLElement, selector: string): HTMLElement | null {
  const part = file.querySelector<HTMLElement>(selector);
  if (part !== null && file.lang !== html.lang) Object.assign(part, { lang: file.lang, dir: file.dir });
  return part;
}

function exchange(old: Element | null, fresh: Element | null, insert?: (fresh: Element) => void): void {
  if (fresh === null) old?.remove();
  else if (old === null) insert?.(fresh);
  else old.replaceWith(fresh);
}

/** Lets the choices of this place lead where they lead from it. */
function leadFrom(own: DocumentFragment): void {
  const template = document.createElement('template');
  template.dataset['targets'] = '';
  template.content.append(...own.querySelectorAll('a[data-place]'));
  document.body.append(template);
  leadToTargets(document);
}

/** A reader who was faster than the exchange finds the focus on the same control, else on the text. */
function keepFocus(focused: Element | null): void {
  if (focused === null || focused.isConnected) return;
  const same = Array.from(document.querySelectorAll<HTMLElement>(focused.tagName)).find(
    (element) =>
      element.textContent === focused.textContent &&
      element.getAttribute('href') === focused.getAttribute('href') &&
      element.checkVisibility(),
  );
  (same ?? document.getElementById('content-area'))?.focus({ preventScroll: true });
}

document.addEventListener('click', onClick);
// A page that the browser prepares does not know yet from where the reader comes.
document.addEventListener('prerenderingchange', settle, { once: true });
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) rememberPlace();
});
for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetch, { once: true });
if ((document as { readonly prerendering?: boolean }).prerendering === true) prefetch();
else settle();
