/** Instructions for agents that a project brings. */
export interface Skill {
  /** Small letters, digits and hyphens. */
  readonly name: string;
  readonly description: string;
  /** The whole file. */
  readonly text: string;
  /** `sha256:` and the hash of the text. */
  readonly digest: string;
}

/** Where the skill of a site that has one is found beside its lists. */
export const ROOT_SKILL = 'skill.md';

/** Longest description in the list that agents read. */
export const LONGEST_DESCRIPTION = 1024;

/** A text as the name of a skill. */
export function skillName(text: string): string {
  const words = text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return words.replace(/^-|-$/g, '') || 'docs';
}
