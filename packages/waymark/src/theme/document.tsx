import { readPageContextual } from '@waymark/core/content';
import type { Place } from '@waymark/core/navigation';
import type { ComponentChildren, JSX } from 'preact';
import { componentWords, type RenderContext } from '../components/index.ts';
import { type ContextualView, viewContextual } from './config-view.ts';
import { Head, type HeadProps } from './head/head.tsx';
import { type DrawOnce, drawEach } from './navigation/draw-once.ts';
import { Choosers } from './navigation/parts/choosers.tsx';
import {
  DrawerSwitchers,
  leadsOn,
  NavbarStart,
  SidebarContent,
  type SurroundingsProps,
  Tabs,
} from './navigation/parts/draw-surroundings.tsx';
import { Drawer, DrawerButton, FoldButton } from './navigation/parts/drawer.tsx';
import { type Elsewhere, OtherPlaces, PlaceTemplates } from './navigation/parts/place-templates.tsx';
import type { PageView } from './page-view.ts';
import { Banner, bannerId } from './parts/banner.tsx';
import { Footer } from './parts/footer.tsx';
import { DrawerHead, Navbar, NavbarEnd, NavbarLinks, SearchEntry } from './parts/navbar.tsx';
import { Breadcrumbs } from './parts/page/breadcrumbs.tsx';
import { ContextualMenu, needsScript } from './parts/page/contextual-menu.tsx';
import { Feedback } from './parts/page/feedback.tsx';
import { LastModified } from './parts/page/last-modified.tsx';
import type { PageAction } from './parts/page/page-action.ts';
import { PageBar } from './parts/page/page-bar.tsx';
import { PageHeader } from './parts/page/page-header.tsx';
import { type PageParts, partsOf } from './parts/page/page-mode.ts';
import { Pagination } from './parts/page/pagination.tsx';
import { Related } from './parts/page/related.tsx';
import { Toc } from './parts/page/toc.tsx';
import { viewActions } from './parts/page/view-actions.ts';
import { examplesPart, foldPart, sidebarFilterPart } from './parts/theme-parts.ts';

/** Everything that one document is made from. */
export interface DocumentProps extends SurroundingsProps {
  readonly page: PageView;
  readonly direction: 'ltr' | 'rtl';
  /** Where the page stands; none for a page outside of the navigation. */
  readonly place: Place | undefined;
  /** URL of the navigation around the page as a file; only where other pages need it. */
  readonly chromeUrl: string | undefined;
  /** What the page looks like in its further places. */
  readonly elsewhere: Elsewhere;
  readonly head: Omit<HeadProps, 'page' | 'site' | 'once'>;
  /** Takes notice of the theme's own parts. */
  readonly use: RenderContext['use'];
  /** Stands in place of title and body: the 404 page. */
  readonly content?: ComponentChildren;
}

/** The whole document around the body of a page, which is drawn before: it says what the head has to load. */
export function Document(props: DocumentProps & { readonly bodyHtml: string }): JSX.Element {
  const { page, config, site, chrome } = props;
  const { appearance, banner } = config;
  const parts = partsOf(page.mode);
  return (
    <html
      lang={props.head.language}
      dir={props.direction}
      class={appearance.default === 'dark' ? 'dark' : undefined}
      data-theme={config.theme}
      data-current-path={page.route}
      data-appearance={appearance.default}
      data-appearance-strict={appearance.strict ? '' : undefined}
      data-tab-bars={props.tabRows}
      data-page-mode={page.mode}
      data-container={chrome.key}
      data-placed={props.place === undefined ? undefined : ''}
      data-chrome={props.chromeUrl}
      data-places={props.elsewhere.url}
      data-page-end={parts.footer ? '' : undefined}
      data-notice={banner?.dismissible === true ? bannerId(banner, site) : undefined}
      data-base={site.base}
    >
      <Head {...props.head} page={page} site={site} once={props.once} />
      <body dangerouslySetInnerHTML={{ __html: props.bodyHtml }} />
    </html>
  );
}

/** What stands in the body of a document. */
export function DocumentBody(props: DocumentProps): JSX.Element {
  const { page, config, site, text, once } = props;
  const parts = partsOf(page.mode);
  const isOfEndpoint = page.operation !== undefined;
  return (
    <>
      {onceUnlessChosen(props)(isOfEndpoint ? 'top-of-endpoint' : 'top', () => (
        <Top {...props} isOfEndpoint={isOfEndpoint} />
      ))}
      <div id="body-content" data-layout={layoutOf(page, parts)}>
        <Side {...props} hasSidebar={parts.sidebar} />
        <Main {...props} parts={parts} />
        {parts.footer && once('footer', () => <Footer site={site} config={config} text={text} />)}
      </div>
      <PlaceTemplates {...props.elsewhere} />
    </>
  );
}

type Layout = 'text' | 'examples' | 'wide' | 'center' | 'frame' | 'blank';

function layoutOf(page: PageView, parts: PageParts): Layout {
  if (page.mode === 'wide' || page.mode === 'center' || page.mode === 'frame') return page.mode;
  if (!parts.title) return 'blank';
  return page.asideHtml === undefined ? 'text' : 'examples';
}

/** For what holds selectors, which lead from a page to its own counterparts: the rest is drawn once for itself. */
function onceUnlessChosen({ chrome, once }: DocumentProps): DrawOnce {
  return chrome.selectors.length === 0 ? once : drawEach;
}

/** Everything over text and sidebar. */
function Top(props: DocumentProps & { readonly isOfEndpoint: boolean }): JSX.Element {
  const { site, config, text, once, isOfEndpoint } = props;
  const { banner } = config;
  return (
    <>
      <a class="skip-link" href="#content-area">
        {text('skipToContent')}
      </a>
      <div id="background-color" aria-hidden="true" />
      {banner !== undefined && <Banner banner={banner} site={site} text={text} />}
      <Navbar
        menu={<DrawerButton text={text} isOfEndpoint={isOfEndpoint} />}
        start={<NavbarStart {...props} />}
        end={once('header-end', () => <NavbarEnd site={site} config={config} text={text} />)}
        tabs={<Tabs {...props} />}
        hasTabRows={props.tabRows > 0}
      />
    </>
  );
}

function Side(props: DocumentProps & { readonly hasSidebar: boolean }): JSX.Element {
  const { site, config, chrome, hasSidebar, use } = props;
  const folds = hasSidebar && config.foldsSidebar;
  if (folds) use(foldPart);
  // A reader who comes from another place of the page sees the sidebar of that one, which may be long.
  if (hasSidebar && (props.filter !== undefined || site.hasSharedPages)) use(sidebarFilterPart);
  const draw = hasSidebar && leadsOn(chrome) ? drawEach : onceUnlessChosen(props);
  return draw(hasSidebar ? 'side' : 'side-without-rows', () => <Column {...props} folds={folds} />);
}

/** The column at the side, and what folds it away. */
function Column(
  props: DocumentProps & { readonly hasSidebar: boolean; readonly folds: boolean },
): JSX.Element {
  const { site, config, text, home, hasSidebar, folds, once } = props;
  return (
    <>
      {folds && <FoldButton text={text} />}
      <Drawer
        text={text}
        head={once('drawer-head', () => <DrawerHead site={site} config={config} text={text} home={home} />)}
        switchers={onceUnlessChosen(props)('switchers', () => <DrawerSwitchers {...props} />)}
        links={once('drawer-links', () => <NavbarLinks site={site} config={config} text={text} inDrawer />)}
        sidebar={hasSidebar ? <SidebarContent {...props} /> : undefined}
      />
    </>
  );
}

/** The actions of a page; there are none without a page to act on. */
function viewPageActions(
  menu: ContextualView,
  { page: { route, readMarkdown }, site, text }: Pick<DocumentProps, 'page' | 'site' | 'text'>,
): readonly PageAction[] {
  const { links, siteUrl, mcpUrl, config } = site;
  const { endpoint, documents } = site.navigation.pages.get(route) ?? {};
  const specification = (endpoint ?? documents)?.openapi;
  const tools = { links, siteUrl, mcpUrl, text, readMarkdown, name: config.name };
  return viewActions({ ...tools, menu, route, specification });
}

function contextualMenu({ page, config, content }: DocumentProps): ContextualView | undefined {
  const { url, forMembers } = page.head ?? {};
  if (content !== undefined || url !== undefined || forMembers === true) return undefined;
  return (
    viewContextual(readPageContextual(page.head?.frontmatter['contextual']), config.theme) ??
    config.contextual
  );
}

function Main(props: DocumentProps & { readonly parts: PageParts }): JSX.Element {
  const { page, config, site, text, parts, content, once } = props;
  const menu = contextualMenu(props);
  const actions = menu === undefined ? [] : viewPageActions(menu, props);
  const isBeside = menu?.display === 'toc' && parts.toc && page.asideHtml === undefined;
  const drawn = (
    <ContextualMenu actions={actions} markdownUrl={site.links.markdown(page.route)} site={site} text={text} />
  );
  const toc = parts.toc && content === undefined ? page.toc : [];
  const hasContents = toc.length > 0 || isBeside;
  const inHeader = isBeside || !parts.title || content !== undefined ? [] : actions;
  return (
    <>
      {once(`page-bar ${hasContents} ${inHeader.length > 0 && needsScript(inHeader)}`, () => (
        <PageBar
          text={text}
          hasContents={hasContents}
          actions={inHeader}
          search={<SearchEntry place="phone" site={site} config={config} text={text} />}
        />
      ))}
      <main
        id="content-area"
        tabindex={-1}
        data-operation={page.operation}
        data-words={cutWords(text)}
        data-islands={page.islands === undefined ? undefined : JSON.stringify(page.islands)}
      >
        <article id="content">{content ?? <Content {...props} actions={isBeside ? null : drawn} />}</article>
        <Foot {...props} />
        <OtherPlaces links={props.elsewhere.links} label={text('sections')} />
      </main>
      {hasContents && (
        <Toc entries={toc} text={text} direction={props.direction}>
          {isBeside && drawn}
        </Toc>
      )}
    </>
  );
}

/** What stands between the text and the footer of the site. */
function Foot(props: DocumentProps & { readonly parts: PageParts }): JSX.Element {
  const { page, site, text, place, parts, content } = props;
  return (
    <>
      {parts.pagination && <Related links={page.related} text={text} use={props.use} />}
      {page.lastModified !== undefined && (
        <LastModified day={page.lastModified} language={props.head.language} text={text} />
      )}
      {parts.footer && content === undefined && (
        <Feedback page={page} site={site} text={text} use={props.use} />
      )}
      {parts.pagination && page.head?.hideFooterPagination !== true && (
        <Pagination place={place} site={site} text={text} />
      )}
    </>
  );
}

/** Names of the buttons that the site's script gives to what is cut off; it knows the English ones. */
function cutWords(text: DocumentProps['text']): string | undefined {
  const words = { wrapLines: text('wrapLines'), fullScreen: text('fullScreen') };
  return words.wrapLines === componentWords['wrapLines'] ? undefined : JSON.stringify(words);
}

/** Title and body of a page. */
function Content(
  props: DocumentProps & { readonly parts: PageParts; readonly actions: ComponentChildren },
): JSX.Element {
  const { page, site, text, parts, actions, use } = props;
  const choosers = <Choosers page={page} site={site} text={text} use={use} />;
  const crumbs = <Breadcrumbs crumbs={props.head.crumbs} config={props.config} text={text} />;
  return (
    <>
      {parts.title ? (
        <PageHeader {...{ page, text, use, choosers, actions, crumbs }} icon={site.icon} />
      ) : (
        choosers
      )}
      <Body page={page} parts={parts} use={use} />
    </>
  );
}

/** What the author wrote; pages without a title of ours have no typography of ours either where their author brings some. */
function Body({
  page,
  parts,
  use,
}: Pick<DocumentProps, 'page' | 'use'> & { readonly parts: PageParts }): JSX.Element {
  if (parts.aside && page.asideHtml !== undefined) use(examplesPart);
  const classes = parts.title ? 'mdx-content prose' : 'mdx-content';
  return (
    <>
      {page.leadHtml !== undefined && (
        <div class={`${classes} lead`} dangerouslySetInnerHTML={{ __html: page.leadHtml }} />
      )}
      {page.asideHtml !== undefined && (
        <div
          id="panel"
          // It scrolls: where a control in it can have the focus, it is no stop of its own.
          tabindex={/<(?:a|button)\b/.test(page.asideHtml) ? -1 : undefined}
          dangerouslySetInnerHTML={{ __html: page.asideHtml }}
        />
      )}
      <div class={classes} dangerouslySetInnerHTML={{ __html: page.bodyHtml }} />
    </>
  );
}
