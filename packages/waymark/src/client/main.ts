// Everything that a page of the site does beyond its HTML. Each module finds its own elements and does nothing without.
import { html } from '../components/behaviour.element.ts';
import '../components/components.element.ts';
import { startChoices } from './navigation/choices.ts';
import { startLists } from './navigation/lists.ts';
import { startMenus } from './navigation/menus.ts';
import { startNavbar } from './navigation/navbar.ts';
import { startSidebar } from './navigation/sidebar.ts';
import { startFold } from './navigation/sidebar-fold.ts';
import { startSpeculation } from './navigation/speculation.ts';
import { startBanner } from './page/banner.ts';
import { showMode, toggleMode } from './page/color-mode.ts';
import { startContents } from './page/contents.ts';
import { startCounts } from './page/counts.ts';
import { handleOverflow } from './page/handle-overflow.ts';
import { startHeadings } from './page/headings.ts';
import { startPageActions } from './page/page-actions.ts';
import { startPlaygroundEntry } from './page/playground-entry.ts';
import { startSearchEntry } from './search/search-entry.ts';

for (const button of document.querySelectorAll('[data-mode-toggle]')) {
  button.addEventListener('click', toggleMode);
}
// Where the first script did not arrive.
html.classList.add('js');
showMode();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showMode);
// Another tab of the site has changed the mode, or the page that the reader comes back from.
for (const type of ['storage', 'pageshow']) addEventListener(type, showMode);
// Paper is white: what is drawn for a dark ground, code and logos too, is printed as in the light.
addEventListener('beforeprint', () => html.classList.replace('dark', 'light'));
addEventListener('afterprint', showMode);

startSidebar();
startFold();
startChoices();
startMenus();
startLists();
startNavbar();
startContents();
startHeadings();
handleOverflow();
startPageActions();
startSearchEntry();
startPlaygroundEntry();
startBanner();
startCounts();
startSpeculation();
