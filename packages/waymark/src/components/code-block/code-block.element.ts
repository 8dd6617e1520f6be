import { closest, html } from '../behaviour.element.ts';
import { announce } from '../status.element.ts';

/** What a copy button copies, by the kind in its `data-copy`. */
function textToCopy(button: HTMLElement): string {
  const { copy, text = '', textDark = text } = button.dataset;
  if (copy === 'text') return html.classList.contains('dark') ? textDark : text;
  if (copy === 'prompt') return button.closest('.prompt')?.querySelector('pre')?.textContent ?? '';
  const panel = button.closest('wm-tabs')?.querySelector(':scope > [data-active]');
  // A panel may hold tabs of its own.
  const box = button.closest('.code-block') ?? panel?.querySelector('wm-tabs > [data-active]') ?? panel;
  const lines = [...(box?.querySelectorAll('.line') ?? [])].map((line) => line.textContent);
  return lines.length > 0 ? lines.join('\n') : (box?.querySelector('pre')?.textContent ?? '');
}

async function copy(button: HTMLElement): Promise<void> {
  const image = button.dataset['copy'] === 'image' && button.closest('.image-actions')?.querySelector('img');
  if (image) {
    const blob = fetch(image.currentSrc).then((response) => response.blob());
    const type = (await blob).type;
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
  } else await navigator.clipboard.writeText(textToCopy(button));
  announce(button.dataset['copied'] ?? '');
  button.setAttribute('data-done', '');
  setTimeout(() => button.removeAttribute('data-done'), 2000);
}

function expand(button: HTMLElement): void {
  const block = button.closest('.code-block');
  const isOpen = block?.toggleAttribute('data-expanded') ?? false;
  button.ariaExpanded = String(isOpen);
  const { less = '' } = button.dataset;
  button.dataset['less'] = button.textContent ?? '';
  button.textContent = less;
  if (!isOpen) block?.scrollIntoView({ block: 'nearest' });
}

document.addEventListener('click', (event) => {
  const button = closest(event, '[data-copy], .code-block-expand');
  if (button?.dataset['copy']) copy(button).catch(() => button.setAttribute('data-failed', ''));
  else if (button) expand(button);
});
