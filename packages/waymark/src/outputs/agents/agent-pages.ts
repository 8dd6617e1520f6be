import type { ListedPage } from '@waymark/core/content';
import type { NavElement } from '@waymark/core/navigation';
import { type AddressBook, addressesOf, markdownAtRoot } from '../../mdx/index.ts';
import { oneLine } from '../escape.ts';
import type { SiteModel } from '../site-model.ts';

/**
 * Pages that agents are told of: those of the default language and version in navigation order, then those outside
 * the navigation by route.
 */
export function agentPages({ graph }: SiteModel): readonly ListedPage[] {
  return [...graph.pages.values()].filter(isForAgents);
}

/** Whether agents are told of a page. */
export function isForAgents({ visibility, placed }: ListedPage): boolean {
  const isDefault = placed?.places[0]?.trail.every(isDefaultChoice) ?? true;
  return visibility.llms && isDefault;
}

/** Whether an element is no choice of language or version, or the default one. */
export function isDefaultChoice({ kind, default: isDefault }: NavElement): boolean {
  return (kind !== 'language' && kind !== 'version') || isDefault === true;
}

/** What a file of the project says of a page or of the site, as Markdown at the root has it. */
export function descriptionMarkdown(
  { graph: { links }, urls }: SiteModel,
  description: string,
  { file, route }: { readonly file: string; readonly route: string },
): string {
  const book: AddressBook = {
    link: (href, ...from) => links.link(href, placeOf(...from)),
    asset: (src, ...from) => links.asset(src, placeOf(...from)),
  };
  return markdownAtRoot(description, file, addressesOf(book, urls.base, route));
}

function placeOf(file: string, route: string): { readonly file: string; readonly route: string } {
  return { file, route };
}

/** What the configuration says of the site, in one line. */
export function siteDescription(site: SiteModel, written: string): string {
  return oneLine(descriptionMarkdown(site, written, { file: '', route: '/' }));
}

/** The site's instructions for agents as a quotation; empty when there are none. */
export function agentInstructions({ config }: Pick<SiteModel, 'config'>): string {
  const written = config.markdown?.instructions;
  const lines = (typeof written === 'string' ? [written] : (written ?? [])).join('\n').trim();
  if (lines === '') return '';
  return ['## Agent Instructions', '', ...lines.split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n');
}
