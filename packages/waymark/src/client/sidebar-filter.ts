// What only pages with a field that filters the sidebar do.
import { startSidebarFilter } from './navigation/sidebar-filter.ts';

startSidebarFilter();
