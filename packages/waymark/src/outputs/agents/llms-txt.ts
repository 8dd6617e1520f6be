import { type NavNode, walk } from '@waymark/core/navigation';
import { fileAddress, markdownAddress } from '../addresses.ts';
import { escapeLinkAddress, escapeLinkText, oneLine, shortenAtWord } from '../escape.ts';
import type { Emit, SiteModel } from '../site-model.ts';
import { agentInstructions, agentPages, isDefaultChoice, siteDescription } from './agent-pages.ts';
import { servedSpecifications } from './served-specifications.ts';

/** Largest `llms.txt`, in characters. */
const MAX_LENGTH = 100_000;
/** Lengths of descriptions that are tried until the file is small enough. */
const DESCRIPTION_LENGTHS = [300, 150, 80, 0];

interface Entry {
  readonly title: string;
  readonly address: string;
  readonly description?: string;
}

/** `llms.txt`: a list of the site's pages for agents, with specifications and outside links. */
export const emitLlmsTxt: Emit = (site) => {
  const content = composeLlmsTxt(site);
  return ['llms.txt', '.well-known/llms.txt'].map((path) => ({ path, content }));
};

function composeLlmsTxt(site: SiteModel): string {
  const head = [
    `# ${oneLine(site.config.name)}`,
    site.config.description === undefined ? '' : `> ${siteDescription(site, site.config.description)}`,
    agentInstructions(site),
  ];
  const specifications = servedSpecifications(site);
  const tail = [
    ...SPECIFICATION_SECTIONS.map(([meant, heading]) =>
      section(
        heading,
        specifications.filter(({ kind }) => kind === meant),
      ),
    ),
    section('Optional', outsideEntries(site)),
  ];
  const compose = (docs: string): string =>
    `${[...head, docs, ...tail].filter((part) => part !== '').join('\n\n')}\n`;
  const entries = pageEntries(site);
  for (const limit of DESCRIPTION_LENGTHS) {
    const content = compose(section('Docs', entries, limit));
    if (content.length <= MAX_LENGTH) return content;
  }
  const room = MAX_LENGTH - compose('').length;
  return compose(cutSection(entries, room, fileAddress(site, 'sitemap.xml')));
}

function section(heading: string, entries: readonly Entry[], limit = 300): string {
  if (entries.length === 0) return '';
  return `## ${heading}\n\n${entries.map((entry) => listItem(entry, limit)).join('\n')}`;
}

function listItem({ title, address, description = '' }: Entry, limit: number): string {
  const text = shortenAtWord(oneLine(description), limit);
  return `- [${escapeLinkText(title)}](${escapeLinkAddress(address)})${text === '' ? '' : `: ${text}`}`;
}

/** As many entries as there is room for, without descriptions, and a note on how many are missing. */
function cutSection(entries: readonly Entry[], room: number, sitemap: string): string {
  const note = (count: number): string =>
    `\n\n${count} more pages are in the [sitemap](${escapeLinkAddress(sitemap)}).`;
  const lines: string[] = [];
  let left = room - '## Docs\n\n\n\n'.length - note(entries.length).length;
  for (const entry of entries) {
    const line = listItem(entry, 0);
    left -= line.length + 1;
    if (left < 0) break;
    lines.push(line);
  }
  return `## Docs\n\n${lines.join('\n')}${note(entries.length - lines.length)}`;
}

function pageEntries(site: SiteModel): readonly Entry[] {
  return agentPages(site).map(({ route, title, summary = '' }) => ({
    title,
    address: markdownAddress(site, route),
    description: summary,
  }));
}

type SpecificationKind = SiteModel['specifications'][number]['kind'];

const SPECIFICATION_SECTIONS: readonly (readonly [kind: SpecificationKind, heading: string])[] = [
  ['openapi', 'OpenAPI Specs'],
  ['asyncapi', 'AsyncAPI Specs'],
  ['graphql', 'GraphQL Schemas'],
];

/** Links of the navigation that lead outside the site, each address once. */
function outsideEntries({ navigation, graph }: SiteModel): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const { node, trail } of walk(navigation.root)) {
    const address = outsideAddress(node, graph);
    const isShown = !('hidden' in node && node.hidden === true) && trail.every(isDefaultChoice);
    if (address !== undefined && isShown && !entries.has(address))
      entries.set(address, { title: node.label, address });
  }
  return [...entries.values()];
}

function outsideAddress(node: NavNode, { links }: SiteModel['graph']): string | undefined {
  const href = writtenLink(node);
  const target = href === undefined ? undefined : links.resolve(href);
  return target?.kind === 'external' && /^https?:/i.test(target.url) ? target.url : undefined;
}

/** The link that a node is; none for an element that has an `href` but opens its own content. */
function writtenLink(node: NavNode): string | undefined {
  if (node.kind === 'page') return node.url;
  if (node.kind === 'endpoint') return undefined;
  if (node.kind === 'link') return node.href;
  return node.rootUrl ?? (node.href === undefined ? undefined : node.target);
}
