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
  writeTexts(agentInstructions(site), pageTexts(site, markdown));

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
  return writeTexts(parts[0]?.instructions ?? '', texts);
}

function writeTexts(
  instructions: string,
  texts: Iterable<FullTexts['texts'][number]>,
): readonly OutputFile[] {
  const whole = createGrowingText();
  const add = (text: string): void => {
    if (text === '') return;
    if (whole.size() > 0) whole.add('\n\n\n');
    whole.add(text);
  };
  add(instructions);
  for (const [, text] of texts) add(text);
  whole.add('\n');
  const content = whole.bytes();
  return TEXT_OUTPUTS.map((path) => ({ path, content }));
}

/** A text as bytes that grow: as texts in a list, those of all pages would be in memory twice before they are one. */
function createGrowingText(): {
  add(text: string): void;
  size(): number;
  bytes(): Uint8Array;
} {
  let buffer = Buffer.allocUnsafeSlow(1 << 20);
  let used = 0;
  return {
    add(text) {
      const length = Buffer.byteLength(text);
      if (used + length > buffer.length) {
        const larger = Buffer.allocUnsafeSlow(2 * (used + length));
        buffer.copy(larger, 0, 0, used);
        buffer = larger;
      }
      used += buffer.write(text, used);
    },
    size: () => used,
    bytes: () => buffer.subarray(0, used),
  };
}
