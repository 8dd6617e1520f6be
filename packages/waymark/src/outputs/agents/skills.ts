import { fileAddress } from '../addresses.ts';
import { jsonFile } from '../output-file.ts';
import type { Emit, SiteModel } from '../site-model.ts';
import { agentPages } from './agent-pages.ts';
import { describeSite } from './describe-site.ts';
import { listedDescription, NEW_SKILL_LIST, ROOT_SKILL, rootSkill, SKILL_LIST, type Skill } from './skill.ts';

/** The route of the page whose Markdown stands where a skill would. */
export const SKILL_PAGE = '/skill';

/**
 * The skills of a project where agents look for them: two lists, the newer and the older one, and the files of both. Where it
 * brings none, one that is made from the site.
 */
export const emitSkills: Emit = (site) => {
  const skills = publishedSkills(site);
  if (skills.length === 0) return [];
  const newer = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map((skill) => ({
      name: skill.name,
      type: 'skill-md',
      description: listedDescription(skill),
      url: fileAddress(site, `.well-known/agent-skills/${skill.name}/SKILL.md`),
      digest: skill.digest,
    })),
  };
  const older = {
    skills: skills.map((skill) => ({
      name: skill.name,
      description: listedDescription(skill),
      files: ['SKILL.md'],
    })),
  };
  const root = rootSkill(skills);
  return [
    jsonFile(NEW_SKILL_LIST, newer),
    jsonFile(SKILL_LIST, older),
    ...skills.flatMap(({ name, text }) => [
      { path: `.well-known/agent-skills/${name}/SKILL.md`, content: text },
      { path: `.well-known/skills/${name}/skill.md`, content: text },
    ]),
    ...(root !== undefined && !site.graph.pages.has(SKILL_PAGE)
      ? [{ path: ROOT_SKILL, content: root.text }]
      : []),
  ];
};

/** The skills that agents find: those of the project, else one that is made from the site. */
export function publishedSkills(site: SiteModel): readonly Skill[] {
  return site.skills.length > 0 ? site.skills : ownSkills(site);
}

/** Whether a site has any: one is made for each that has pages for agents. */
export function hasSkills(site: SiteModel): boolean {
  return site.skills.length > 0 || agentPages(site).length > 0;
}

function ownSkills(site: SiteModel): readonly Skill[] {
  const own = describeSite(site);
  return own === undefined ? [] : [{ ...own, digest: site.digestOf(own.text) }];
}
