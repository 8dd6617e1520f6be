import { oneLine, shortenAtWord } from '../escape.ts';

/** Instructions for agents that a project brings. */
export interface Skill {
  /** Small letters, digits and hyphens. */
  readonly name: string;
  readonly description: string;
  /** The whole file. */
  readonly text: string;
  /** `sha256:` and the hash of the text. */
  readonly digest: string;
  /** The project has it as its own `skill.md`, at the root. */
  readonly atRoot?: true;
}

/** Where the skill of a site that has one is found beside its lists. */
export const ROOT_SKILL = 'skill.md';

/** The list of skills. */
export const NEW_SKILL_LIST = '.well-known/agent-skills/index.json';

/** The older list of skills, to which `/skill.md` leads where a site has several. */
export const SKILL_LIST = '.well-known/skills/index.json';

/** The skill that is found at the root: the project's own file there, else the only one. */
export function rootSkill(skills: readonly Skill[]): Skill | undefined {
  return skills.find(({ atRoot }) => atRoot) ?? (skills.length === 1 ? skills[0] : undefined);
}

/** Longest description in the list that agents read. */
export const LONGEST_DESCRIPTION = 1024;

/** What a skill is for, as lists have it. */
export function listedDescription({ description }: Skill): string {
  return shortenAtWord(oneLine(description), LONGEST_DESCRIPTION);
}

/** Longest name that agents take. */
const LONGEST_NAME = 64;

/** A text as the name of a skill. */
export function skillName(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return words.slice(0, LONGEST_NAME).replace(/-$/, '') || 'docs';
}
