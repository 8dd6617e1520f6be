import { pageAddress } from '../addresses.ts';
import { oneLine, withoutNul } from '../escape.ts';
import type { LongFile } from '../output-file.ts';
import type { MarkdownBodies, SiteModel } from '../site-model.ts';
import { agentInstructions, agentPages, descriptionMarkdown } from './agent-pages.ts';

/** Where the texts of all pages stand. */
export const TEXT_OUTPUTS: readonly string[] = ['llms-full.txt', '.well-known/llms-full.txt'];

/** What `llms-full.txt` has of a page, with its place among those of all pages. */
export type PlacedText = readonly [place: number, text: string];

/** `llms-full.txt`: every page that agents are told of, in full: title, source, description, body. */
export function emitLlmsFull(site: SiteModel, markdown: MarkdownBodies): readonly LongFile[] {
  return writeLlmsFull(agentInstructions(site), () => pageTexts(site, markdown));
}

/** The files of the texts of all pages. */
export function writeLlmsFull(instructions: string, texts: () => Iterable<PlacedText>): readonly LongFile[] {
  const pieces = (): Iterable<string> => piecesOf(instructions, texts());
  return TEXT_OUTPUTS.map((path) => ({ path, pieces }));
}

/** The pages whose bodies are given, one after the other: their texts need not be in memory together. */
export function* pageTexts(site: SiteModel, markdown: MarkdownBodies): Generator<PlacedText> {
  for (const [place, { route, title, head, placed }] of agentPages(site).entries()) {
    const body = markdown.get(route);
    if (body === undefined) continue;
    const heading = `# ${oneLine(title)}\nSource: ${pageAddress(site, route)}`;
    const written = head === undefined ? placed?.description : head.description;
    const file = head?.file ?? placed?.endpoint?.openapi ?? '';
    const description = descriptionMarkdown(site, written ?? '', { file, route });
    const parts = [description.trim(), body().trim()].filter(Boolean);
    // Added rather than joined: what is joined is copied, and this is copied when it is written.
    yield [place, withoutNul(parts.reduce((text, part) => `${text}\n\n${part}`, heading))];
  }
}

function* piecesOf(instructions: string, texts: Iterable<PlacedText>): Generator<string> {
  let between = '';
  if (instructions !== '') {
    yield instructions;
    between = BETWEEN;
  }
  for (const [, text] of texts) {
    yield between;
    yield text;
    between = BETWEEN;
  }
  yield '\n';
}

const BETWEEN = '\n\n\n';
