import { readFrontmatter } from '@waymark/core/content';
import { type Skill, skillName } from '../../outputs/index.ts';
import { sha256 } from '../../project/files/hash.ts';
import type { Project } from '../../project/project.ts';

const SKILL_FILE = /^\.mintlify\/skills\/([^/]+)\/skill\.md$/i;

/** Names the text of a skill, for those who have it already. */
export const digestOf = (text: string): string => `sha256:${sha256(text)}`;

const isRoot = (path: string): boolean => path.toLowerCase() === 'skill.md';

/** Paths of the skills that a project has for agents. */
export function skillFiles({ files }: Project): readonly string[] {
  return [...files.keys()].filter((path) => isRoot(path) || SKILL_FILE.test(path));
}

/** Reads the skills of a project, by name; those for members of a group are for no agent of the public. */
export function readSkills(project: Project): readonly Skill[] {
  const skills = skillFiles(project).flatMap((path): readonly Skill[] => {
    const text = project.readText(path);
    const { data } = readFrontmatter(path, text ?? '').value;
    if (text === undefined || data['groups'] !== undefined) return [];
    const named = typeof data['name'] === 'string' ? data['name'] : (SKILL_FILE.exec(path)?.[1] ?? 'docs');
    const description = typeof data['description'] === 'string' ? data['description'] : '';
    const skill = { name: skillName(named), description, text, digest: digestOf(text) };
    return [isRoot(path) ? { ...skill, atRoot: true } : skill];
  });
  return [...new Map(skills.map((skill) => [skill.name, skill])).values()];
}
