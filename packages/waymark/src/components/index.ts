/**
 * The built-in components of pages. In: author props and the render context of a page. Out: Preact elements that are
 * complete without scripts. Must not import the engine, the theme or anything of Node.
 */

export type { CodeBlockProps } from './code-block/block.tsx';
export { CodeBlock, codeBlockPart, codeColorsPart, terminalColorsPart } from './code-block/block.tsx';
export { CopyButton, copyButtonPart, titlesOf } from './code-block/copy-button.tsx';
export { codeGroupPart } from './code-group/code-panels.tsx';
export type {
  ComponentDefinition,
  PropDeclaration,
} from './definition/definition.ts';
export { inOrderOfNeed, type Part } from './definition/part.ts';
export { componentDefinitions, componentParts, componentRegistry } from './definition/registry.ts';
export { componentWords } from './definition/words.ts';
export { Breakable } from './drawing/breakable.tsx';
export type { RenderContext } from './drawing/context.ts';
export { RenderProvider } from './drawing/context.ts';
export { diagnosticPart } from './drawing/diagnostic.ts';
export { drawnIconPart } from './drawing/drawn-icon.ts';
export { declarationsOf, resolveAddresses } from './drawing/inline-style.ts';
export { scrollStop } from './drawing/scroll-stop.ts';
export { examplePart } from './example/example.tsx';
export { expandablePart } from './expandable/expandable.tsx';
export { drawName, fieldPart } from './field/field.tsx';
export { centredPart, footnotesPart, htmlPart } from './html/html-parts.ts';
export { SWITCHES } from './html/switches.ts';
export { TableBox, tablePart } from './html/table-box.tsx';
export { TaskItem, taskListPart } from './html/task-item.tsx';
export { MathFormula } from './latex/latex.tsx';
export type { ImageSize, Picture, PictureForm } from './media/image-size.ts';
export { sized } from './media/picture.ts';
export { mermaidPart } from './mermaid/mermaid.tsx';
export { type TabPanel, TabSet, type TabSetProps } from './tabs/tab-set.tsx';
export { variationPart } from './variation/variation.tsx';
