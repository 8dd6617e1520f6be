/**
 * Builds real sites with hostile pages, files and settings in them, as `--untrusted`, and looks whether anything ran or was
 * fetched: traps in the process of the build, a server that takes the requests for every host, and Chromium on the built
 * pages.
 *
 *   node bench/untrusted.mjs FOLDER [NAME…] [--build-only] [--pages N]
 *
 * FOLDER holds the repositories. Ends with 1 when anything got through. Before, the same traps are shown to see what a
 * trusted build does.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { homedir, tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../scripts/chromium/launch-chromium.mjs';
import { hostileConfig, hostileFiles } from './inputs/hostile-author.mjs';

const { values, positionals } = parseArgs({
  options: { 'build-only': { type: 'boolean' }, pages: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const [folder = '.', ...names] = positionals;
const COMMAND = resolve('packages/waymark/bin/waymark.js');
const work = realpathSync(mkdtempSync(join(tmpdir(), 'waymark-untrusted-')));

/** Hosts that Chromium asks of its own accord. */
const BROWSERS_OWN =
  /^(?:update|content-autofill|optimizationguide-pa|safebrowsing)\.googleapis\.com|^(?:clients\d|accounts|android\.clients)\.google\.com|gvt1\.com/;

/** A server that answers every request for every host, and remembers it. */
async function openTrap() {
  const hits = [];
  const server = createServer((request, response) => {
    if (!BROWSERS_OWN.test(request.headers.host)) hits.push(`${request.headers.host} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.end('<script>1</script>');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { server, port: server.address().port, take: () => hits.splice(0) };
}

/** The docs folder of a repository. */
function docsOf(repository) {
  return [repository, join(repository, 'docs')].find((dir) => existsSync(join(dir, 'docs.json')));
}

/** Copies a site and puts the hostile author's work into it; answers with the routes of the pages. */
function infect(source, target, place, only = () => true) {
  if (source !== undefined)
    cpSync(source, target, {
      recursive: true,
      filter: (path) =>
        !/[\\/](?:node_modules|\.git)$/.test(path) && !/\.(?:mp4|mov|webm|gif|zip|pdf)$/i.test(path),
    });
  const { files, routes } = hostileFiles(place);
  for (const [path, text] of Object.entries(files).filter(([path]) => only(path))) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
  const config = source === undefined ? PLAIN : JSON.parse(readFileSync(join(source, 'docs.json'), 'utf8'));
  const used = routes.filter((route) => only(`${route}.mdx`));
  writeFileSync(join(target, 'docs.json'), JSON.stringify(hostileConfig(config, place, used), null, 2));
  const outside = join(work, 'outside');
  mkdirSync(outside, { recursive: true });
  writeFileSync(join(outside, 'secret.mdx'), 'SECRET-OUTSIDE');
  for (const [link, to] of [
    ['linked', outside],
    ['linked.mdx', join(outside, 'secret.mdx')],
    ['passwd.json', '/etc/passwd'],
    ['dist', outside],
  ])
    try {
      symlinkSync(to, join(target, link));
    } catch {
      // The site has a file of this name.
    }
  return used;
}

const PLAIN = { name: 'Plain', theme: 'mint', colors: { primary: '#123456' }, navigation: { pages: [] } };

/** Runs the command with the traps around it. */
async function build(directory, out, flags) {
  const log = join(work, 'traps.log');
  writeFileSync(log, '');
  const node = dirname(dirname(realpathSync(process.execPath)));
  const state = [
    process.env.XDG_STATE_HOME ?? join(homedir(), '.local/state'),
    process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  ];
  const system = ['/proc', '/usr/bin/ldd', '/etc/os-release'];
  const allowed = [
    realpathSync(directory),
    out,
    log,
    resolve('.'),
    realpathSync('node_modules'),
    join(node, 'lib'),
    ...system,
    ...state,
  ];
  const started = process.hrtime.bigint();
  const child = spawn(
    process.execPath,
    [
      '--require',
      resolve('bench/untrusted/traps.cjs'),
      COMMAND,
      'build',
      directory,
      '--out',
      out,
      '--json',
      ...flags,
    ],
    {
      env: { ...process.env, WAYMARK_TRAPS: JSON.stringify({ log, allowed }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data) => (stdout += data));
  child.stderr.on('data', (data) => (stderr += data));
  const timer = setTimeout(() => child.kill('SIGKILL'), 900_000);
  const code = await new Promise((done) => child.on('close', done));
  clearTimeout(timer);
  const lines = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.includes(log));
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  return {
    code,
    traps: [...new Set(lines)],
    seconds,
    stderr,
    result: /^\{.*\}$/m.test(stdout) ? JSON.parse(stdout) : undefined,
  };
}

/** Files below a folder, by path. */
function filesIn(root, path = '') {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((item) => {
    const inner = path === '' ? item.name : `${path}/${item.name}`;
    return item.isDirectory() ? filesIn(root, inner) : [inner];
  });
}

/** What stands in the output and must not. */
function wrongFiles(out, isOpen) {
  const found = [];
  for (const path of filesIn(out)) {
    const isOurs =
      path.startsWith('_waymark/') &&
      !path.startsWith('_waymark/islands/') &&
      !path.includes('/integration-');
    if (!isOpen && /\.(?:m?js|xml)$/.test(path) && !isOurs && !/(?:sitemap|rss)\.xml$/.test(path))
      found.push(path);
    if (/\.(?:html|md|txt|json)$/.test(path) && statSync(join(out, path)).size < 20_000_000) {
      const text = readFileSync(join(out, path), 'utf8');
      if (text.includes('SECRET-OUTSIDE') || text.includes('root:x:0'))
        found.push(`${path} holds what lies outside`);
      if (
        !isOpen &&
        path.endsWith('.html') &&
        /<(?:iframe|object|embed|frame|portal)\b|<script(?![^>]*\bsrc="[^"]*\/_waymark\/|[^>]*type="application\/ld)/i.test(
          text,
        )
      )
        found.push(`${path} holds a frame or a script`);
    }
  }
  return found;
}

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

async function serve(root) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const file = [join(root, path), join(root, path, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
    response.statusCode = file === undefined ? 404 : 200;
    response.setHeader('content-type', TYPES[extname(file ?? 'nothing.html')] ?? 'application/octet-stream');
    response.end(file === undefined ? 'Nothing is here' : readFileSync(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { server, origin: `http://127.0.0.1:${server.address().port}` };
}

/** Opens pages; says what happened in them beyond being read. Every host but the site's leads to the trap. */
async function open(out, routes, trap) {
  const { server, origin } = await serve(out);
  const happened = [];
  const context = await browser.newContext();
  for (const route of routes) {
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      happened.push(`${route}: a dialog`);
      return dialog.dismiss();
    });
    page.on('websocket', (socket) => happened.push(`${route}: a socket to ${socket.url()}`));
    await page
      .goto(`${origin}/${route}`, { waitUntil: 'load' })
      .catch((error) => happened.push(`${route}: ${error.message}`));
    await page.mouse.move(400, 300).catch(() => undefined);
    await page.waitForTimeout(100);
    const state = await page
      .evaluate(() => ({
        ran: localStorage.getItem('ran'),
        polluted: Object.prototype.__waymarkPolluted,
        at: location.origin,
      }))
      .catch(() => ({ ran: 'something', polluted: undefined, at: 'nowhere' }));
    if (state.ran !== null || state.polluted !== undefined) happened.push(`${route}: code ran`);
    if (state.at !== origin) happened.push(`${route}: it led to ${state.at}`);
    if (page.frames().length > 1) happened.push(`${route}: a frame`);
    happened.push(...trap.take().map((hit) => `${route}: asked for ${hit}`));
    await page.close();
  }
  await context.close();
  server.close();
  return happened;
}

/** The canaries that code of a build leaves. */
function canaries() {
  return readdirSync(work).filter((name) => name.startsWith('canary-'));
}

async function showControl(trap) {
  const trusted = async (name, pages) => {
    const directory = join(work, name);
    mkdirSync(directory);
    const routes = infect(undefined, directory, placeOf(trap), (path) => pages.test(path));
    rmSync(join(directory, 'dist'));
    const { traps } = await build(directory, join(work, `${name}-out`), ['--no-cache']);
    return { traps, routes, out: join(work, `${name}-out`) };
  };
  // The code of a page breaks the engine that runs it, so what is served is built apart.
  const { traps } = await trusted('control-code', /^expression\.mdx$/);
  const { out, routes } = await trusted('control-markup', /^(?:markup|styles)\.mdx$|^evil\.(?:js|css)$/);
  const happened = await open(out, routes, trap);
  process.stdout.write(
    `control, trusted: ${traps.length} traps, ${canaries().length} canaries, ${happened.length} things in the browser\n`,
  );
  for (const name of canaries()) rmSync(join(work, name));
  trap.take();
  return traps.length > 0 && happened.length > 0;
}

function placeOf({ port }) {
  return { mark: join(work, 'canary'), trap: `http://127.0.0.1:${port}` };
}

const flag = values['build-only'] === true ? '--untrusted=build-only' : '--untrusted';
const isOpen = flag !== '--untrusted';
const trap = await openTrap();
const browser = await launchChromium([
  `--host-resolver-rules=MAP * 127.0.0.1:${trap.port}, EXCLUDE 127.0.0.1`,
]);
let failed = !(await showControl(trap));
for (const name of names.length > 0 ? names : readdirSync(folder)) {
  const source = statSync(join(folder, name)).isDirectory() ? docsOf(join(folder, name)) : undefined;
  if (source === undefined) continue;
  const directory = join(work, 'site');
  const out = join(work, 'out');
  for (const path of [directory, out]) rmSync(path, { recursive: true, force: true });
  const routes = infect(source, directory, placeOf(trap));
  const { code, traps, seconds, stderr, result } = await build(directory, out, [flag]);
  const wrong = existsSync(out) ? wrongFiles(out, isOpen) : ['no output'];
  const asked = trap.take();
  const lost = routes.filter((route) => {
    const page = join(out, route, 'index.html');
    return !existsSync(page) || !readFileSync(page, 'utf8').includes(`STATIC-${route}`);
  });
  const others = filesIn(out)
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => dirname(path))
    .slice(0, Number(values.pages));
  const happened =
    existsSync(out) && !isOpen
      ? await open(out, ['', ...routes, ...others, 'evil.css', 'drawing.svg', 'nowhere'], trap)
      : [];
  const problems = [
    ...traps,
    ...canaries().map((canary) => `canary ${canary}`),
    ...asked.map((hit) => `the build asked for ${hit}`),
    ...wrong,
    ...lost.map((route) => `${route} lost its static part`),
    ...happened,
  ];
  if (code !== 0)
    problems.push(
      `exit code ${code}: ${/^.*internal\/bug[\s\S]{0,300}/m.exec(stderr)?.[0] ?? stderr.slice(-500)}`,
    );
  process.stdout.write(
    `${name}: ${result?.pages ?? 0} pages, ${result?.withheld ?? 0} with a notice, ${seconds.toFixed(1)} s, ${problems.length} problems\n`,
  );
  for (const problem of problems.slice(0, 20)) process.stdout.write(`  ${problem}\n`);
  for (const canary of canaries()) rmSync(join(work, canary));
  failed ||= problems.length > 0;
}
await browser.close();
trap.server.close();
rmSync(work, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
