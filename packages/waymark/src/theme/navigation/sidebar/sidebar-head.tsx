import type { NavNode } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import { colorKey } from '../../brand/site-styles.ts';
import type { ThemeSite } from '../../theme-site.ts';
import { addressOf, type Level } from '../chrome.ts';
import { levelKey, OUTER_KEY } from '../fit-chrome.ts';
import { ChromeLink } from '../parts/chrome-link.tsx';
import { CutList, listOf } from '../parts/menu.tsx';
import { Selector, type SelectorContext } from '../parts/selectors.tsx';
import { ElementLink, type TabsContext } from '../parts/tabs.tsx';

/** The dropdown selectors and anchors at the top of the sidebar, outermost level first. */
export function SidebarHead(props: {
  readonly levels: readonly Level[];
  readonly context: SelectorContext;
}): JSX.Element {
  const { levels, context } = props;
  return (
    <div class="sidebar-head">
      {levels.map((level) =>
        level.kind === 'dropdown' ? (
          <Selector key={levelKey(level)} level={level} context={context} />
        ) : (
          <ul key={levelKey(level)} class="nav-anchors">
            <CutList
              {...listOf(level)}
              context={context}
              draw={(anchor) => (
                <li key={anchor.id}>
                  <ElementLink
                    element={anchor}
                    context={context}
                    class="nav-anchor"
                    data-color={colorKey(anchor.color)}
                  >
                    <span>{anchor.label}</span>
                  </ElementLink>
                </li>
              )}
            />
          </ul>
        ),
      )}
    </div>
  );
}

/** Groups and pages of outer levels, as plain links to their first page: below the rows. */
export function OuterRows(props: {
  readonly rows: readonly NavNode[];
  readonly context: TabsContext;
}): JSX.Element {
  const { rows, context } = props;
  return (
    <ul class="sidebar-outer">
      <CutList
        id={OUTER_KEY}
        items={rows}
        context={context}
        draw={(row) => (
          <li key={row.id}>
            <OuterRow row={row} site={context.site} />
          </li>
        )}
      />
    </ul>
  );
}

/** A row of an outer level, as a plain link. */
export function OuterRow({ row, site }: { readonly row: NavNode; readonly site: ThemeSite }): JSX.Element {
  const kind = row.kind === 'page' && row.url !== undefined ? 'link' : row.kind;
  return (
    <ChromeLink
      link={site.links.link(addressOf(row) ?? '#')}
      data-nav-kind={kind}
      data-place={site.hasSharedPages && kind !== 'link' ? containerOf(row) : undefined}
    >
      <span>{row.label}</span>
    </ChromeLink>
  );
}

/** Id of the container that a row stands in. */
function containerOf({ id }: NavNode): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('.'))) || 'root';
}
