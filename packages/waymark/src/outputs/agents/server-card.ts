import { summaryOf } from '@waymark/core/content';
import type { Emit } from '../site-model.ts';

/** Where clients look before they connect. */
const SERVER_CARD = '.well-known/mcp/server-card.json';

/** What clients need to find the MCP server that the project names, in the shape of the draft for server cards. */
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
  };
  return [{ path: SERVER_CARD, content: `${JSON.stringify(card, null, 2)}\n` }];
};
