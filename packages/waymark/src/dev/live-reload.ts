import type { ServerResponse } from 'node:http';

/** Path of the event stream that open pages listen to. */
export const LIVE_PATH = '_waymark/live';
/** Path of the script that listens. */
export const LIVE_SCRIPT_PATH = '_waymark/live.js';

/**
 * Reloads the page when it is not of the version that the server now has. The server tells its version on every
 * connection, so a page also learns of what changed before it listened, or while the server was gone.
 */
export const LIVE_SCRIPT = `const version = new URL(document.currentScript.src).searchParams.get('v');
new EventSource('/${LIVE_PATH}').addEventListener('version', ({ data }) => {
  if (data !== version) location.reload();
});
`;

/** The open pages of a development server. */
export interface LiveReload {
  /** Names the state of the site. A page must carry the one from before its making began. */
  version(): string;
  connect(response: ServerResponse): void;
  /** Makes a new version, and tells it to all open pages. */
  reload(): void;
  close(): void;
}

/** Keeps the event streams of open pages. */
export function createLiveReload(): LiveReload {
  const open = new Set<ServerResponse>();
  // No version of an earlier server may look like one of this.
  const server = Date.now().toString(36);
  let changes = 0;
  const version = (): string => `${server}-${changes}`;
  const tell = (response: ServerResponse): void =>
    void response.write(`event: version\ndata: ${version()}\n\n`);
  return {
    version,
    connect(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      tell(response);
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    reload() {
      changes++;
      for (const response of open) tell(response);
    },
    close() {
      for (const response of open) response.end();
    },
  };
}
