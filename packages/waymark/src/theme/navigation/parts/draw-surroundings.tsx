import { isElement, type NavElement, type NavNode } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import type { ConfigView } from '../../config-view.ts';
import { Banner, bannerId } from '../../parts/banner.tsx';
import { Footer } from '../../parts/footer.tsx';
import { Logo } from '../../parts/logo.tsx';
import { NavbarLinks } from '../../parts/navbar.tsx';
import type { ThemeSite, Words } from '../../theme-site.ts';
import type { Chrome } from '../chrome.ts';
import type { DrawOnce } from '../draw-once.ts';
import { levelKey } from '../fit-chrome.ts';
import { SidebarFilter, type SidebarFilterView } from '../sidebar/sidebar-filter.tsx';
import { OuterRow, OuterRows, SidebarHead } from '../sidebar/sidebar-head.tsx';
import { resolveTarget } from './chrome-link.tsx';
import { type ListFit, MenuEntry } from './menu.tsx';
import { FoldedSelector, Selector, type SelectorContext } from './selectors.tsx';
import { TabBars, TabList } from './tabs.tsx';

/** What the navigation around a page is drawn from. */
export interface SurroundingsProps {
  readonly site: ThemeSite;
  /** The configuration in the language of the place. */
  readonly config: ConfigView;
  readonly text: Words;
  readonly chrome: Chrome;
  /** Rows that tabs have of their own in the header. */
  readonly tabRows: number;
  /** Elements on the way to the page: those that are marked active. */
  readonly trail: readonly NavElement[];
  /** The rows of the sidebar. */
  readonly rowsHtml: string;
  /** How readers may filter the rows; absent where they are few. */
  readonly filter?: SidebarFilterView | undefined;
  readonly fit: ListFit;
  /** Route of the home page in the language of the place. */
  readonly home: string;
  /** Where choosing an element of a selector leads. */
  readonly target: SelectorContext['target'];
  /** Draws what all pages of the container have in common; nothing in it may depend on the page. */
  readonly once: DrawOnce;
  /** Draws what stands in a document twice. */
  readonly onPage: DrawOnce;
}

/** The header's beginning: logo and selectors. */
export function NavbarStart(props: SurroundingsProps): JSX.Element {
  const { chrome, site, config, text, home, once } = props;
  return (
    <div class="bar-start">
      {once('logo', () => (
        <Logo site={site} config={config} text={text} home={home} />
      ))}
      {chrome.selectors.map((level) => (
        <Selector key={levelKey(level)} level={level} context={props} />
      ))}
    </div>
  );
}

/** The tab bars under the header. */
export function Tabs(props: SurroundingsProps): JSX.Element {
  return props.once('tabs', () => <TabBars levels={props.chrome.tabBars} context={props} />);
}

/** Selectors and tabs as the drawer has them. */
export function DrawerSwitchers(props: SurroundingsProps): JSX.Element {
  const { chrome, text, once } = props;
  if (chrome.selectors.length === 0 && chrome.tabBars.length === 0) return <div class="drawer-switchers" />;
  return (
    <nav class="drawer-switchers" aria-label={text('sections')}>
      {chrome.selectors.map((level) => (
        <FoldedSelector key={levelKey(level)} level={level} context={props} />
      ))}
      {once('drawer-tabs', () => (
        <>
          {chrome.tabBars.map((level) => (
            <TabList key={levelKey(level)} level={level} context={props} />
          ))}
        </>
      ))}
    </nav>
  );
}

/** Whether the sidebar has dropdowns, which lead from a page to its own counterparts. */
export function leadsOn({ sidebarHead }: Chrome): boolean {
  return sidebarHead.some(({ kind }) => kind === 'dropdown');
}

/** Everything in the sidebar: anchors and dropdowns, rows, and the rows of outer levels. */
export function SidebarContent(props: SurroundingsProps): JSX.Element {
  const { chrome, text, rowsHtml, filter, once } = props;
  const head = (): JSX.Element => <SidebarHead levels={chrome.sidebarHead} context={props} />;
  return (
    <div id="sidebar-content">
      <div id="navigation-items">
        {chrome.sidebarHead.length > 0 && (leadsOn(chrome) ? head() : once('sidebar-head', head))}
        {filter !== undefined && <SidebarFilter filter={filter} text={text} />}
        {rowsHtml !== '' && <ul class="sidebar-rows" dangerouslySetInnerHTML={{ __html: rowsHtml }} />}
        {chrome.outerRows.length > 0 &&
          once('outer-rows', () => <OuterRows rows={chrome.outerRows} context={props} />)}
      </div>
    </div>
  );
}

/** The navigation of a container as a file: for readers who come from there to a page that stands elsewhere first. */
export function PlaceFragment(
  props: SurroundingsProps & {
    readonly language: string;
    readonly direction: 'ltr' | 'rtl';
    /** Some language has a banner, links or a footer of its own. */
    readonly hasLanguageParts: boolean;
  },
): JSX.Element {
  const { banner } = props.config;
  return (
    <div
      lang={props.language}
      dir={props.direction}
      data-tab-bars={props.tabRows}
      data-notice={banner?.dismissible === true ? bannerId(banner, props.site) : undefined}
    >
      <NavbarStart {...props} />
      <Tabs {...props} />
      <DrawerSwitchers {...props} />
      <SidebarContent {...props} />
      {props.hasLanguageParts && <LanguageParts {...props} />}
    </div>
  );
}

/** What a language may have of its own. */
function LanguageParts({ site, config, text }: SurroundingsProps): JSX.Element {
  return (
    <div class="language-parts">
      {config.banner !== undefined && <Banner banner={config.banner} site={site} text={text} />}
      <NavbarLinks site={site} config={config} text={text} />
      <div class="drawer-links">
        <NavbarLinks site={site} config={config} text={text} inDrawer />
      </div>
      <Footer site={site} config={config} text={text} />
    </div>
  );
}

/** All entries of a list that pages do not show whole. */
export function WholeList(props: {
  readonly items: readonly NavNode[];
  readonly site: ThemeSite;
  readonly fit: ListFit;
}): JSX.Element {
  const { items, site, fit } = props;
  return (
    <ul>
      {items.map((node) =>
        isElement(node) && node.kind !== 'group' ? (
          <MenuEntry
            key={node.id}
            element={node}
            active={false}
            link={resolveTarget(node, site)}
            context={{ site, fit }}
          />
        ) : (
          <li key={node.id}>
            <OuterRow row={node} site={site} />
          </li>
        ),
      )}
    </ul>
  );
}
