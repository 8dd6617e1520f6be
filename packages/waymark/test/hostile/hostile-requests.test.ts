import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { attack, CANARY, HOSTILE_PROJECT } from '../../../../bench/hostile-requests/attack.mjs';
import { createDevHandler } from '../../src/dev/dev-handler.ts';
import { createLiveChannel } from '../../src/dev/live-channel.ts';
import { openSession } from '../../src/dev/session.ts';
import { createStaticHandler } from '../../src/serve/static-handler.ts';
import { removeTemporary, writeProject } from '../support/projects.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  removeTemporary();
});

const REQUESTS = 300;

/** Attacks a handler; the same requests in every run. */
async function attacked(handler: RequestListener, count: number): Promise<readonly string[]> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const page = await (await fetch(`http://localhost:${port}/`)).text();
  const token = /&quot;token&quot;:&quot;(\w+)/.exec(page)?.[1] ?? '';
  return attack({ port, count, dice: createChooser(), token });
}

/** A plain stream of numbers. */
function createChooser(): { below(limit: number): number; pick<Item>(list: readonly Item[]): Item } {
  let state = 7;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: <Item>(list: readonly Item[]) => list[below(list.length)] as Item };
}

// More of them, against the commands: node bench/hostile-requests.mjs
describe('hostile requests', () => {
  it('get nothing from dev but its site', async () => {
    const directory = join(writeProject(HOSTILE_PROJECT), 'docs');
    const session = await openSession({ directory, entry: 'docs.json', version: '0.0.0' });
    const opened: string[] = [];
    const openEditor = (path: string): void => void opened.push(path);
    const live = createLiveChannel();
    const handler = createDevHandler({ session, live, host: 'localhost', directory, openEditor });
    expect(await attacked(handler, REQUESTS)).toEqual([]);
    expect(opened).toEqual([]);
  });

  it('get nothing from preview but its folder', async () => {
    const root = writeProject({
      'canary.txt': CANARY,
      'out/.secret': CANARY,
      'out/index.html': 'The harbour.',
    });
    const handler = createStaticHandler({ folder: join(root, 'out'), base: '', host: 'localhost' });
    expect(await attacked(handler, REQUESTS)).toEqual([]);
  });

  it('are seen when they get what they should not', async () => {
    const root = writeProject({
      'canary.txt': CANARY,
      'out/.secret': CANARY,
      'out/index.html': 'The harbour.',
    });
    const careless: RequestListener = ({ url = '' }, response) => {
      if (url.startsWith('//')) return void response.writeHead(302, { location: url }).end();
      const path = url.replace(/%2e/gi, '.').replace(/%2f|%5c|\\/gi, '/');
      const file = join(root, 'out', path);
      const isFile = existsSync(file) && statSync(file).isFile();
      response.end(readFileSync(isFile ? file : join(root, 'out/index.html')));
    };
    const problems = await attacked(careless, 2 * REQUESTS);
    const kinds = new Set(problems.map((problem) => problem.split(/,|:| with /)[0]));
    expect([...kinds].sort()).toEqual([
      'It answered another host',
      'It gave a file that is not of the site',
      'It leads elsewhere',
      'It let a page of another site in',
    ]);
  });
});
