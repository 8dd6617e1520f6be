/**
 * The built-in components of pages. In: author props and the render context of a page. Out: Preact elements that are
 * complete without scripts. Must not import the engine, the theme or anything of Node.
 */
export { Breakable } from './breakable.tsx';
export type { CodeBlockMeta, CodeBlockProps } from './code-block/block.tsx';
export { CodeBlock, codeBlockPart, codeColorsPart, terminalColorsPart } from './code-block/block.tsx';
export { CopyButton, copyButtonPart } from './code-block/copy-button.tsx';
export { codeGroupPart } from './code-group/code-panels.tsx';
export type { AdoptedStyle, IconOptions, RenderContext, ResolvedHref } from './context.ts';
export { RenderProvider } from './context.ts';
export type { ComponentAnchor, ComponentDefinition, PropDeclaration, WrittenProps } from './definition.ts';
export { diagnosticPart } from './diagnostic.ts';
export { examplePart } from './example/example.tsx';
export { expandablePart } from './expandable/expandable.tsx';
export { drawName, fieldPart } from './field/field.tsx';
export type { ImageSize, Picture, PictureForm } from './image-size.ts';
export { declarationsOf } from './inline-style.ts';
export { MathFormula } from './latex/latex.tsx';
export { mermaidPart } from './mermaid/mermaid.tsx';
export { inOrderOfNeed, type Part } from './part.ts';
export { sized } from './picture.ts';
export { componentDefinitions, componentParts, componentRegistry } from './registry.ts';
export { TableBox, tablePart } from './table/table-box.tsx';
export { type TabPanel, TabSet, type TabSetProps } from './tabs/tab-set.tsx';
export { variationPart } from './visibility/visibility.tsx';
export { componentWords } from './words.ts';
