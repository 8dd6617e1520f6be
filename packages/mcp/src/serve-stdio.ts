import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { DocsReader } from './docs-reader.ts';
import { createDocsServer } from './docs-server.ts';

/** Answers on the standard streams until the client closes them, or `stopped` resolves. */
export async function serveStdio(reader: DocsReader, stopped: Promise<unknown>): Promise<void> {
  const server = createDocsServer(reader);
  const closed = new Promise((resolve) => process.stdin.once('close', resolve).once('end', resolve));
  await server.connect(new StdioServerTransport());
  await Promise.race([stopped, closed]);
  await server.close();
}
