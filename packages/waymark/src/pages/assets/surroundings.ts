import { type NavElement, type NavNode, walkElements } from '@waymark/core/navigation';
import type { Site } from '../../site/site.ts';
import { type ConfigView, viewConfig, viewEveryConfig } from '../../theme/index.ts';

/** What a site has around its pages, in any of its languages. */
interface Around {
  readonly views: readonly ConfigView[];
  readonly elements: readonly NavElement[];
  readonly heads: Site['heads'];
}

const SELECTORS: readonly NavNode['kind'][] = ['product', 'version', 'language', 'item', 'dropdown'];

/** Stylesheets of what stands around the pages of some sites, and which sites those are. */
const SURROUNDINGS: Readonly<Record<string, (around: Around) => boolean>> = {
  'nav-tabs.css': ({ elements }) => elements.some(({ kind }) => kind === 'tab'),
  'nav-selectors.css': ({ elements }) => elements.some(({ kind }) => SELECTORS.includes(kind)),
  'navbar-links.css': ({ views }) =>
    views.some(({ navbar }) => navbar.links.length > 0 || navbar.primary !== undefined),
  'sidebar-head.css': ({ elements }) => elements.some(({ kind }) => kind === 'anchor' || kind === 'dropdown'),
  'breadcrumbs.css': ({ views }) => views.some(({ crumbs }) => crumbs === 'breadcrumbs'),
  'page-modes.css': ({ heads }) => [...heads.values()].some(({ mode }) => mode !== undefined),
  'banner.css': ({ views }) => views.some(({ banner }) => banner !== undefined),
  'footer-columns.css': ({ views }) => views.some(({ footer }) => footer.columns.length > 0),
  'product-menus.css': ({ elements }) => elements.some(hasMenu),
};

/** Names of the stylesheets that the pages of a site need beside the theme's, in the order of the cascade. */
export function surroundingsOf({ config, navigation, heads }: Site): readonly string[] {
  const elements = Array.from(walkElements(navigation.root), ({ node }) => node);
  const around = { views: viewEveryConfig(viewConfig(config), navigation), elements, heads };
  return Object.keys(SURROUNDINGS).filter((file) => SURROUNDINGS[file]?.(around));
}

function hasMenu({ kind, children }: NavElement): boolean {
  return kind === 'product' && children.some((child) => child.kind === 'item');
}
