import { oneLine } from '../escape.ts';
import type { OutputFile } from '../output-file.ts';
import { pageAddress } from '../site-address.ts';
import type { EmitTexts, SiteModel } from '../site-model.ts';
import { agentInstructions, agentPages } from './agent-pages.ts';

/** Where the texts of all pages stand. */
export const TEXT_OUTPUTS: readonly string[] = ['llms-full.txt', '.well-known/llms-full.txt'];

/** What `llms-full.txt` has of some pages of a site; those of all its parts together make the file. */
export interface FullTexts {
  readonly instructions: string;
  /** Texts of pages, each with its place among those of all pages. */
  readonly texts: readonly (readonly [place: number, text: string])[];
}

/** `llms-full.txt`: every page that agents are told of, in full: title, source, description, body. */
export const emitLlmsFull: EmitTexts = (site, markdown) => joinFullTexts([fullTexts(site, markdown)]);

/** The pages whose bodies are given, as `llms-full.txt` has them. */
export function fullTexts(site: SiteModel, markdown: ReadonlyMap<string, string>): FullTexts {
  const texts = agentPages(site).flatMap(({ route, title, head }, place) => {
    if (!markdown.has(route)) return [];
    const source = `Source: ${pageAddress(site, route)}`;
    const parts = [`# ${oneLine(title)}\n${source}`, head?.description?.trim(), markdown.get(route)?.trim()];
    return [[place, parts.filter(Boolean).join('\n\n')] as const];
  });
  return { instructions: agentInstructions(site), texts };
}

/** The files of the texts of all pages, from those of all parts of a site. */
export function joinFullTexts(parts: readonly FullTexts[]): readonly OutputFile[] {
  const texts = parts.flatMap((part) => part.texts).sort(([a], [b]) => a - b);
  const blocks = [parts[0]?.instructions ?? '', ...texts.map(([, text]) => text)];
  const content = `${blocks.filter((block) => block !== '').join('\n\n\n')}\n`;
  return TEXT_OUTPUTS.map((path) => ({ path, content }));
}
