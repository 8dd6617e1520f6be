import { closest, html } from '../behaviour.element.ts';

const selector = 'img[data-zoom]';

/** Pictures in links and buttons already do something. */
function canZoom(image: HTMLElement): boolean {
  return !image.closest('a, button, summary, .tile');
}

/** Makes buttons of pictures, and names them as they are called now. */
function start(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(
    `${selector}:not([role]), ${selector}[role=button]`,
  )) {
    if (!canZoom(image)) continue;
    image.tabIndex = 0;
    image.role = 'button';
    image.ariaLabel = [image.dataset['zoom'], image.alt].filter(Boolean).join(': ');
    // An empty alternative says that there is nothing here, which a button must not say; its label would stand for a lost picture.
    if (image.alt === '') image.removeAttribute('alt');
  }
}

start();
// While its author writes, a page changes.
document.addEventListener('wm-morph', start);

function zoom(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.ariaLabel = image.alt || image.ariaLabel;
  const copy = new Image();
  copy.src = image.currentSrc || image.src;
  copy.alt = image.alt;
  const close = document.createElement('button');
  close.className = 'icon-button zoom-close';
  close.ariaLabel = image.dataset['close'] ?? '×';
  close.append('✕');
  dialog.append(copy, close);
  // That of the button, too.
  dialog.onclick = () => dialog.close();
  const { style } = html;
  dialog.onclose = () => {
    style.overflow = '';
    dialog.remove();
  };
  document.body.append(dialog);
  dialog.showModal();
  // The page stays where its reader left it.
  style.overflow = 'hidden';
}

document.addEventListener('click', (event) => {
  const image = closest<HTMLImageElement>(event, selector);
  if (image && canZoom(image)) zoom(image);
});
document.addEventListener('keydown', (event) => {
  // Only those that were made buttons have the focus.
  const image = closest<HTMLImageElement>(event, selector);
  if (!image || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  image.click();
});
