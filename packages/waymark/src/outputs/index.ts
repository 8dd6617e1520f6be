/**
 * Outputs beside the pages. In: the site model. Out: files with their content. Pure; imports core only, nothing of
 * themes, components or the parser.
 */

export { agentInstructions, isForAgents } from './agent-pages.ts';
export { emitFeeds } from './feeds.ts';
export { TEXT_OUTPUTS } from './llms-full.ts';
export type { OutputFile } from './output-file.ts';
export type { MarkdownPage } from './page-markdown.ts';
export { markdownFile } from './page-markdown.ts';
export { forwardingPath, type PatternRule } from './redirects.ts';
export { emitListed, emitTexts, GENERATED_FILES, isCopied, LINKABLE_OUTPUTS } from './registry.ts';
export { makeSvgSafe, type SafeSvg } from './safe-svg.ts';
export type { Emit, SiteModel } from './site-model.ts';
