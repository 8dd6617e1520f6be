import type { NavElement } from '@waymark/core/navigation';
import type { ComponentChildren, JSX } from 'preact';
import type { ThemeSite, Words } from '../../theme-site.ts';
import { type Level, menuItems } from '../chrome.ts';
import { levelKey, menuKey } from '../fit-chrome.ts';
import { ChromeLink, markedPlace, opens, resolveTarget, Sign } from './chrome-link.tsx';
import { CutList, ElementIcon, type ListFit, listOf, Menu, MenuEntries } from './menu.tsx';

/** What the tabs of a page depend on. */
export interface TabsContext {
  readonly site: ThemeSite;
  readonly text: Words;
  readonly fit: ListFit;
  /** Elements on the way to the page. */
  readonly trail: readonly NavElement[];
}

interface TabProps {
  readonly tab: NavElement;
  readonly context: TabsContext;
}

/** The tab bars under the header: one for each level with tabs. */
export function TabBars(props: {
  readonly levels: readonly Level[];
  readonly context: TabsContext;
}): JSX.Element | null {
  const { levels, context } = props;
  if (levels.length === 0) return null;
  return (
    // A box of its own: as on hosted sites, authors hide the bars by the box that holds them.
    <div class="bar-tabs">
      <nav class="nav-tabs" aria-label={context.text('sections')}>
        {levels.map((level) => (
          <ul class="nav-tabs-bar" key={levelKey(level)}>
            <CutList
              {...listOf(level)}
              context={context}
              class="nav-tabs-item"
              draw={(tab) => (
                <li key={tab.id} data-align={tab.align === 'end' ? 'end' : undefined}>
                  <Tab tab={tab} context={context} />
                </li>
              )}
            />
          </ul>
        ))}
      </nav>
    </div>
  );
}

/** The tabs as a list, with menus that unfold in place: for the drawer. */
export function TabList(props: { readonly level: Level; readonly context: TabsContext }): JSX.Element {
  const { level, context } = props;
  return (
    <ul class="mobile-nav-tabs" aria-label={context.text('sections')}>
      <CutList
        {...listOf(level)}
        context={context}
        class="mobile-nav-tabs-item"
        draw={(tab) => (
          <li key={tab.id}>
            <FoldedTab tab={tab} context={context} />
          </li>
        )}
      />
    </ul>
  );
}

function FoldedTab({ tab, context }: TabProps): JSX.Element {
  const hasMenu = menuItems(tab).length > 0;
  return (
    <>
      <TabLink tab={tab} context={context} class="mobile-nav-tabs-item" />
      {hasMenu && (
        <details
          class="mobile-nav-menu"
          open={context.trail.includes(tab)}
          data-list={context.fit.fileOf(menuKey(tab))}
        >
          <summary aria-label={context.text('tabMenu', { label: tab.label })}>
            <Sign name="chevron-down" />
          </summary>
          <ul class="mobile-nav-items">
            <TabItems tab={tab} context={context} />
          </ul>
        </details>
      )}
    </>
  );
}

function Tab({ tab, context }: TabProps): JSX.Element {
  const items = menuItems(tab);
  if (items.length === 0) return <TabLink tab={tab} context={context} class="nav-tabs-item" />;
  const id = `nav:${menuKey(tab)}`;
  const label = context.text('tabMenu', { label: tab.label });
  const active = context.trail.includes(tab);
  return (
    <div
      class="nav-tabs-item nav-tabs-split"
      role="group"
      aria-label={tab.label}
      data-nav-kind="tab"
      data-active={active ? '' : undefined}
    >
      <ChromeLink
        link={resolveTarget(tab, context.site)}
        data-place={markedPlace(tab, context.site)}
        aria-current={active ? 'true' : undefined}
      >
        <ElementIcon element={tab} site={context.site} />
        {tab.label}
      </ChromeLink>
      <button {...opens(id)} aria-label={label}>
        <Sign name="chevron-down" />
      </button>
      <Menu id={id} label={label} src={context.fit.fileOf(menuKey(tab))}>
        <TabItems tab={tab} context={context} />
      </Menu>
    </div>
  );
}

function TabLink({ tab, context, ...rest }: TabProps & { readonly class: string }): JSX.Element {
  return (
    <ElementLink element={tab} context={context} class={rest.class}>
      {tab.label}
    </ElementLink>
  );
}

/** A tab or an anchor as a link. */
export function ElementLink({
  element,
  context,
  children,
  ...rest
}: {
  readonly element: NavElement;
  readonly context: TabsContext;
  readonly class: string;
  readonly 'data-color'?: string | undefined;
  readonly children: ComponentChildren;
}): JSX.Element {
  const active = context.trail.includes(element);
  const link = resolveTarget(element, context.site);
  return (
    <ChromeLink
      link={link}
      class={rest.class}
      data-nav-kind={element.kind}
      data-place={markedPlace(element, context.site)}
      data-color={rest['data-color']}
      data-active={active ? '' : undefined}
      aria-current={active ? 'true' : undefined}
    >
      <ElementIcon element={element} site={context.site} />
      {children}
      {link?.external === true && <Sign name="external" />}
    </ChromeLink>
  );
}

function TabItems({ tab, context }: TabProps): JSX.Element {
  const items = menuItems(tab);
  const active = items.find((item) => context.trail.includes(item));
  return (
    <MenuEntries
      list={{ id: menuKey(tab), items, active }}
      context={context}
      target={(item) => resolveTarget(item, context.site)}
    />
  );
}
