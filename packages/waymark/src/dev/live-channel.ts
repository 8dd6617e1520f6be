import type { ServerResponse } from 'node:http';

/** Path of the event stream that open pages listen to. */
export const LIVE_PATH = '_waymark/live';

/** Characters that may wait for a page that takes nothing in: it is let go, and asks again when it is back. */
const MOST_WAITING = 100_000;

/** The open pages of a development server. */
export interface LiveChannel {
  /** Counts the states of the site. A page must carry the number from before its making began. */
  version(): number;
  /** Tells a page, which knows the site as of `since`, what changed meanwhile; then of every change. */
  connect(response: ServerResponse, since: number): void;
  /** Makes a new version, of which these files are different, and tells it to all open pages. */
  publish(changed: readonly string[]): void;
  close(): void;
}

/** Keeps the event streams of open pages. */
export function createLiveChannel(): LiveChannel {
  const open = new Set<ServerResponse>();
  let version = 0;
  /** The version that each file last changed with, so that a page that slept learns all that it missed. */
  const changedWith = new Map<string, number>();
  const tell = (response: ServerResponse, since: number): void => {
    const changed = [...changedWith].filter(([, number]) => number > since).map(([path]) => path);
    // Browsers send the id along when they connect again.
    response.write(`id: ${version}\ndata: ${JSON.stringify({ version, changed })}\n\n`);
    if (response.writableLength > MOST_WAITING) response.destroy();
  };
  return {
    version: () => version,
    connect(response, since) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      if (since !== version) tell(response, since);
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    publish(changed) {
      version++;
      for (const path of changed) changedWith.set(path, version);
      for (const response of open) tell(response, version - 1);
    },
    close() {
      for (const response of open) response.end();
    },
  };
}
