import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { DocsReader } from './docs-reader.ts';
import { createDocsServer } from './docs-server.ts';

/** Answers on the standard streams until the client closes them, or `stopped` resolves. */
export async function serveStdio(reader: DocsReader, stopped: Promise<unknown>): Promise<void> {
  const server = createDocsServer(reader);
  const closed = new Promise((resolve) => process.stdin.once('close', resolve).once('end', resolve));
  // Each answer that a slow client has not read yet listens for its turn: many at a time are no leak.
  process.stdout.setMaxListeners(0);
  await server.connect(new StdioServerTransport());
  await Promise.race([stopped, closed]);
  await server.close();
}
