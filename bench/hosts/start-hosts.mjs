// Runs the servers that rules are made for, each on a port of its own.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const running = [];

export function isInstalled(program) {
  return spawnSync(program, ['version']).error === undefined;
}

export function stopHosts() {
  for (const { child, folder } of running.splice(0)) {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function startNginx(server) {
  const { folder, port } = await prepare();
  // One process, which ends when it is told to. Another user could not read temporary folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `${user} daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}
http {
  access_log off; include /etc/nginx/mime.types; ${temporary.join(' ')}
  ${server.replace('listen 80;', `listen 127.0.0.1:${port};`)}
}`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  return start('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { folder, port });
}

export async function startCaddy(file) {
  const { folder, port } = await prepare();
  const text = `{\n  admin off\n  auto_https off\n}\n${file.replace(':80 {', `http://127.0.0.1:${port} {`)}`;
  writeFileSync(join(folder, 'Caddyfile'), text);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return start('caddy', args, { folder, port });
}

async function start(program, args, { folder, port }) {
  const child = spawn(program, args, { env: { ...process.env, HOME: folder } });
  running.push({ child, folder });
  let said = '';
  child.on('error', (error) => {
    said += error.message;
  });
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const ask = async (path) => {
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

async function prepare() {
  const port = await new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
  return { folder: mkdtempSync(join(tmpdir(), 'waymark-host-')), port };
}
