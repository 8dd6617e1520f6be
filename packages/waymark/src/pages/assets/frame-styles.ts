import type { PageHead } from '@waymark/core/content';
import { htmlLanguage, type NavElement, type NavNode, walkElements } from '@waymark/core/navigation';
import type { Site } from '../../site/site.ts';
import { type ConfigView, textDirection, viewConfig, viewEveryConfig } from '../../theme/index.ts';

/** What a site has around its pages, in any of its languages. */
interface Around {
  readonly views: readonly ConfigView[];
  readonly elements: readonly NavElement[];
  readonly heads: readonly PageHead[];
  readonly specifications: Site['specifications'];
}

const SELECTORS: readonly NavNode['kind'][] = ['product', 'version', 'language', 'item', 'dropdown'];

const hasActions = ({ views, heads }: Around): boolean =>
  views.some(({ contextual }) => (contextual?.options.length ?? 0) > 0) ||
  heads.some(({ frontmatter }) => frontmatter['contextual'] !== undefined);

const hasHeaderLinks = ({ views }: Around): boolean =>
  views.some(({ navbar }) => navbar.links.length > 0 || navbar.primary !== undefined);

const hasSelectors = ({ elements }: Around): boolean => elements.some(({ kind }) => SELECTORS.includes(kind));

const hasSidebarHead = ({ elements }: Around): boolean =>
  elements.some(({ kind }) => kind === 'anchor' || kind === 'dropdown');

/** Lists open at them, or their rows look like those of lists. */
const hasMenus = (around: Around): boolean =>
  hasActions(around) || hasSelectors(around) || hasHeaderLinks(around) || hasSidebarHead(around);

const hasOperations = ({ specifications, heads }: Around): boolean =>
  specifications.length > 0 || heads.some(({ openapi, api }) => openapi !== undefined || api !== undefined);

/** Operations may be deprecated. */
const hasTags = (around: Around): boolean =>
  hasOperations(around) ||
  around.elements.some(({ tag }) => tag !== undefined) ||
  around.heads.some(({ tag, deprecated }) => tag !== undefined || deprecated === true);

/** Whether the site's name may have to stand for a logo that is not among its files. */
const hasRemoteLogo = ({ views }: Around): boolean =>
  views.some(({ logo }) =>
    [logo?.light, logo?.dark].some((address) => /^(?:https?:)?\/\//.test(address ?? '')),
  );

const languagesOf = ({ elements }: Around): readonly string[] =>
  elements.flatMap(({ kind, code = '' }) => (kind === 'language' ? [htmlLanguage(code)] : []));

/** Letters of these are squares, or have marks above and below. */
const hasTallLetters = (around: Around): boolean =>
  languagesOf(around).some((language) => /^(?:zh|ja|ko|bo|dz|hi|km|lo|my|ne|th|ur)/.test(language));

const hasRightToLeft = (around: Around): boolean =>
  languagesOf(around).some((language) => textDirection(language) === 'rtl');

/** Stylesheets of what stands around the pages of some sites, and which sites those are. */
const FRAME_STYLES: Readonly<Record<string, (around: Around) => boolean>> = {
  'languages.css': hasTallLetters,
  'right-to-left.css': hasRightToLeft,
  'menus.css': hasMenus,
  'page-actions.css': hasActions,
  'methods.css': hasOperations,
  'tags.css': hasTags,
  'nav-tabs.css': ({ elements }) => elements.some(({ kind }) => kind === 'tab'),
  'nav-selectors.css': hasSelectors,
  'navbar-links.css': hasHeaderLinks,
  'sidebar-head.css': hasSidebarHead,
  'breadcrumbs.css': ({ views }) => views.some(({ crumbs }) => crumbs === 'breadcrumbs'),
  'page-modes.css': ({ heads }) => heads.some(({ mode }) => mode !== undefined),
  'logo.css': ({ views }) => views.some(({ logo }) => logo !== undefined),
  'remote-logo.css': hasRemoteLogo,
  'banner.css': ({ views }) => views.some(({ banner }) => banner !== undefined),
  'footer.css': ({ views }) => views.some(({ footer }) => footer.columns.length + footer.socials.length > 0),
  'footer-columns.css': ({ views }) => views.some(({ footer }) => footer.columns.length > 0),
  'product-menus.css': ({ elements }) => elements.some(hasMenu),
};

/** Names of the stylesheets that the pages of a site need beside the theme's, in the order of the cascade. */
export function frameStylesOf({ config, navigation, heads, specifications }: Site): readonly string[] {
  const elements = Array.from(walkElements(navigation.root), ({ node }) => node);
  const views = viewEveryConfig(viewConfig(config), navigation);
  const around = { views, elements, heads: [...heads.values()], specifications };
  return Object.keys(FRAME_STYLES).filter((file) => FRAME_STYLES[file]?.(around));
}

function hasMenu({ kind, children }: NavElement): boolean {
  return kind === 'product' && children.some((child) => child.kind === 'item');
}
