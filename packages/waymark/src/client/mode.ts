// Runs before the first paint of every page: colour mode and a dismissed banner must not flash.
import { applyMode } from './color-mode.ts';
import { recall } from './store.ts';

const html = document.documentElement;
html.classList.add('js');
applyMode();
if (html.dataset['banner'] !== undefined && recall('banner') === html.dataset['banner']) {
  html.classList.add('banner-dismissed');
}
