import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { isOwnHost, listen } from './listen.ts';

it('names an address of this machine, and those for phones, where it listens to all', async () => {
  const { close, url, network, port } = await listen((_, response) => void response.end('here'), {
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
  close();
});

it('names nothing for others where it listens for this machine alone', async () => {
  const { close, url, network, port } = await listen((_, response) => void response.end(), {
    port: 0,
    host: 'localhost',
    next: true,
  });
  expect([url, network]).toEqual([`http://localhost:${port}`, []]);
  close();
});

it('takes no more connections than leave it files to open', async () => {
  const { close, port } = await listen((_, response) => void response.end(), {
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
  close();
});

it('says that the last port is taken, where none comes after it', async () => {
  const asked = { port: 65_535, host: '127.0.0.1', next: true };
  const first = await listen((_, response) => void response.end(), asked);
  await expect(listen(() => undefined, asked)).rejects.toThrow('Port 65535 is taken');
  first.close();
});

it.each([
  ['localhost:3000', 'localhost', true],
  ['[fe80::1]:3000', 'fe80::1', true],
  ['docs.example:3000', 'Docs.example', true],
  ['far.example', 'localhost', false],
  ['far.example', 'fe80::1', false],
  [undefined, '0.0.0.0', false],
])('takes %s for a name of a server on %s: %s', (header, host, expected) => {
  expect(isOwnHost(header, host)).toBe(expected);
});
