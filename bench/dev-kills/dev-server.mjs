import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../packages/waymark/bin/waymark.js', import.meta.url));

/** Starts `waymark dev` on a folder; resolves once it listens. */
export async function startDev(docs, env) {
  const child = spawn(process.execPath, [bin, 'dev', docs, '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const exited = new Promise((done) => child.once('exit', done));
  let said = '';
  const url = await new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const address = /at (http:\/\/\S+?)\/?\s/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    void exited.then(() => reject(new Error(`dev ended: ${said}`)));
  });
  return {
    url,
    /** What it wrote to the terminal. */
    said: () => said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The answer at a path, without what differs between two servers. */
export async function read({ url }, path) {
  const response = await fetch(`${url}/${path}`, { redirect: 'manual', signal: AbortSignal.timeout(60_000) });
  const text = await response.text();
  const same = text
    .replaceAll(url, '')
    .replace(/&quot;token&quot;:&quot;\w*&quot;/, '')
    .replace(/&quot;version&quot;:\d+/, '');
  return `${response.status} ${response.headers.get('location') ?? ''} ${same}`;
}

/** Waits until a server that may be taking a change in answers as it should. False when it never does. */
export async function waitUntil(condition, limit = 60_000) {
  for (const end = Date.now() + limit; Date.now() < end; await wait(25)) {
    if (await condition().catch(() => false)) return true;
  }
  return false;
}
