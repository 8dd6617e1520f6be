// Which packages our bundles hold, and their licences: what is shipped in a bundle is in no list of dependencies.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the packages of which something is in what esbuild made; files that were only read are none of them. */
export function bundledFolders(results) {
  const parts = results.flatMap(({ metafile }) =>
    Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs)),
  );
  const folders = parts
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0])
    .filter((folder) => folder !== undefined);
  return [...new Set(folders)].sort();
}

/** What a package says of its licence only in its text. */
const UNSTATED = { khroma: 'MIT' };

/** Name, version, licence and address of the package in a folder. */
export function readPackage(folder) {
  const { name, version, license = UNSTATED[name], homepage, repository } = readManifest(folder);
  return { name, version, license, homepage: homepage ?? sourceOf(repository) };
}

/** The address of the source that a manifest names, where it is one. */
function sourceOf(repository) {
  const address = typeof repository === 'string' ? repository : repository?.url;
  return /https:.*/.exec(address ?? '')?.[0];
}

/** The licences of packages, each with the address of its source, and its text where the package has one. */
export function licenseTexts(folders) {
  return folders
    .map((folder) => {
      const { name, version, license, homepage } = readPackage(folder);
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
      return `${[`${name} ${version} (${license})`, homepage].filter(Boolean).join('\n')}${text}\n`;
    })
    .join(`\n${'-'.repeat(72)}\n\n`);
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
