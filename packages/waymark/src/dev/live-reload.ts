import type { ServerResponse } from 'node:http';

/** Path of the event stream that open pages listen to. */
export const LIVE_PATH = '_waymark/live';
/** Path of the script that listens. */
export const LIVE_SCRIPT_PATH = '_waymark/live.js';

/** Reloads the page when the server says so, and when a server that was gone is back. */
export const LIVE_SCRIPT = `let lost = false;
const source = new EventSource('/${LIVE_PATH}');
source.addEventListener('reload', () => location.reload());
source.addEventListener('open', () => { if (lost) location.reload(); });
source.addEventListener('error', () => { lost = true; });
`;

/** The open pages of a development server. */
export interface LiveReload {
  connect(response: ServerResponse): void;
  reload(): void;
  close(): void;
}

/** Keeps the event streams of open pages. */
export function createLiveReload(): LiveReload {
  const open = new Set<ServerResponse>();
  return {
    connect(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': connected\n\n');
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    reload() {
      for (const response of open) response.write('event: reload\ndata:\n\n');
    },
    close() {
      for (const response of open) response.end();
    },
  };
}
