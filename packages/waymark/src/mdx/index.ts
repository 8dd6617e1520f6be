/**
 * Page bodies. In: the text of a Markdown or MDX file. Out: its facts, its HTML, its Markdown.
 * Imports the components' types and registry contract, the highlighter's fence reader and the core; no I/O.
 */

export type { Answers } from './answers.ts';
export type { AuthorCode, AuthorEnvironment, CompileCode, GuardCode } from './author-code.ts';
export { CodeSyntaxError, createAuthorCode } from './author-code.ts';
export { blankImports, exportOf, isReact, isSnippetImport } from './author-imports.ts';
export { type ClassNameEnvironment, type CollectClassNames, createClassNames } from './class-names.ts';
export type { CompiledPage, CompileEnvironment } from './compile-page.ts';
export { compilePage } from './compile-page.ts';
export { evaluatePage, runsCode } from './evaluate-page.ts';
export { fillCode, fillJson } from './fill-variables.ts';
export type { Instance } from './instance.ts';
export type { IslandSource } from './island-source.ts';
export { islandSources } from './island-source.ts';
export { reactNames } from './react-names.ts';
export { exportedNames, readModule } from './read-module.ts';
export { rehearse } from './record-answers.ts';
export { islandsPart } from './render-island.tsx';
export { type RenderedBody, renderBody } from './render-page.tsx';
export type { IslandUse, RenderEnvironment } from './render-state.ts';
export { renderMarkdownText } from './render-text.tsx';
export { problemOf, type Scope } from './scope.ts';
export { pageMarkdown } from './to-markdown.ts';
