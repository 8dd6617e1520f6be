import type { Part } from '../../components/index.ts';

const style = (name: string): Part => ({ name, styles: `theme/styles/parts/${name}.css` });
const behaviour = (name: string): Part => ({ ...style(name), script: `client/${name}.ts` });

/** Listings of what is below an element. */
export const directoryPart: Part = style('directory');
/** The link to the feed of a page. */
export const feedLinkPart: Part = style('feed-link');
/** The 404 page. */
export const notFoundPart: Part = behaviour('not-found');
/** Selectors between the forms of a page. */
export const choosersPart: Part = { ...style('choosers'), script: 'components/view/view-page.element.ts' };
/** The side column with examples and panels. */
export const examplesPart: Part = style('examples');
/** The button that folds the sidebar away. */
export const foldPart: Part = style('fold');
/** The field that filters the rows of a long sidebar. */
export const sidebarFilterPart: Part = behaviour('sidebar-filter');
/** What pages ask of their readers. */
export const feedbackPart: Part = behaviour('feedback');

/** Links to related pages. */
export const relatedPart: Part = style('related');

/** Parts of the theme that only some pages have. */
export const themeParts: readonly Part[] = [
  directoryPart,
  feedLinkPart,
  notFoundPart,
  choosersPart,
  examplesPart,
  foldPart,
  sidebarFilterPart,
  feedbackPart,
  relatedPart,
];
