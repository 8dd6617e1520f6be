import { createServer, type RequestListener, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { wrongUse } from '../project/expected-error.ts';

/** Where to listen. */
export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** Take the next free port when this one is taken. */
  readonly next: boolean;
}

/** A server that listens, and its address. */
export interface Listening {
  /** Where this machine finds it. */
  readonly url: string;
  /** Where other machines do, as far as they may: phones on the same network. */
  readonly network: readonly string[];
  readonly port: number;
  /** Ends it at once, with what is under way. */
  close(): void;
}

const PORTS_TRIED = 50;
const LAST_PORT = 65535;
/** Open at once; a browser has six. Each takes a file handle, and without one no file of the project can be read. */
const MOST_CONNECTIONS = 500;

/**
 * Listens on a port, or on the next free one. Rejects with an `ExpectedError` when the port is taken and must not be
 * left, or when the machine does not allow listening there.
 */
export async function listen(
  handler: RequestListener,
  { port, host, next }: ListenOptions,
): Promise<Listening> {
  for (let candidate = port; ; candidate++) {
    try {
      const server = createServer(handler);
      server.maxConnections = MOST_CONNECTIONS;
      await open(server, candidate, host);
      const address = server.address();
      const actual = typeof address === 'object' && address !== null ? address.port : candidate;
      const close = (): void => {
        server.close();
        server.closeAllConnections();
      };
      return { port: actual, ...addressesOf(host, actual), close };
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (taken && next && candidate < Math.min(port + PORTS_TRIED, LAST_PORT)) continue;
      throw wrongUse(
        taken
          ? `Port ${candidate} is taken: choose another one with --port`
          : `Cannot listen on ${host}, port ${candidate}: ${messageOf(error)}`,
      );
    }
  }
}

function addressesOf(host: string, port: number): Pick<Listening, 'url' | 'network'> {
  if (!isEvery(host)) return { url: `http://${inAddress(host)}:${port}`, network: [] };
  const others = Object.values(networkInterfaces()).flatMap((known = []) =>
    known.filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  return {
    url: `http://localhost:${port}`,
    network: others.map(({ address }) => `http://${address}:${port}`),
  };
}

/** A host as addresses have it. */
function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Whether a host stands for all addresses of this machine, and is none itself. */
function isEvery(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Whether a request names this machine: a page of another site cannot make the browser send such a `Host`. */
export function isOwnHost(hostHeader: string | undefined, host: string): boolean {
  if (hostHeader === undefined) return false;
  const name = hostHeader.replace(/:\d+$/, '').toLowerCase();
  return (
    name === inAddress(host).toLowerCase() ||
    ['localhost', '127.0.0.1', '[::1]'].includes(name) ||
    isEvery(host)
  );
}
