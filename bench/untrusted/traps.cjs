/**
 * Loaded before a command on a stranger's project: notes every process, every connection, every file that is opened
 * outside of the folders that the command has business in, and every call from code of the project, one line each.
 */
const childProcess = require('node:child_process');
const dns = require('node:dns');
const fs = require('node:fs');
const net = require('node:net');
const { fileURLToPath } = require('node:url');
const { syncBuiltinESMExports } = require('node:module');
const { realpathSync, appendFileSync } = fs;

const { log, allowed } = JSON.parse(process.env.WAYMARK_TRAPS);
const note = (kind, what) => appendFileSync(log, `${kind} ${what}\n`);
const isByAuthor = () => new Error().stack.includes('waymark-code:');

globalThis.__waymarkTrap = (name) => note('ran', name);

function wrap(owner, names, before) {
  for (const name of names) {
    const own = owner[name];
    if (typeof own !== 'function') continue;
    owner[name] = function (...parameters) {
      before(name, parameters);
      return own.apply(this, parameters);
    };
    Object.assign(owner[name], own);
  }
}

const ESBUILD = /[\\/]esbuild(?:\.exe)?$/;
/** Waymark's own process that reads pages before any other: it parses them, and runs nothing of them. */
const PAGE_TRIAL = /[\\/]page-trial-program\.js$/;
const isOwn = (file, parameters) =>
  ESBUILD.test(String(file)) ||
  (file === process.execPath && Array.isArray(parameters) && PAGE_TRIAL.test(String(parameters[0])));
wrap(
  childProcess,
  ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'],
  (name, [file, parameters]) => {
    if (isByAuthor() || !isOwn(file, parameters)) note('process', `${name} ${file}`);
  },
);
wrap(net.Socket.prototype, ['connect'], (_, parameters) => note('connection', JSON.stringify(parameters[0])));
wrap(dns, ['lookup', 'resolve'], (_, [host]) => note('lookup', host));
wrap(globalThis, ['fetch'], (_, [url]) => note('fetch', url));

function noteFile(name, [path]) {
  if (typeof path === 'number' || path === undefined) return;
  const text = path instanceof URL ? fileURLToPath(path) : String(path);
  let real = text;
  try {
    real = realpathSync(text);
  } catch {
    return;
  }
  if (isByAuthor() || !allowed.some((folder) => real === folder || real.startsWith(`${folder}/`)))
    note('file', `${name} ${real}`);
}
const OPENING = [
  'open',
  'openSync',
  'readFile',
  'readFileSync',
  'copyFile',
  'copyFileSync',
  'createReadStream',
  'writeFile',
  'writeFileSync',
  'readdir',
  'readdirSync',
];
wrap(fs, OPENING, noteFile);
wrap(fs.promises, OPENING, noteFile);
syncBuiltinESMExports();
