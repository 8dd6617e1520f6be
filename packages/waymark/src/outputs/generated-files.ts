import { API_CATALOG } from './agents/api-catalog.ts';
import { ROOT_SKILL, SKILL_LIST } from './agents/skill.ts';

/** Generated files with names that authors may link to. */
export const LINKABLE_OUTPUTS: readonly string[] = [
  '404.html',
  'llms-full.txt',
  'llms.txt',
  'navigation.json',
  'robots.txt',
  'sitemap.xml',
  ROOT_SKILL,
  SKILL_LIST,
];

/** Files at the root of every site; nothing can stand below them. */
export const GENERATED_FILES: readonly string[] = [
  ...LINKABLE_OUTPUTS,
  '_redirects',
  '_headers',
  '.well-known/llms.txt',
  '.well-known/llms-full.txt',
  '.well-known/agent-card.json',
  API_CATALOG,
  'index.html',
  'index.md',
];
