import { ROOT_FILES } from '@waymark/core/navigation';
import { API_CATALOG } from './agents/api-catalog.ts';
import { ROOT_SKILL, SKILL_LIST } from './agents/skill.ts';

/** Files that are for hosts and for the page at the root: no author links to them by their names. */
const UNLINKED: readonly string[] = ['_redirects', '_headers', 'index.html', 'index.md'];

/** Generated files with names that authors may link to. */
export const LINKABLE_OUTPUTS: readonly string[] = [
  ...ROOT_FILES.filter((path) => !UNLINKED.includes(path)),
  ROOT_SKILL,
  SKILL_LIST,
];

/** Generated files of every site; nothing can stand below them. */
export const GENERATED_FILES: readonly string[] = [
  ...LINKABLE_OUTPUTS,
  ...UNLINKED,
  '.well-known/llms.txt',
  '.well-known/llms-full.txt',
  '.well-known/agent-card.json',
  API_CATALOG,
];
