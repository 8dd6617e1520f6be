import { announce } from '../../components/status.element.ts';
import { copyText } from './copy.ts';

/** The contextual menu's actions, and on every page that has a Markdown form, Ctrl+C with nothing selected. */
export function startPageActions(): void {
  const markdown = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href;
  if (!markdown) return;
  for (const entry of document.querySelectorAll<HTMLElement>('[data-action]')) {
    const { action, copied, askUrl, askPrompt } = entry.dataset;
    entry.addEventListener('click', () => {
      if (action === 'copy') void copyPage(markdown, entry);
      if (action === 'copy-text') void copyText(copied ?? '').then((isDone) => tell(entry, isDone));
      if (action === 'print') print();
      if (action === 'ask' && entry instanceof HTMLButtonElement) {
        const prompt = encodeURIComponent((askPrompt ?? '').replace('{url}', markdown));
        open(`${askUrl}${prompt}`, '_blank', 'noopener');
      }
      entry.closest<HTMLElement>('[popover]')?.hidePopover();
    });
  }
  document.addEventListener('copy', (event) => {
    const isTyping = document.activeElement?.matches('input, textarea, [contenteditable]');
    if (isTyping === true || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    void copyPage(markdown, document.querySelector<HTMLElement>('[data-action="copy"]'));
  });
}

async function copyPage(url: string, entry: HTMLElement | null): Promise<void> {
  // The text is promised, not awaited: Safari forgets the click while it is fetched.
  const text = fetch(url).then((response) =>
    response.ok ? response.text() : Promise.reject(new Error(response.statusText)),
  );
  tell(entry, await copyPromised(text));
}

/** Says in the entry, for a moment, that its text was copied. */
function tell(entry: HTMLElement | null, isDone: boolean): void {
  const title = entry?.querySelector('.nav-dropdown-item-title');
  const done = entry?.dataset['done'];
  if (!isDone || title == null || done === undefined) return;
  const before = title.textContent;
  if (before === done) return;
  title.textContent = done;
  announce(done);
  setTimeout(() => {
    title.textContent = before;
  }, 2000);
}

async function copyPromised(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return text.then(copyText).catch(() => false);
  }
}
