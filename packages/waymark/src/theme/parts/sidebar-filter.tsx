import type { JSX } from 'preact';
import type { Words } from '../theme-site.ts';

/** A field that narrows the rows of a long sidebar down to those with the typed words. Needs the site's script. */
export function SidebarFilter({ text }: { readonly text: Words }): JSX.Element {
  return (
    <div class="sidebar-filter" data-needs-script>
      <input
        type="search"
        aria-label={text('filterRows')}
        placeholder={text('filterRows')}
        data-results={text('searchResults')}
        autocomplete="off"
        spellcheck={false}
      />
    </div>
  );
}
