/**
 * Page bodies. In: the text of a Markdown or MDX file. Out: its facts, its HTML, its Markdown.
 * Imports the components' types and registry contract, the highlighter's fence reader and the core; no I/O.
 */

export { createAuthorCode } from './author-code/author-code.ts';
export { createAuthorData } from './author-code/author-data.ts';
export { exportOf, handedOnFiles, isReact, isSnippetImport } from './author-code/author-imports.ts';
export * as reactNames from './author-code/react-names.ts';
export { CodeSyntaxError, type CompileCode, type GuardCode } from './author-code/run/author-environment.ts';
export { evaluatePage, runsCode } from './author-code/run/evaluate-page.ts';
export { createScope, problemOf, type Scope } from './author-code/run/scope.ts';
export { type SyntaxProblem, scriptProblem } from './author-code/script-problem.ts';
export {
  type ClassNameEnvironment,
  type CollectClassNames,
  classNamesInScript,
  createClassNames,
} from './compile/class-names.ts';
export type { CompiledPage } from './compile/compile-page.ts';
export { compilePage } from './compile/compile-page.ts';
export { updateOf } from './compile/facts/read-update.ts';
export type { Instance } from './compile/instance.ts';
export { locateHref } from './compile/locate-href.ts';
export { tagsOf } from './compile/tags-of.ts';
export { OUTER_IDS } from './compile/visit/reserved-ids.ts';
export type { CompileEnvironment } from './compile/visit/walk.ts';
export type { Answers } from './islands/answers.ts';
export type { IslandSource } from './islands/island-source.ts';
export { islandSources } from './islands/island-source.ts';
export { rehearse } from './islands/record-answers.ts';
export { islandsPart } from './islands/render-island.tsx';
export { bodyMarkdown, type Drawn } from './markdown/body-markdown.ts';
export { type AddressBook, addressesOf, isRelative, markdownAtRoot } from './markdown/markdown-address.ts';
export { blankImports } from './parse/code/blank-imports.ts';
export { exportedNames } from './parse/code/exported-names.ts';
export type { ProjectFiles } from './parse/project-files.ts';
export { type MdxModule, readModule } from './parse/read-module.ts';
export { fillCode, fillJson } from './parse/rewrite/fill-variables.ts';
export { createTextParser, type ParseText } from './parse/text-parser.ts';
export { type RenderedBody, renderBody } from './render/render-body.tsx';
export type { IslandUse, RenderEnvironment } from './render/render-state.ts';
export { renderMarkdownText } from './render/render-text.tsx';
