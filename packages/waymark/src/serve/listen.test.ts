import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('names an address of this machine, and those for phones, where it listens to all', async () => {
  const { server, url, network, port } = await listen((_, response) => void response.end('here'), {
    port: 0,
    host: '0.0.0.0',
    next: true,
  });
  expect(url).toBe(`http://localhost:${port}`);
  const own = Object.values(networkInterfaces()).flatMap((known = []) =>
    known.flatMap(({ address, internal }) => (internal ? [] : `http://${address}:${port}`)),
  );
  expect(own).toEqual(expect.arrayContaining([...network]));
  for (const address of [url, ...network]) expect(await (await fetch(address)).text()).toBe('here');
  server.close();
  server.closeAllConnections();
});

it('names nothing for others where it listens for this machine alone', async () => {
  const { server, url, network, port } = await listen((_, response) => void response.end(), {
    port: 0,
    host: 'localhost',
    next: true,
  });
  expect([url, network]).toEqual([`http://localhost:${port}`, []]);
  server.close();
});
