import { summaryOf } from '@waymark/core/content';
import { jsonFile } from '../output-file.ts';
import type { Emit } from '../site-model.ts';
import { mcpTools } from './mcp-tools.ts';

/** Where clients look before they connect. */
export const SERVER_CARD = '.well-known/mcp/server-card.json';

/**
 * What clients need to find the MCP server that the project names: a card in the shape of the draft for server cards, alone
 * and in a list, and the address in the older form. Its tools are those of `waymark mcp`.
 */
export const emitServerCard: Emit = ({ config, siteUrl, urls, mcpUrl }) => {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(mcpUrl ?? '')?.[1];
  if (mcpUrl === undefined || host === undefined) return [];
  const card = {
    // A name of the registry: the host the other way round, and what it is there.
    name: `${host.toLowerCase().split('.').reverse().join('.')}/docs`,
    title: config.name,
    description: summaryOf(config.description ?? `The documentation of ${config.name}`),
    version: '1.0.0',
    ...(siteUrl === undefined ? {} : { websiteUrl: `${siteUrl}${urls.base}/` }),
    remotes: [{ type: 'streamable-http', url: mcpUrl }],
    capabilities: { tools: {}, resources: {} },
    tools: mcpTools(config.name),
  };
  const transport = 'http';
  const server = { name: 'public', url: mcpUrl, transport, authentication: 'none' };
  return [
    jsonFile(SERVER_CARD, card),
    jsonFile('.well-known/mcp/server-cards.json', [card]),
    jsonFile('.well-known/mcp.json', { version: card.version, transport, url: mcpUrl, servers: [server] }),
  ];
};
