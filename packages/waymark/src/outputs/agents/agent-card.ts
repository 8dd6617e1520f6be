import { summaryOf } from '@waymark/core/content';
import { pageAddress } from '../addresses.ts';
import { oneLine, shortenAtWord } from '../escape.ts';
import { jsonFile } from '../output-file.ts';
import type { Emit } from '../site-model.ts';
import { LONGEST_DESCRIPTION, listedDescription } from './skill.ts';
import { publishedSkills } from './skills.ts';

/** Where agents look for what a site offers them. */
export const AGENT_CARD = '.well-known/agent-card.json';

/**
 * What the site says of itself to agents, in the shape of the A2A protocol: what it is about and its skills. A site of files
 * answers no messages, so it names no interface.
 */
export const emitAgentCard: Emit = (site) => {
  const skills = publishedSkills(site);
  if (skills.length === 0) return [];
  const { name, description, seo } = site.config;
  const url = pageAddress(site, '/');
  const title = oneLine(name);
  const card = {
    protocolVersion: '0.3',
    name: title,
    description: shortenAtWord(
      summaryOf(description ?? `The documentation of ${title}`),
      LONGEST_DESCRIPTION,
    ),
    url,
    preferredTransport: 'HTTP+JSON',
    supportedInterfaces: [],
    provider: { organization: seo?.organization?.name ?? title, url: seo?.organization?.url ?? url },
    version: '1.0.0',
    documentationUrl: url,
    capabilities: { streaming: false, pushNotifications: false },
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: skills.map((skill) => ({
      id: skill.name,
      name: skill.name,
      description: listedDescription(skill),
      tags: ['documentation'],
    })),
  };
  return [jsonFile(AGENT_CARD, card)];
};
