import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '../../scripts/chromium/chromium-flags.mjs';
import { findChromium } from '../../scripts/chromium/find-chromium.mjs';

/** Most milliseconds that an answer of the browser may take. */
const MOST = 30_000;

/**
 * Starts a Chromium that is spoken to as a tab, through its pipe: where a driver holds the page itself, as Playwright does, Chromium
 * prerenders nothing. `ask` sends a command to the page that the reader sees, whichever that is at the time.
 */
export async function startPipedChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'waymark-chromium-'));
  const flags = [
    '--headless=new',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--window-size=1440,900',
  ];
  const child = spawn(findChromium() ?? 'chromium', [...CHROMIUM_FLAGS, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const { send, listen } = speak(child.stdio[3], child.stdio[4]);
  const pages = followPages(listen);
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tab = { targetId: targetInfos[0].targetId, flatten: true };
  const { sessionId } = await send('Target.attachToTarget', tab);
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    sessionId,
  );
  return {
    version: (await send('Browser.getVersion')).product,
    ask: (method, params) => send(method, params, pages.inView()),
    async close() {
      await send('Browser.close').catch(() => undefined);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Messages with a zero behind each, and answers by number. */
function speak(input, output) {
  const waiting = new Map();
  const listeners = [];
  let last = 0;
  let rest = '';
  output.setEncoding('utf8');
  output.on('data', (chunk) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const { id, method, params, result, error } of messages.map((text) => JSON.parse(text))) {
      if (id === undefined) for (const listener of listeners) listener(method, params);
      else waiting.get(id)?.(error === undefined ? { result } : { error });
    }
  });
  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const late = setTimeout(() => reject(new Error(`${method} was not answered`)), MOST);
      waiting.set(id, ({ result, error }) => {
        clearTimeout(late);
        waiting.delete(id);
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error.message}`));
      });
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  return { send, listen: (listener) => listeners.push(listener) };
}

/** The sessions of the pages of a tab: one is in view, others are being prerendered. */
function followPages(listen) {
  const pages = new Map();
  listen((method, params) => {
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page')
      pages.set(params.targetInfo.targetId, {
        session: params.sessionId,
        isHidden: params.targetInfo.subtype !== undefined,
      });
    const known = pages.get(params?.targetInfo?.targetId);
    if (method === 'Target.targetInfoChanged' && known !== undefined)
      known.isHidden = params.targetInfo.subtype !== undefined;
    if (method === 'Target.detachedFromTarget')
      for (const [id, { session }] of pages) if (session === params.sessionId) pages.delete(id);
  });
  return { inView: () => [...pages.values()].find(({ isHidden }) => !isHidden)?.session };
}
