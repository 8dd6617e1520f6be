import { oneLine } from '../escape.ts';
import type { OutputFile } from '../output-file.ts';
import { pageAddress } from '../site-address.ts';
import type { EmitTexts, MarkdownBodies, SiteModel } from '../site-model.ts';
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
export const emitLlmsFull: EmitTexts = (site, markdown) =>
  writeTexts(agentInstructions(site), () => pageTexts(site, markdown));

/** The pages whose bodies are given, as `llms-full.txt` has them. */
export const fullTexts = (site: SiteModel, markdown: MarkdownBodies): FullTexts => ({
  instructions: agentInstructions(site),
  texts: [...pageTexts(site, markdown)],
});

/** One page after the other, so that the text of a page need not be in memory beside those of all others. */
function* pageTexts(site: SiteModel, markdown: MarkdownBodies): Generator<FullTexts['texts'][number]> {
  for (const [place, { route, title, head }] of agentPages(site).entries()) {
    const body = markdown.get(route);
    if (body === undefined) continue;
    const heading = `# ${oneLine(title)}\nSource: ${pageAddress(site, route)}`;
    const parts = [heading, head?.description?.trim(), body().trim()];
    yield [place, parts.filter(Boolean).join('\n\n')];
  }
}

/** The files of the texts of all pages, from those of all parts of a site. */
export function joinFullTexts(parts: readonly FullTexts[]): readonly OutputFile[] {
  const texts = parts.flatMap((part) => part.texts).sort(([a], [b]) => a - b);
  return writeTexts(parts[0]?.instructions ?? '', () => texts);
}

/** The texts are gone through twice: in one buffer of the right size they are in memory once. */
function writeTexts(
  instructions: string,
  texts: () => Iterable<FullTexts['texts'][number]>,
): readonly OutputFile[] {
  let size = 0;
  for (const piece of piecesOf(instructions, texts())) size += Buffer.byteLength(piece);
  const content = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const piece of piecesOf(instructions, texts())) at += content.write(piece, at);
  return TEXT_OUTPUTS.map((path) => ({ path, content }));
}

function* piecesOf(instructions: string, texts: Iterable<FullTexts['texts'][number]>): Generator<string> {
  let between = '';
  if (instructions !== '') {
    yield instructions;
    between = BETWEEN;
  }
  for (const [, text] of texts) {
    if (text === '') continue;
    yield between;
    yield text;
    between = BETWEEN;
  }
  yield '\n';
}

const BETWEEN = '\n\n\n';
