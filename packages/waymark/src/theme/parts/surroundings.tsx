import type { NavElement } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import type { Chrome } from '../chrome.ts';
import type { ConfigView } from '../config-view.ts';
import type { ThemeSite, Words } from '../theme-site.ts';
import { Logo } from './logo.tsx';
import { FoldedSelector, Selector, type SelectorContext } from './selectors.tsx';
import { SidebarFilter } from './sidebar-filter.tsx';
import { OuterRows, SidebarHead } from './sidebar-head.tsx';
import { TabBars, TabList } from './tabs.tsx';

/** What the navigation around a page is drawn from. */
export interface SurroundingsProps {
  readonly site: ThemeSite;
  /** The configuration in the language of the place. */
  readonly config: ConfigView;
  readonly text: Words;
  readonly chrome: Chrome;
  /** Elements on the way to the page: those that are marked active. */
  readonly trail: readonly NavElement[];
  /** The rows of the sidebar. */
  readonly rowsHtml: string;
  /** The sidebar has so many rows that readers may want to narrow them down. */
  readonly hasFilter: boolean;
  /** Route of the home page in the language of the place. */
  readonly home: string;
  /** Where choosing an element of a selector leads. */
  readonly target: SelectorContext['target'];
}

/** The header's beginning: logo and selectors. */
export function NavbarStart(props: SurroundingsProps): JSX.Element {
  const { chrome, site, config, text, home, target } = props;
  return (
    <div class="navbar-start">
      <Logo site={site} config={config} text={text} home={home} />
      {chrome.selectors.map((level) => (
        <Selector key={levelKey(level.kind, level.parent)} level={level} context={{ site, text, target }} />
      ))}
    </div>
  );
}

/** The tab bars under the header. */
export function Tabs({ chrome, site, text, trail }: SurroundingsProps): JSX.Element | null {
  return <TabBars levels={chrome.tabBars} context={{ site, text, trail }} />;
}

/** Selectors and tabs as the drawer has them. */
export function DrawerSwitchers({ chrome, site, text, trail, target }: SurroundingsProps): JSX.Element {
  if (chrome.selectors.length === 0 && chrome.tabBars.length === 0) return <div class="drawer-switchers" />;
  return (
    <nav class="drawer-switchers" aria-label={text('sections')}>
      {chrome.selectors.map((level) => (
        <FoldedSelector
          key={levelKey(level.kind, level.parent)}
          level={level}
          context={{ site, text, target }}
        />
      ))}
      {chrome.tabBars.map((level) => (
        <TabList key={levelKey(level.kind, level.parent)} level={level} context={{ site, text, trail }} />
      ))}
    </nav>
  );
}

/** Everything in the sidebar: anchors and dropdowns, rows, and the rows of outer levels. */
export function SidebarContent(props: SurroundingsProps): JSX.Element {
  const { chrome, site, text, trail, rowsHtml } = props;
  const context = { site, text, trail };
  return (
    <div id="sidebar-content">
      <SidebarHead levels={chrome.sidebarHead} context={context} />
      {props.hasFilter && <SidebarFilter text={text} />}
      {rowsHtml !== '' && <ul class="sidebar-rows" dangerouslySetInnerHTML={{ __html: rowsHtml }} />}
      <OuterRows rows={chrome.outerRows} context={context} />
    </div>
  );
}

/** The navigation of a container as a file: for readers who come from there to a page that stands elsewhere first. */
export function PlaceFragment(
  props: SurroundingsProps & { readonly language: string; readonly direction: 'ltr' | 'rtl' },
): JSX.Element {
  return (
    <div lang={props.language} dir={props.direction} data-tab-bars={props.chrome.tabBars.length}>
      <NavbarStart {...props} />
      <Tabs {...props} />
      <DrawerSwitchers {...props} />
      <SidebarContent {...props} />
    </div>
  );
}

function levelKey(kind: string, parent: { readonly kind: string } | NavElement): string {
  return `${kind} ${'id' in parent ? parent.id : ''}`;
}
