/**
 * The built-in components of pages. In: author props and the render context of a page. Out: Preact elements that are
 * complete without scripts. Must not import the engine, the theme or anything of Node.
 */
export type { CodeBlockMeta, CodeBlockProps } from './code-block/code-block.tsx';
export { CodeBlock } from './code-block/code-block.tsx';
export { CopyButton } from './code-block/copy-button.tsx';
export type { IconOptions, RenderContext, ResolvedHref } from './context.ts';
export { RenderContextProvider } from './context.ts';
export type { AuthorProps, ComponentAnchor, ComponentDefinition, PropDeclaration } from './definition.ts';
export { MathFormula } from './latex/latex.tsx';
export { type LazyStyle, lazyStyles } from './lazy-styles.ts';
export { componentRegistry } from './registry.ts';
export { type TabPanel, TabSet, type TabSetProps } from './tabs/tab-set.tsx';
export { componentWords } from './words.ts';
