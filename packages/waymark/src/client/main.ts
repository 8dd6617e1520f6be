// Everything that a page of the site does beyond its HTML. Each module finds its own elements and does nothing without.
import '../components/components.element.ts';
import { startBanner } from './banner.ts';
import { startChoices } from './choices.ts';
import { applyMode, toggleMode } from './color-mode.ts';
import { startCounts } from './counts.ts';
import { startHeadings } from './headings.ts';
import { startLists } from './lists.ts';
import { startMenus } from './menus.ts';
import { startNavbar } from './navbar.ts';
import { startNotFound } from './not-found.ts';
import { startPageActions } from './page-actions.ts';
import { startPlaygroundEntry } from './playground-entry.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { startSearchEntry } from './search-entry.ts';
import { startSidebar } from './sidebar.ts';
import { startSidebarFilter } from './sidebar-filter.ts';
import { startSpeculation } from './speculation.ts';

for (const button of document.querySelectorAll('[data-mode-toggle]')) {
  button.addEventListener('click', toggleMode);
}
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyMode);
// Another tab of the site has changed the mode.
addEventListener('storage', applyMode);

startSidebar();
startSidebarFilter();
startChoices();
startMenus();
startLists();
startNavbar();
startScrollSpy();
startHeadings();
startPageActions();
startSearchEntry();
startPlaygroundEntry();
startBanner();
void startNotFound();
startCounts();
startSpeculation();
