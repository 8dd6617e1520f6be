// Prints a bill of materials (CycloneDX) of what users get: what is installed on any system, and what is bundled. Needs a build.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackages } from './supply/installed-packages.mjs';
import { npmCommand } from './supply/npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, args] = npmCommand(
  'sbom --sbom-format cyclonedx --package-lock-only --loglevel error'.split(' '),
);
const { stdout, stderr, status } = spawnSync(command, args, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
if (status !== 0) throw new Error(stderr);

const bill = JSON.parse(stdout);
const nameOf = ({ name, version }) => `${name}@${version}`;
const installed = new Set(installedPackages(root).map(nameOf));
const bundled = new Set(
  JSON.parse(readFileSync(join(root, 'packages/waymark/dist/bundled-packages.json'), 'utf8')).map(nameOf),
);
const own = bill.components.filter(({ purl }) => /^pkg:npm\/(?:%40waymark\/|waymark@)/.test(purl));
const main = own.find(({ name }) => name === 'waymark');
/** Of a package of a scope, npm gives the name without it in some fields; the address of the package is whole. */
const keyOf = ({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/[?#].*$/, ''));
const kept = bill.components
  .filter((part) => part !== main)
  .filter((part) => own.includes(part) || installed.has(keyOf(part)) || bundled.has(keyOf(part)))
  .map((part) => markOf(part));
const refs = new Set([main, ...kept].map((part) => part['bom-ref']));

function markOf({ properties = [], ...part }) {
  const isBundled = !own.some((one) => one['bom-ref'] === part['bom-ref']) && !installed.has(keyOf(part));
  const others = properties.filter(({ name }) => name !== 'cdx:npm:package:development');
  const marks = isBundled ? [...others, { name: 'cdx:npm:package:bundled', value: 'true' }] : others;
  return { ...part, scope: isBundled ? 'required' : part.scope, properties: marks };
}

const missing = [...installed, ...bundled].filter((name) => !kept.some((part) => keyOf(part) === name));
if (missing.length > 0) throw new Error(`Not in the lock file: ${missing.join(', ')}`);
console.log(
  JSON.stringify(
    {
      ...bill,
      metadata: { ...bill.metadata, component: main },
      components: kept,
      dependencies: bill.dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
    },
    null,
    2,
  ),
);
