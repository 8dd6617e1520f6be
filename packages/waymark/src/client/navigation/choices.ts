import { closest, html } from '../../components/behaviour.element.ts';
import { recallAll, remember } from '../../components/store.element.ts';

const KEY = `choice:${html.dataset['base'] ?? ''}`;
/** Kinds of elements that readers choose for longer than a page. The later one decides more closely. */
const KINDS: readonly string[] = ['language', 'product', 'version'];

/** Remembers the language, product and version that the reader chooses, and leads home by them where nothing else does. */
export function startChoices(): void {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-nav-kind]');
    const kind = link?.dataset['navKind'] ?? '';
    if (!link || !KINDS.includes(kind) || link.target !== '') return;
    remember(KEY, JSON.stringify({ ...recallAll(KEY), [kind]: nameOf(link) }));
  });
  leadHome();
}

/** Where the page is in no language, product or version of its own, the links home lead to the chosen one. */
export function leadHome(): void {
  const isPlaced = html.dataset['placed'] !== undefined;
  for (const kind of KINDS) {
    const choice = chosenLink(kind);
    if (choice === undefined || (isPlaced && choicesOf(kind).some(({ dataset }) => dataset['active'] === '')))
      continue;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-home]')) link.href = choice.href;
    return;
  }
}

/** The element that the reader's choices point to, of those that the page offers; by its id in the navigation. */
export function chosenPlace(): string | undefined {
  return KINDS.map((kind) => chosenLink(kind)?.dataset['place']).findLast((place) => place !== undefined);
}

/** Labels of the language, version and product that the page is in. */
export function activeChoices(): readonly string[] {
  return KINDS.flatMap((kind) => choicesOf(kind).filter(({ dataset }) => dataset['active'] === '')).map(
    titleOf,
  );
}

/** Whether a link chooses a language, version or product. */
export function isChoice({ dataset }: HTMLElement): boolean {
  return KINDS.includes(dataset['navKind'] ?? '');
}

/** What the reader has chosen before: a version's or product's label. */
export function rememberedChoice(kind: string): string | undefined {
  return recallAll(KEY)[kind];
}

function chosenLink(kind: string): HTMLAnchorElement | undefined {
  const name = rememberedChoice(kind);
  return name === undefined ? undefined : choicesOf(kind).find((link) => nameOf(link) === name);
}

function choicesOf(kind: string): readonly HTMLAnchorElement[] {
  return Array.from(document.querySelectorAll(`#navbar a[data-nav-kind="${kind}"]`));
}

function nameOf(link: HTMLAnchorElement): string {
  return link.hreflang || titleOf(link);
}

function titleOf(link: HTMLAnchorElement): string {
  return link.querySelector('.nav-dropdown-item-title')?.textContent ?? '';
}
