import { choose, recallChoice, showOnly } from '../behaviour.element.ts';

/** The selectors at the title of a page: each names the elements of which it shows those of one choice. */
const selectors = (): NodeListOf<HTMLSelectElement> =>
  document.querySelectorAll<HTMLSelectElement>('select[data-parts]');

const partsOf = (selector: HTMLSelectElement): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(selector.dataset['parts'] ?? '');

/** A view belongs to its title, a variation to each of its ids. */
const choicesOf = ({ dataset }: HTMLElement): string[] =>
  dataset['title'] === undefined ? (dataset['is'] ?? '').split('\n') : [dataset['title']];

function show(selector: HTMLSelectElement, choice: string): void {
  if (![...selector.options].some(({ value }) => value === choice)) return;
  showOnly(partsOf(selector), (part) => choicesOf(part).includes(choice));
  selector.value = choice;
  showSign(selector);
}

/** An option holds no drawing, so the icon of the view that is shown stands before the selector. */
function showSign(selector: HTMLSelectElement): void {
  const shown = [...partsOf(selector)].find((part) => part.hasAttribute('data-active'));
  const sign = shown?.querySelector(':scope > .multi-view-title > *')?.cloneNode(true);
  selector.parentElement?.querySelector('.chooser-sign')?.remove();
  if (!(sign instanceof Element)) return;
  sign.classList.add('chooser-sign');
  selector.before(sign);
}

function start(): void {
  for (const selector of selectors()) {
    selector.onchange = () => choose(selector.value);
    const choices = [...selector.options].map(({ value }) => value);
    show(selector, recallChoice(choices) ?? selector.value);
  }
}

start();
// While its author writes, a page changes.
document.addEventListener('wm-morph', start);

addEventListener('wm-choice', (event) => {
  for (const selector of selectors()) show(selector, (event as CustomEvent<string>).detail);
});

// A link or the browser's own search leads into a part that is not shown.
for (const type of ['wm-reveal', 'beforematch']) {
  document.addEventListener(type, ({ target }) => {
    for (const selector of selectors()) {
      const part = (target as Element).closest<HTMLElement>(selector.dataset['parts'] ?? '');
      if (part && !part.hasAttribute('data-active')) show(selector, choicesOf(part)[0] ?? '');
    }
  });
}

// The site's script has led into what the address names before this one was there to show it.
if (location.hash !== '') dispatchEvent(new HashChangeEvent('hashchange'));
