import { createServer } from 'node:http';

/** Starts a server that remembers what arrives, byte for byte. */
export async function startRecorder() {
  const arrivals = [];
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      arrivals.push({ method, url, headers, body: Buffer.concat(chunks) });
      response.end('fine');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** Takes what has arrived since the last time. */
    take: () => arrivals.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
