import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from './projects.ts';

/** A host's answer, as far as rules decide it. */
export interface Answer {
  readonly status: number;
  readonly location?: string | undefined;
  readonly headers: Headers;
  readonly body: string;
}

/** Asks a host for a path, as it is written. */
export type Ask = (path: string) => Promise<Answer>;

const running: ChildProcess[] = [];

/** Whether a program is installed. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['version']).error === undefined;
}

/** Ends the servers that were started. */
export function stopHosts(): void {
  for (const child of running.splice(0)) child.kill('SIGKILL');
}

/** Runs nginx with a server of a configuration. */
export async function startNginx(server: string): Promise<Ask> {
  const folder = temporaryFolder();
  const port = await freePort();
  // Its workers would be another user, who cannot read temporary folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `${user} daemon off; pid ${folder}/pid; error_log stderr; events {}
http {
  access_log off; include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  ${server.replace('listen 80;', `listen 127.0.0.1:${port};`)}
}`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  return start('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], port);
}

/** Runs Caddy with a Caddyfile. */
export async function startCaddy(file: string): Promise<Ask> {
  const folder = temporaryFolder();
  const port = await freePort();
  const text = `{\n  admin off\n  auto_https off\n}\n${file.replace(':80 {', `http://127.0.0.1:${port} {`)}`;
  writeFileSync(join(folder, 'Caddyfile'), text);
  return start('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], port, {
    HOME: folder,
  });
}

async function start(
  program: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Ask> {
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  running.push(child);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  const ask: Ask = async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    const location = answer.headers.get('location') ?? undefined;
    return { status: answer.status, location, headers: answer.headers, body: await answer.text() };
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
    try {
      await ask('/');
      return ask;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
