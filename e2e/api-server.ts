import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came in. */
export interface Arrival {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An API for tests: it remembers what arrives, and answers as it is told. */
export interface TestApi {
  readonly port: number;
  /** Requests but for preflights, oldest first. */
  readonly arrivals: readonly Arrival[];
  /** Lets pages of other sites read its answers; at first it does. */
  allowPages(isAllowed: boolean): void;
  /** Answers the next requests. */
  answerWith(answer: (response: ServerResponse) => void): void;
  close(): void;
}

/** Starts an API on a free port. */
export async function startApi(): Promise<TestApi> {
  const arrivals: Arrival[] = [];
  let isAllowed = true;
  let answer = (response: ServerResponse): void => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ fine: true }));
  };
  const server = createServer((request, response) => {
    if (isAllowed) {
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('access-control-allow-methods', '*');
      response.setHeader(
        'access-control-allow-headers',
        request.headers['access-control-request-headers'] ?? '*',
      );
      response.setHeader('access-control-expose-headers', 'x-request-id');
    }
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    let body = '';
    request.setEncoding('latin1');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      arrivals.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    arrivals,
    allowPages: (next) => {
      isAllowed = next;
    },
    answerWith: (next) => {
      answer = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
