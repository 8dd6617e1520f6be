import { closest } from '../behaviour.element.ts';

const selector = 'img[data-zoom]';

/** Pictures in links and buttons already do something, and some are meant to be clicked through. */
function canZoom(image: HTMLElement): boolean {
  return !image.closest('a, button, summary, .tile, .pointer-events-none');
}

/** Makes buttons of the pictures that are none yet. */
function start(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(`${selector}:not([role])`)) {
    if (!canZoom(image)) continue;
    image.tabIndex = 0;
    image.role = 'button';
    image.ariaLabel = [image.dataset['zoom'], image.alt].filter(Boolean).join(': ');
    // An empty alternative says that there is nothing here, which a button must not say.
    image.alt ||= image.ariaLabel;
  }
}

start();
// While its author writes, a page changes.
document.addEventListener('wm-morph', start);

function zoom(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.ariaLabel = image.alt;
  const copy = new Image();
  copy.src = image.currentSrc || image.src;
  copy.alt = image.alt;
  const form = document.createElement('form');
  form.method = 'dialog';
  const close = document.createElement('button');
  close.className = 'zoom-close';
  close.ariaLabel = image.dataset['close'] ?? '×';
  form.append(close);
  dialog.append(copy, form);
  dialog.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
}

document.addEventListener('click', (event) => {
  const image = closest<HTMLImageElement>(event, selector);
  if (image && canZoom(image)) zoom(image);
});
document.addEventListener('keydown', (event) => {
  const image = closest<HTMLImageElement>(event, selector);
  if (!image || !canZoom(image) || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  zoom(image);
});
