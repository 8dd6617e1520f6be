import { html } from '../../components/behaviour.element.ts';
import { recall, remember } from '../../components/store.element.ts';

const KEY = 'side-folded';

/** Folds the sidebar away where the reader wanted it so; before the first paint, so that nothing moves. */
export function applyFold(): void {
  html.classList.toggle('side-folded', recall(KEY) === 'true');
}

/** Lets readers fold the sidebar away, on this page and the next ones. */
export function startFold(): void {
  const button = document.querySelector('.fold-button');
  if (button === null) return;
  const tell = (): void => {
    button.ariaExpanded = String(!html.classList.contains('side-folded'));
  };
  button.addEventListener('click', () => {
    remember(KEY, String(html.classList.toggle('side-folded')));
    tell();
  });
  tell();
}
