import { oneLine } from '../escape.ts';
import { pageAddress } from '../site-address.ts';
import type { EmitTexts } from '../site-model.ts';
import { agentInstructions, agentPages } from './agent-pages.ts';

/** Where the texts of all pages stand. */
export const TEXT_OUTPUTS: readonly string[] = ['llms-full.txt', '.well-known/llms-full.txt'];

/** `llms-full.txt`: every page that agents are told of, in full: title, source, description, body. */
export const emitLlmsFull: EmitTexts = (site, markdown) => {
  const pages = agentPages(site).map(({ route, title, head }) => {
    const source = `Source: ${pageAddress(site, route)}`;
    const parts = [`# ${oneLine(title)}\n${source}`, head?.description?.trim(), markdown.get(route)?.trim()];
    return parts.filter(Boolean).join('\n\n');
  });
  const content = `${[agentInstructions(site), ...pages].filter((part) => part !== '').join('\n\n\n')}\n`;
  return TEXT_OUTPUTS.map((path) => ({ path, content }));
};
