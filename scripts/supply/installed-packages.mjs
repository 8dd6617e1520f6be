// What `npm install waymark` puts on a machine, as the lock file has it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages of others that an installation holds: on every system together, or on those that `isInstalled` admits. Each
 * is its entry in the lock, with its name and with the path at which it lies in this repository. What is installed is
 * `waymark`, unless `own` says other packages of ours.
 */
export function installedPackages(root, isInstalled = () => true, own = MAIN) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set(Object.keys(packages).filter((path) => own.test(path)));
  for (const path of found) {
    for (const name of namesNeededBy(packages[path])) {
      const place = placeOf(packages, path, name);
      const other = packages[place]?.link ? packages[place].resolved : place;
      if (other !== undefined && isInstalled(packages[other])) found.add(other);
    }
  }
  return [...found]
    .filter((path) => !OWN.test(path))
    .map((path) => ({ ...packages[path], path, name: /(?:@[^/]+\/)?[^/]+$/.exec(path)[0] }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Our packages in the lock file, with those that users install by themselves. */
export const OWN = /^packages\/[^/]+$/;

/** The package that everybody installs. */
const MAIN = /^packages\/waymark$/;

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
