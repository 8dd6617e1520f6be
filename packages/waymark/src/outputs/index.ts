/**
 * Outputs beside the pages. In: the site model. Out: files with their content. Pure; imports core, and of the theme the security
 * policy of pages.
 */

export { agentInstructions, isForAgents } from './agents/agent-pages.ts';
export { type PlacedText, pageTexts, TEXT_OUTPUTS, writeLlmsFull } from './agents/llms-full.ts';
export { markdownFile } from './agents/page-markdown.ts';
export { ROOT_SKILL, rootSkill, SKILL_LIST, type Skill, skillName } from './agents/skill.ts';
export { SKILL_PAGE } from './agents/skills.ts';
export { makeSvgSafe, type SafeSvg } from './drawings/safe-svg.ts';
export { emitFeeds } from './feeds.ts';
export { GENERATED_FILES, LINKABLE_OUTPUTS } from './generated-files.ts';
export type { HostFile } from './hosts/host-rules.ts';
export { HOSTS, type HostName } from './hosts/hosts.ts';
export { redirectsFile } from './hosts/redirects-file.ts';
export type { LongFile, OutputFile } from './output-file.ts';
export { forwardingPath, pageBehindRoot } from './redirects.ts';
export { emitListed, emitPageFeeds, emitTexts, isCopied } from './registry.ts';
export type { MarkdownBodies, SiteModel } from './site-model.ts';
