import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { DocsReader } from './docs-reader.ts';
import { createDocsServer } from './docs-server.ts';

/** Path of the server. */
export const MCP_PATH = '/mcp';

/** A page of another site may not ask: browsers say by `Origin` whose page does. */
const OWN_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Answers requests at `/mcp`, each by itself: nothing is kept from one to the next. */
export function createHttpHandler(
  reader: DocsReader,
  isOwnHost: (host: string | undefined) => boolean,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { origin, host } = request.headers;
    if (!isOwnHost(host) || (origin !== undefined && !OWN_ORIGIN.test(origin)))
      return refuse(response, 403, 'This server answers its own machine only');
    if (!isServed(request.url)) return refuse(response, 404, `The server is at ${MCP_PATH}`);
    if (request.method !== 'POST')
      return refuse(response.setHeader('allow', 'POST'), 405, 'Only POST is answered');
    answer(reader, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The question could not be answered');
    });
  };
}

/** Whether an address asks for the server; what is no address, such as `//`, asks for nothing. */
function isServed(url = '/'): boolean {
  const base = 'http://localhost';
  return URL.canParse(url, base) && new URL(url, base).pathname === MCP_PATH;
}

async function answer(reader: DocsReader, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const server = createDocsServer(reader);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once('close', () => void server.close());
  // The transport's own type says that its handlers may be absent, which exact types tell apart from undefined.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null });
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
