// Runs before the first paint of every page: colour mode and a dismissed banner must not flash.
import { html } from '../components/behaviour.element.ts';
import { applyFold } from './navigation/sidebar-fold.ts';
import { isDismissed } from './page/banner.ts';
import { applyMode } from './page/color-mode.ts';

html.classList.add('js');
applyMode();
applyFold();
html.classList.toggle('notice-closed', isDismissed());
// Nothing would open what waits for the script of all pages (`main.ts`), where that did not arrive or could not be read.
addEventListener('DOMContentLoaded', () => {
  if (!customElements.get('wm-tabs')) html.classList.remove('js');
});
