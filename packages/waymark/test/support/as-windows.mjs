// Loaded before the command (`--import`), it makes paths what they are on Windows: they begin with a drive, and backslashes part their
// names. Files are where they are; on drive Q there are none.
import childProcess from 'node:child_process';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const fs = require('node:fs');
const modules = require('node:module');
const os = require('node:os');
const path = require('node:path');
const url = require('node:url');

const { win32 } = path;
const posix = { ...path.posix };
const here = process.cwd.bind(process);

const isWindows = (value) => typeof value === 'string' && /^[A-Za-z]:|\\/.test(value);
/** A drive that is not there, and cannot be made. */
const GONE = /^Q:/i;
const DRIVE_OF_ADDRESS = /^file:\/\/\/[A-Za-z]:/;
function toReal(value) {
  if (value instanceof URL) return new URL(toReal(value.href));
  if (typeof value === 'string' && DRIVE_OF_ADDRESS.test(value))
    return value.replace(DRIVE_OF_ADDRESS, 'file://');
  if (!isWindows(value)) return value;
  if (GONE.test(value)) return value.replace(GONE, '/proc/none/').replaceAll('\\', '/');
  return value.replace(/^[A-Za-z]:(?=[\\/]|$)/, '').replaceAll('\\', '/') || '/';
}
const toWindows = (value) =>
  typeof value === 'string' && value.startsWith('/') ? `C:${value.replaceAll('/', '\\')}` : value;

/** Whether Node.js itself asks, or a program that is none of Windows: for them, nothing is changed. */
function asksForItself() {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 3;
  const caller = new Error('who asks').stack.split('\n')[3] ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  return /node:|esbuild\/lib/.test(caller);
}

let isInPath = false;
process.cwd = () => (!isInPath && asksForItself() ? here() : toWindows(here()));

function inPath(work, given) {
  const before = isInPath;
  isInPath = true;
  try {
    return work(...given);
  } finally {
    isInPath = before;
  }
}

for (const [name, work] of Object.entries(win32))
  if (name !== 'posix' && name !== 'win32')
    path[name] =
      typeof work === 'function'
        ? (...given) => (asksForItself() ? posix[name](...given) : inPath(work, given))
        : work;

const ONE_PATH = ['accessSync', 'existsSync', 'statSync', 'lstatSync', 'readFileSync', 'writeFileSync'];
ONE_PATH.push('mkdirSync', 'rmdirSync', 'openSync', 'utimesSync', 'readlinkSync', 'createReadStream');
const GIVES_PATH = ['realpathSync', 'mkdtempSync'];
for (const name of [...ONE_PATH, ...GIVES_PATH]) {
  const own = fs[name];
  fs[name] = (where, ...rest) => {
    const answer = own(toReal(where), ...rest);
    return GIVES_PATH.includes(name) && !asksForItself() ? toWindows(answer) : answer;
  };
  if (own.native !== undefined) fs[name].native = (where) => toWindows(own.native(toReal(where)));
}
for (const name of ['renameSync', 'copyFileSync', 'linkSync', 'symlinkSync']) {
  const own = fs[name];
  fs[name] = (from, to, ...rest) => own(toReal(from), toReal(to), ...rest);
}
const { readdirSync, rmSync } = fs;
fs.readdirSync = (where, options) => {
  const items = readdirSync(toReal(where), options);
  if (isWindows(where) && options?.withFileTypes)
    for (const item of items)
      Object.defineProperty(item, 'parentPath', { value: toWindows(item.parentPath ?? item.path) });
  return items;
};
fs.rmSync = (where, options) => {
  // Node.js takes a folder apart with paths of the system that it believes to be on.
  if (options?.recursive) spawnSync('rm', ['-rf', toReal(where)]);
  else rmSync(toReal(where), options);
};
const { watch } = fs;
fs.watch = (where, options, listener) =>
  watch(toReal(where), options, (event, name) => listener(event, name?.replaceAll('/', '\\')));
const { readFile } = fs.promises;
fs.promises.readFile = (where, ...rest) => readFile(toReal(where), ...rest);

const { fileURLToPath, pathToFileURL } = url;
url.fileURLToPath = (address) =>
  toWindows(fileURLToPath(address).replace(/^\/(?=[A-Za-z]:)/, '')).replaceAll('/', '\\');
url.pathToFileURL = (where) => {
  const address = pathToFileURL(toReal(path.resolve(where)));
  address.pathname = `/${path.resolve(where).slice(0, 2)}${address.pathname}`;
  return address;
};
/** Modules are imported by such addresses, from where they are. */
const WITHOUT_DRIVE =
  'export const resolve = (name, from, next) => next(name.replace(/^file:...[A-Za-z]:/, "file://"), from);';
modules.register(`data:text/javascript,${encodeURIComponent(WITHOUT_DRIVE)}`);
for (const name of ['tmpdir', 'homedir']) {
  const own = os[name];
  os[name] = () => toWindows(own());
}

/** Programs of this machine are told its own paths. */
const told = (args) => args.map((argument) => (/^[A-Za-z]:\\/.test(argument) ? toReal(argument) : argument));
const { spawnSync, execFile } = childProcess;
childProcess.spawnSync = (command, args, options) => spawnSync(toReal(command), told(args), options);
childProcess.execFile = Object.assign(() => undefined, {
  [promisify.custom]: (command, args, options) => promisify(execFile)(toReal(command), told(args), options),
});

const { createRequire: ownRequire } = modules;
modules.createRequire = (from) => {
  const own = ownRequire(toReal(from));
  const made = (name) => own(toReal(name));
  return Object.assign(made, own, { resolve: (name) => toWindows(own.resolve(name)) });
};
const { dlopen } = process;
process.dlopen = (module, file, ...rest) => dlopen.call(process, module, toReal(file), ...rest);
path.toNamespacedPath = (where) => (asksForItself() ? toReal(where) : win32.toNamespacedPath(where));
syncBuiltinESMExports();
