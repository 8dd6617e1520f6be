import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { createStaticHandler } from '../src/serve/static-handler.ts';
import { removeTemporary, writeProject } from './support/projects.ts';

afterAll(removeTemporary);

it('keeps the query on the way to the folder of a document', async () => {
  const folder = writeProject({ 'a/index.html': 'A' });
  const server = createServer(createStaticHandler({ folder, base: '/docs', host: 'localhost' }));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { status, headers } = await fetch(`http://localhost:${port}/docs/a?x=1&y`, { redirect: 'manual' });
  server.close();
  expect([status, headers.get('location')]).toEqual([308, '/docs/a/?x=1&y']);
});
