// Loaded before the command (`--import`), it makes the folder that CASE_BLIND names one that passes over letter case and the form of
// accents, as disks of Macs and of Windows do.
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join, resolve } from 'node:path';

const fs = createRequire(import.meta.url)('node:fs');
const root = resolve(process.env.CASE_BLIND ?? '.');
const { readdirSync } = fs;

const fold = (name) => name.normalize('NFC').toLowerCase();

/** The name that something in a folder has on the disk. */
function nameOnDisk(folder, name) {
  try {
    const names = readdirSync(folder);
    return names.includes(name) ? name : (names.find((other) => fold(other) === fold(name)) ?? name);
  } catch {
    return name;
  }
}

function onDisk(path) {
  if (typeof path !== 'string' || !resolve(path).startsWith(`${root}/`)) return path;
  const names = resolve(path)
    .slice(root.length + 1)
    .split('/');
  return names.reduce((folder, name) => join(folder, nameOnDisk(folder, name)), root);
}

const ONE_PATH = ['accessSync', 'existsSync', 'statSync', 'lstatSync', 'readFileSync', 'writeFileSync'];
ONE_PATH.push('readdirSync', 'mkdirSync', 'rmSync', 'rmdirSync', 'openSync', 'utimesSync', 'readlinkSync');
for (const name of ONE_PATH) {
  const own = fs[name];
  fs[name] = (path, ...rest) => own(onDisk(path), ...rest);
}

const { renameSync, realpathSync } = fs;
/** What is renamed to another spelling of its name gets that one. */
fs.renameSync = (from, to) => renameSync(onDisk(from), onDisk(from) === onDisk(to) ? to : onDisk(to));
/** The one of Node.js follows links, and gives back every other name as it was asked for; that of the system knows better. */
fs.realpathSync = (path) => {
  const real = realpathSync(onDisk(path));
  return real === onDisk(path) ? resolve(path) : real;
};
fs.realpathSync.native = (path) => realpathSync.native(onDisk(path));
syncBuiltinESMExports();
