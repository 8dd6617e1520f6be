import type { ComponentChildren, JSX } from 'preact';
import { englishSearchWords } from '../../search/dialog-words.ts';
import type { ConfigView, NavbarLink } from '../config-view.ts';
import { ChromeLink, opens, Sign } from '../navigation/parts/chrome-link.tsx';
import type { ThemeSite, Words } from '../theme-site.ts';

/** What the header shows. */
export interface NavbarProps {
  readonly site: ThemeSite;
  readonly config: ConfigView;
  readonly text: Words;
}

/** The header: menu, logo, selectors, search, links, colour mode; the tab bars below. Its parts are made ready by the document. */
export function Navbar(parts: {
  /** Opens the drawer, where there is no room for the sidebar. */
  readonly menu: ComponentChildren;
  /** Logo and selectors. */
  readonly start: ComponentChildren;
  /** See `NavbarEnd`. */
  readonly end: ComponentChildren;
  readonly tabs: ComponentChildren;
  /** The tabs have rows of their own. */
  readonly hasTabRows: boolean;
}): JSX.Element {
  return (
    <header id="navbar">
      {/* As wide as the header: authors paint every `#navbar div`. */}
      <div class="bar-rows">
        <div class="bar-row">
          {parts.menu}
          {parts.start}
          {/* The Tab key goes by what is seen: in one row they stand before the search. */}
          {!parts.hasTabRows && parts.tabs}
          {parts.end}
        </div>
        {parts.hasTabRows && parts.tabs}
      </div>
    </header>
  );
}

/** The header's end: search, links, colour mode. */
export function NavbarEnd(props: NavbarProps): JSX.Element {
  const { site, config, text } = props;
  return (
    <>
      <SearchEntry place="bar" site={site} config={config} text={text} />
      <div class="topbar-right-container">
        <NavbarLinks {...props} />
        {!config.appearance.strict && <ModeButton text={text} />}
      </div>
    </>
  );
}

/** The head of the drawer: the site's name as the link home, the search, light and dark. */
export function DrawerHead(props: NavbarProps & { readonly home: string }): JSX.Element {
  const { site, config, text, home } = props;
  return (
    <>
      <a class="drawer-name" href={site.links.page(home)} data-home="">
        {config.name === '' ? text('homePage', { name: '' }).trim() : config.name}
      </a>
      <SearchEntry place="drawer" site={site} config={config} text={text} />
      {!config.appearance.strict && <ModeButton text={text} />}
    </>
  );
}

/** The links and the button at the header's end. */
export function NavbarLinks({
  site,
  config: { navbar },
  text,
  inDrawer,
}: NavbarProps & {
  /** Drawn a second time, so without ids. */
  readonly inDrawer?: boolean;
}): JSX.Element | null {
  if (navbar.links.length === 0 && navbar.primary === undefined) return null;
  return (
    <nav class="bar-links" aria-label={text(inDrawer === true ? 'links' : 'mainNavigation')}>
      <ul>
        {navbar.links.map((link) => (
          <li key={`${link.label} ${link.href}`}>
            <BarLink link={link} site={site} class="navbar-link" />
          </li>
        ))}
        {inDrawer !== true && navbar.links.length > 1 && <MoreLinks text={text} />}
        {navbar.primary !== undefined && (
          <li id={inDrawer === true ? undefined : 'topbar-cta-button'}>
            <BarLink
              link={navbar.primary}
              site={site}
              class={navbar.primary.type === 'button' ? 'topbar-cta-button' : 'navbar-link'}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Takes the links before it that do not fit; the site's script moves them. */
function MoreLinks({ text }: { readonly text: Words }): JSX.Element {
  return (
    <li class="navbar-more" hidden>
      <button {...opens('navbar-more')} class="navbar-link">
        {text('more')}
        <Sign name="chevron-down" />
      </button>
      <div id="navbar-more" class="menu" popover="auto">
        <ul aria-label={text('more')} />
      </div>
    </li>
  );
}

function BarLink(props: {
  readonly link: NavbarLink;
  readonly site: ThemeSite;
  readonly class: string;
}): JSX.Element {
  const { link, site } = props;
  return (
    <ChromeLink
      link={site.links.link(link.href)}
      class={props.class}
      data-count={
        !site.isClosed && (link.type === 'github' || link.type === 'discord') ? link.type : undefined
      }
    >
      {link.icon !== undefined && site.icon(link.icon, { iconType: link.iconType })}
      <span class={link.iconOnly ? 'visually-hidden' : undefined}>{link.label}</span>
      {link.type === 'button' && <ButtonArrow />}
    </ChromeLink>
  );
}

/** A drawing as on hosted sites, where authors hide it as `svg`; what they write for `span` is meant for the label. */
function ButtonArrow(): JSX.Element {
  return (
    <svg data-sign="chevron-right" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m9 6 6 6-6 6" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

const SEARCH_IDS = {
  bar: 'search-bar-entry',
  phone: 'search-bar-entry-mobile',
  drawer: undefined,
  page: undefined,
};

/** A button that opens the search: with its words in the header and in pages, as a sign elsewhere. */
export function SearchEntry(props: {
  readonly place: keyof typeof SEARCH_IDS;
  readonly site: ThemeSite;
  readonly config: ConfigView;
  readonly text: Words;
}): JSX.Element {
  const { site, config, text } = props;
  const isBar = props.place === 'bar' || props.place === 'page';
  return (
    <button
      type="button"
      id={SEARCH_IDS[props.place]}
      class={isBar ? 'search-entry' : 'icon-button'}
      data-search-src={site.assets.searchScript}
      data-search-css={site.assets.searchCss}
      data-search-words={isBar ? searchWords(text, config.searchPrompt) : undefined}
      data-failed={isBar ? text('searchFailed') : undefined}
      data-needs-script
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={isBar ? undefined : text('searchOpen')}
    >
      <Sign name="search" />
      {isBar && (
        // A prompt may be in another script than the page; it is cut at its own end.
        <span class="search-entry-label" dir={config.searchPrompt === undefined ? undefined : 'auto'}>
          {config.searchPrompt ?? text('search')}
        </span>
      )}
      {isBar && <kbd aria-hidden="true">Ctrl K</kbd>}
    </button>
  );
}

/** Words of the search dialog that are not those of English, which it knows, as JSON. */
function searchWords(text: Words, prompt: string | undefined): string | undefined {
  const own = prompt === undefined ? [] : [['search', prompt]];
  const isEnglish = text('search') === englishSearchWords.search;
  const words = [
    ...(isEnglish ? [] : Object.keys(englishSearchWords).map((key) => [key, text(key)])),
    ...own,
  ];
  return words.length === 0 ? undefined : JSON.stringify(Object.fromEntries(words));
}

function ModeButton({ text }: { readonly text: Words }): JSX.Element {
  return (
    <button
      type="button"
      class="icon-button mode-button"
      data-mode-toggle
      data-needs-script
      aria-label={text('toggleMode')}
    >
      <Sign name="mode" />
    </button>
  );
}
