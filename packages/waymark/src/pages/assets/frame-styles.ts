import type { PageHead } from '@waymark/core/content';
import { htmlLanguage, isElement, type NavElement, type NavNode, walk } from '@waymark/core/navigation';
import { toCatalog } from '@waymark/openapi';
import type { Site } from '../../site/site.ts';
import { type ConfigView, textDirection, viewConfig, viewEveryConfig } from '../../theme/index.ts';

/** What a site has around its pages, in any of its languages. */
interface Around {
  readonly views: readonly ConfigView[];
  readonly nodes: readonly NavNode[];
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

const isMarked = (page: NavNode | PageHead): boolean =>
  ('tag' in page && page.tag !== undefined) || ('deprecated' in page && page.deprecated === true);

/** Operations may have pages that the navigation does not name. */
const hasTags = ({ nodes, heads, specifications }: Around): boolean =>
  [...nodes, ...heads].some(isMarked) ||
  toCatalog(specifications).specifications.some(({ operations }) =>
    operations.some(({ deprecated }) => deprecated === true),
  );

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
  const nodes = Array.from(walk(navigation.root), ({ node }) => node);
  const elements = nodes.filter(isElement);
  const views = viewEveryConfig(viewConfig(config), navigation);
  const around = { views, nodes, elements, heads: [...heads.values()], specifications };
  return Object.keys(FRAME_STYLES).filter((file) => FRAME_STYLES[file]?.(around));
}

function hasMenu({ kind, children }: NavElement): boolean {
  return kind === 'product' && children.some((child) => child.kind === 'item');
}
