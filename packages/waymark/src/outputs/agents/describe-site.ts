import { type ListedPage, summaryOf } from '@waymark/core/content';
import { fileAddress, markdownAddress } from '../addresses.ts';
import { escapeLinkAddress, escapeLinkText, oneLine, shortenAtWord } from '../escape.ts';
import type { SiteModel } from '../site-model.ts';
import { agentInstructions, agentPages, siteDescription } from './agent-pages.ts';
import { LONGEST_DESCRIPTION, type Skill, skillName } from './skill.ts';

/** Sections that are named; `llms.txt` has the pages of the others. */
const MOST_SECTIONS = 100;

/**
 * The skill of a site whose project brings none: what it is about and where what stands, from its name, its description and
 * its navigation. None for a site that has no pages for agents.
 */
export function describeSite(site: SiteModel): Omit<Skill, 'digest'> | undefined {
  const pages = agentPages(site);
  if (pages.length === 0) return undefined;
  const title = oneLine(site.config.name);
  const name = skillName(title);
  const written = site.config.description ?? `The documentation of ${title}`;
  const description = shortenAtWord(summaryOf(written), LONGEST_DESCRIPTION);
  const link = (path: string): string => `[${path}](${escapeLinkAddress(fileAddress(site, path))})`;
  const blocks = [
    `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`,
    `# ${title}`,
    siteDescription(site, written),
    agentInstructions(site),
    `Every page is Markdown at its address with \`.md\` at its end. ${link('llms.txt')} lists all pages, ${link('llms-full.txt')} holds their texts.`,
    `## What is covered\n\n${sectionLines(site, pages).join('\n')}`,
  ];
  return { name, description, text: `${blocks.filter((block) => block !== '').join('\n\n')}\n` };
}

/** A line for each section of the navigation: its first page, and how many others there are. */
function sectionLines(site: SiteModel, pages: readonly ListedPage[]): readonly string[] {
  const sections = new Map<string, { readonly first: ListedPage; others: number }>();
  for (const page of pages) {
    const known = sections.get(sectionOf(page));
    if (known === undefined) sections.set(sectionOf(page), { first: page, others: 0 });
    else known.others += 1;
  }
  const lines = Array.from(sections, ([section, { first, others }]) => {
    const address = escapeLinkAddress(markdownAddress(site, first.route));
    const rest = others === 0 ? '' : ` and ${others} more`;
    return `- ${section === '' ? '' : `${section}: `}[${escapeLinkText(first.title)}](${address})${rest}`;
  });
  const left = lines.length - MOST_SECTIONS;
  return left > 0 ? [...lines.slice(0, MOST_SECTIONS), `- ${left} more sections`] : lines;
}

/** The outermost two labels of the way to a page. */
function sectionOf({ placed }: ListedPage): string {
  return (placed?.places[0]?.breadcrumbs ?? []).slice(0, 2).map(oneLine).join(' / ');
}
