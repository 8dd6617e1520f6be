import { readFrontmatter } from '@waymark/core/content';
import { contentDiagnostics, type Outcome } from '@waymark/core/diagnostics';
import { type Skill, skillName } from '../../outputs/index.ts';
import { sha256 } from '../../project/files/hash.ts';
import type { Project } from '../../project/project.ts';

const SKILL_FILE = /^\.mintlify\/skills\/([^/]+)\/skill\.md$/i;

/** Names the text of a skill, for those who have it already. */
export const digestOf = (text: string): string => `sha256:${sha256(text)}`;

/** What is read of a project. */
type SkillProject = Pick<Project, 'files' | 'readText'>;

const isRoot = (path: string): boolean => path.toLowerCase() === 'skill.md';

/** Paths of the skills that a project has for agents. */
export function skillFiles({ files }: Pick<Project, 'files'>): readonly string[] {
  return [...files.keys()].filter((path) => isRoot(path) || SKILL_FILE.test(path));
}

/** Reads the skills of a project, by name; those for members of a group are for no agent of the public. */
export function readSkills(project: SkillProject): Outcome<readonly Skill[]> {
  const read = skillFiles(project).map((path) => readSkill(path, project));
  const skills = read.flatMap(({ value }) => value ?? []);
  return {
    value: [...new Map(skills.map((skill) => [skill.name, skill])).values()],
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

function readSkill(path: string, { readText }: SkillProject): Outcome<Skill | undefined> {
  const text = readText(path);
  const { value: frontmatter, diagnostics } = readFrontmatter(path, text ?? '');
  const { data, start, end } = frontmatter;
  if (text === undefined || data['groups'] !== undefined) return { value: undefined, diagnostics };
  const named = typeof data['name'] === 'string' ? data['name'] : (SKILL_FILE.exec(path)?.[1] ?? 'docs');
  const description = typeof data['description'] === 'string' ? data['description'] : '';
  const skill = { name: skillName(named), description, text, digest: digestOf(text) };
  const span = { file: path, start, end };
  // What could not be read may be the description.
  const isTold = description.trim() !== '' || diagnostics.length > 0;
  return {
    value: isRoot(path) ? { ...skill, atRoot: true } : skill,
    diagnostics: isTold
      ? diagnostics
      : [contentDiagnostics['skill-description']({ name: skill.name }, { span })],
  };
}
