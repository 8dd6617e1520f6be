import type { JSX } from 'preact';
import type { Words } from '../../theme-site.ts';

/** How the rows of a sidebar are filtered. */
export interface SidebarFilterView {
  /** URL of a file with all rows, where some are not in the page. */
  readonly allUrl?: string;
}

/** A field that narrows the rows of a long sidebar down to those with the typed words. Needs the site's script. */
export function SidebarFilter({
  filter,
  text,
}: {
  readonly filter: SidebarFilterView;
  readonly text: Words;
}): JSX.Element {
  return (
    <div class="sidebar-filter" data-needs-script>
      <input
        type="search"
        aria-label={text('filterRows')}
        placeholder={text('filterRows')}
        data-all={filter.allUrl}
        data-results={text('searchResults')}
        autocomplete="off"
        spellcheck={false}
      />
    </div>
  );
}
