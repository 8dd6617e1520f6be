import { oneLine, shorten } from '../escape.ts';
import { fileAddress } from '../site-address.ts';
import type { Emit } from '../site-model.ts';

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

/** Longest description in the list that agents read. */
const LONGEST = 1024;

/** The skills of a project where agents look for them: two lists, the newer and the older one, and the files of both. */
export const emitSkills: Emit = (site) => {
  const { skills } = site;
  if (skills.length === 0) return [];
  const newer = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map(({ name, description, digest }) => ({
      name,
      type: 'skill-md',
      description: shorten(oneLine(description), LONGEST),
      url: fileAddress(site, `.well-known/agent-skills/${name}/SKILL.md`),
      digest,
    })),
  };
  const older = {
    skills: skills.map(({ name, description }) => ({
      name,
      description: shorten(oneLine(description), LONGEST),
      files: ['SKILL.md'],
    })),
  };
  const [only, ...others] = skills;
  return [
    { path: '.well-known/agent-skills/index.json', content: `${JSON.stringify(newer, null, 2)}\n` },
    { path: '.well-known/skills/index.json', content: `${JSON.stringify(older, null, 2)}\n` },
    ...skills.flatMap(({ name, text }) => [
      { path: `.well-known/agent-skills/${name}/SKILL.md`, content: text },
      { path: `.well-known/skills/${name}/skill.md`, content: text },
    ]),
    ...(only !== undefined && others.length === 0 ? [{ path: 'skill.md', content: only.text }] : []),
  ];
};
