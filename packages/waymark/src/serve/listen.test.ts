import { once } from 'node:events';
import { connect } from 'node:net';
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

it('takes no more connections than leave it files to open', async () => {
  const { server, port } = await listen((_, response) => void response.end(), {
    port: 0,
    host: '127.0.0.1',
    next: true,
  });
  const open = Array.from({ length: 500 }, () => connect(port, '127.0.0.1'));
  await Promise.all(open.map((socket) => once(socket, 'connect')));
  const late = connect(port, '127.0.0.1').on('error', () => undefined);
  late.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let answer = '';
  late.on('data', (part) => {
    answer += String(part);
    late.destroy();
  });
  // Being refused may be an error of the connection, for which `once` would throw.
  await new Promise((resolve) => late.on('close', resolve));
  expect(answer).toBe('');
  expect(open.every((socket) => !socket.destroyed)).toBe(true);
  for (const socket of open) socket.destroy();
  server.close();
});
