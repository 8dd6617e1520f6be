import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { at, alone as base, expect } from './sites.ts';

/** A server of WebSockets for tests: it remembers what comes, and echoes every text. */
interface TestChannel {
  readonly port: number;
  readonly urls: readonly string[];
  readonly protocols: readonly string[];
  readonly received: readonly string[];
  close(): void;
}

async function startChannel(): Promise<TestChannel> {
  const seen = { urls: [] as string[], protocols: [] as string[], received: [] as string[] };
  const server = createServer();
  server.on('upgrade', ({ url = '', headers }, socket) => {
    const protocols = headers['sec-websocket-protocol'] ?? '';
    seen.urls.push(url);
    seen.protocols.push(protocols);
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    const [protocol] = protocols.split(', ');
    const chosen = protocol ? `Sec-WebSocket-Protocol: ${protocol}\r\n` : '';
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n${chosen}\r\n`,
    );
    socket.on('error', () => undefined);
    socket.on('data', (frame: Buffer) => {
      if (((frame[0] ?? 0) & 15) !== 1) return socket.end();
      // Texts of tests are short, and come masked in one frame.
      const length = (frame[1] ?? 0) & 127;
      const text = Buffer.from(
        frame.subarray(6, 6 + length).map((byte, index) => byte ^ (frame[2 + (index % 4)] ?? 0)),
      );
      seen.received.push(text.toString());
      return socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, ...seen, close: () => server.closeAllConnections() };
}

const test = base.extend<{ readonly harbor: TestChannel }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it.
  harbor: async ({}, use) => {
    const channel = await startChannel();
    await use(channel);
    channel.close();
  },
});

test('a page of a channel says who may connect, and what protocols are told', async ({ page }) => {
  await page.goto(at('playground', '/events/arrivals/'));
  await expect(page.getByRole('heading', { name: 'Receive: Choose ships' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send: tell' })).toBeVisible();
  await expect(page.getByText('Token of the port.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bindings' })).toBeVisible();
  await expect(page.locator('.api-bindings').first()).toContainText('method');
  await expect(page.locator('.api-bindings', { hasText: 'qos' })).toBeVisible();
});

test('messages go to and fro', async ({ page, harbor }) => {
  await page.goto(at('playground', '/events/arrivals/'));
  await page.getByRole('button', { name: 'Connect' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('port', { exact: true }).fill(String(harbor.port));
  await dialog.getByLabel('port-name', { exact: true }).fill('Kiel');
  await dialog.getByLabel('Token', { exact: true }).fill('t0ken');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  const log = dialog.getByRole('log');
  await expect(log).toContainText('Connected');
  expect(harbor.urls).toEqual(['/live/ports/Kiel']);
  expect(harbor.protocols).toEqual(['Bearer, t0ken']);

  await dialog.getByRole('button', { name: 'Add entry: ships' }).click();
  await dialog.getByRole('textbox', { name: 'ships 1' }).fill('Gull');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => harbor.received).toEqual(['{"ships":["Gull"]}']);
  await expect(log.getByText('{"ships":["Gull"]}')).toHaveCount(2);

  // What is changed is what is sent next, and it stays when the form is closed.
  await dialog.getByRole('textbox', { name: 'ships 1' }).fill('Tern');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => harbor.received.at(-1)).toBe('{"ships":["Tern"]}');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByRole('textbox', { name: 'ships 1' })).toHaveValue('Tern');

  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(log).toContainText('Disconnected');
  await expect(dialog.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
});
