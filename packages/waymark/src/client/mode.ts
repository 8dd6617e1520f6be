// Runs before the first paint of every page: colour mode and a dismissed banner must not flash.
import { applyFold } from './navigation/sidebar-fold.ts';
import { isDismissed } from './page/banner.ts';
import { applyMode } from './page/color-mode.ts';

/** A transition between pages that a quick click or a resize cuts short is no error: the page itself is there. */
function ignoreAborted({ viewTransition }: PageRevealEvent | PageSwapEvent): void {
  viewTransition?.ready.catch(() => undefined);
  viewTransition?.finished.catch(() => undefined);
}
addEventListener('pagereveal', ignoreAborted);
addEventListener('pageswap', ignoreAborted);

const html = document.documentElement;
html.classList.add('js');
applyMode();
applyFold();
html.classList.toggle('banner-dismissed', isDismissed());
