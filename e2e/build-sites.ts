import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../packages/waymark/dist/build.js';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { SITES_VARIABLE } from './sites.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sites = [
  'everything',
  'pages',
  'components',
  'rtl',
  'api',
  'api-auto',
  'api-deep',
  'plain',
  'playground',
  'base',
  'drilldown',
  'places',
  'broken',
  'styling',
  'islands',
];

/** Builds every fixture and our own docs into a temporary folder, and serves each as `waymark preview` does. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function buildSites(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-e2e-'));
  const servers: Server[] = [];
  const addresses: Record<string, string> = {};
  const all = [
    ...sites.map((name) => [name, join(root, 'fixtures/sites', name)] as const),
    ...(existsSync(join(root, 'docs/docs.json')) ? [['docs', join(root, 'docs')] as const] : []),
  ];
  for (const [name, directory] of all) {
    const out = join(folder, name);
    const base = name === 'base' ? '/some/path' : '';
    await build({ directory, entry: 'docs.json', out, base, cache: false, version: '0.0.0' });
    const handler = createStaticHandler({ folder: out, base, host: 'localhost' });
    const { server, url } = await listen(handler, { port: 0, host: 'localhost', next: true });
    servers.push(server);
    addresses[name] = `${url}${base}`;
  }
  process.env[SITES_VARIABLE] = JSON.stringify({ folder, addresses });
  return () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
