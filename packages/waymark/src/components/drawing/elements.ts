/**
 * The custom elements of the built-in components. To the type checker they are what they are without their scripts:
 * plain containers, blocks or in the line.
 */
export const WmTabs: 'div' = 'wm-tabs' as string as 'div';
/** A tree of files. */
export const WmTree: 'div' = 'wm-tree' as string as 'div';
/** One of the views of a page. */
export const WmView: 'div' = 'wm-view' as string as 'div';
/** The card of a repository. */
export const WmRepo: 'div' = 'wm-repo' as string as 'div';
/** A word with an explanation. */
export const WmTooltip: 'span' = 'wm-tooltip' as string as 'span';
/** A diagram. */
export const WmDiagram: 'div' = 'wm-diagram' as string as 'div';
/** Content of some variations of the site; blocks, or words in the line. */
export const WmVariation: 'span' = 'wm-variation' as string as 'span';
