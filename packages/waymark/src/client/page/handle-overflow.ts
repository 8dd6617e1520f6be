const NAMES = { wrapLines: 'Wrap lines', fullScreen: 'Full screen' };
/** A first column may stay in its place if it takes at most this share of what is seen. */
const STICKY = 0.46;
/** Pixels that buttons take at the end of code. */
const WIDTHS = { one: 48, two: 84 };
/** Boxes whose ground is not that of the page: a column that stays would show on it. */
const GROUNDS = '.callout, .card, .panel, .frame, .accordion';

/** What is cut off sideways gets a button: code to wrap its lines, a table to be seen in the whole window. Formulas scroll by keyboard. */
export function handleOverflow(): void {
  const words = document.getElementById('content-area')?.dataset['words'];
  const names = words === undefined ? NAMES : (JSON.parse(words) as typeof NAMES);
  const observer = new ResizeObserver((entries) => {
    // All are measured before one is changed: after a change, the next measure costs a layout of the whole page.
    const measured = entries.map(({ target }) => measure(target as HTMLElement));
    for (const box of measured) show(box, names);
  });
  const observe = (): void => {
    // What says something else is measured anew, even where it is as large as before.
    observer.disconnect();
    for (const box of document.querySelectorAll('.code-block-body, .table-wrap, .math'))
      observer.observe(box);
  };
  observe();
  document.addEventListener('wm-morph', observe);
}

/** How wide a box is for what is in it. */
interface Measured {
  readonly box: HTMLElement;
  readonly isCut: boolean;
  /** What it is called where it can be focused: the caption of a table or the names of its columns, a formula as it is written. */
  readonly name: string | null;
  /** Its first column leaves room for the others. */
  readonly isNarrow: boolean;
  /** Code whose first lines end before the buttons above them. */
  readonly isClear: boolean;
}

function measure(box: HTMLElement): Measured {
  const isCut = box.scrollWidth > box.clientWidth + 1;
  const first = isCut ? box.querySelector('th, td') : null;
  const isNarrow = first !== null && first.clientWidth < box.clientWidth * STICKY;
  const said = isCut ? box.querySelector<HTMLElement>('caption, tr:has(:not(:empty)), annotation') : null;
  // What a formula notes of itself is not shown.
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown has a space between its cells.
  const name = said && (said.innerText ?? said.textContent);
  return { box, isCut, name, isNarrow, isClear: box.localName === 'pre' && endsBefore(box, isCut) };
}

function endsBefore(box: HTMLElement, isCut: boolean): boolean {
  const end = box.getBoundingClientRect().right - (isCut ? WIDTHS.two : WIDTHS.one);
  const range = new Range();
  return [...box.querySelectorAll('.line')].slice(0, 2).every((line) => {
    // A highlighted line is as wide as the block, its letters are not.
    range.selectNodeContents(line);
    return range.getBoundingClientRect().right < end;
  });
}

function show({ box, isCut, name, isNarrow, isClear }: Measured, names: typeof NAMES): void {
  if (box.localName === 'pre') {
    const block = box.parentElement;
    block?.toggleAttribute('data-clear', isClear);
    if (block !== null) offerWrapping(block, isCut, names.wrapLines);
    return;
  }
  if (box.closest('dialog') !== null) return;
  if (isCut) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
  box.role = name && 'group';
  box.ariaLabel = name;
  if (!box.matches('.table-wrap')) return;
  // One that is whole is known to be, so that its head may stay in sight.
  box.dataset['cut'] = String(isCut);
  box.toggleAttribute('data-sticky', isNarrow && box.closest(GROUNDS) === null);
  if (isCut) offerWhole(box, names.fullScreen);
  else box.querySelector(':scope > .table-full')?.remove();
}

function offerWhole(box: HTMLElement, name: string): void {
  if (box.querySelector(':scope > .table-full') !== null) return;
  const button = drawButton('table-full');
  button.prepend(name);
  button.onclick = () => showWhole(box, button);
  box.prepend(button);
}

function offerWrapping(block: HTMLElement, isCut: boolean, name: string): void {
  const shown = block.querySelector('.code-wrap');
  // Lines that are wrapped are not cut off, for the button's sake.
  if (!isCut && !block.hasAttribute('data-wrap')) shown?.remove();
  if (!isCut || shown !== null) return;
  const button = drawButton('code-wrap');
  // With a label beside it, the title would be read once more.
  button.title = name;
  button.onclick = () => {
    button.ariaPressed = String(block.toggleAttribute('data-wrap'));
  };
  const copy = block.querySelector('.copy-button');
  if (copy === null) block.prepend(button);
  else copy.before(button);
}

function drawButton(className: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `icon-button ${className}`;
  button.ariaPressed = 'false';
  const sign = document.createElement('span');
  sign.className = 'sign';
  button.append(sign);
  return button;
}

/** The table itself moves into a dialog and back, so that nothing in it is there twice. */
function showWhole(box: HTMLElement, button: HTMLButtonElement): void {
  const place = new Comment();
  const dialog = document.createElement('dialog');
  dialog.className = 'table-view mdx-content';
  // What it is called as a part of the page; pictures alone have no words.
  dialog.ariaLabel = box.ariaLabel || button.textContent;
  box.replaceWith(place);
  dialog.append(box);
  dialog.onclose = () => {
    place.replaceWith(box);
    dialog.remove();
    button.ariaPressed = 'false';
    button.onclick = () => showWhole(box, button);
    button.focus({ preventScroll: true });
  };
  document.body.append(dialog);
  dialog.showModal();
  button.ariaPressed = 'true';
  button.onclick = () => dialog.close();
}
