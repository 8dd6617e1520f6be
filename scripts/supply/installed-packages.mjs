// What `npm install waymark` puts on a machine, as the lock file has it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANIONS } from './limits.mjs';

/**
 * The packages of others that an installation holds: on every system together, or on those that `isInstalled` admits. Each
 * is its entry in the lock, with its name and with the path at which it lies in this repository. Packages of ours that users
 * install by themselves are left out, unless `leftOut` names others.
 */
export function installedPackages(root, isInstalled = () => true, leftOut = COMPANIONS) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set(
    Object.keys(packages).filter(
      (path) => /^packages\/[^/]+$/.test(path) && !leftOut.includes(packages[path].name ?? path.slice(9)),
    ),
  );
  const own = found.size;
  for (const path of found) {
    for (const name of namesNeededBy(packages[path])) {
      const other = placeOf(packages, path, name);
      if (other !== undefined && !packages[other].link && isInstalled(packages[other])) found.add(other);
    }
  }
  return [...found]
    .slice(own)
    .map((path) => ({ ...packages[path], path, name: /(?:@[^/]+\/)?[^/]+$/.exec(path)[0] }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function namesNeededBy({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, ...rest }) {
  const peers = Object.keys(peerDependencies).filter((name) => !rest.peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Where a package finds another one: in the nearest `node_modules` around it. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/\/?(?:node_modules\/(?:@[^/]+\/)?[^/]+|[^/]+)$/, '')) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return path;
    if (folder === '') return undefined;
  }
}

/** Whether npm installs a package on this machine, or leaves it to other systems. */
export function isForThisMachine({ os = [], cpu = [], libc = [] }) {
  const admits = (list, name) => list.length === 0 || list.includes(name);
  return (
    admits(os, process.platform) &&
    admits(cpu, process.arch) &&
    (process.platform !== 'linux' || admits(libc, isMusl() ? 'musl' : 'glibc'))
  );
}

function isMusl() {
  return process.report.getReport().header.glibcVersionRuntime === undefined;
}
