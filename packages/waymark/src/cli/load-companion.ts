import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importModule } from '../import-module.ts';
import { PACKAGE_FOLDER } from '../pages/package-folder.ts';
import { wrongUse } from '../project/expected-error.ts';
import { isTracked } from '../project/git/is-tracked.ts';
import { readVersion } from '../version.ts';

/**
 * Loads a package that most projects do without: from beside this one, else from where the project has it installed. One that
 * came with the project's repository is a stranger's code, not an installation. Throws an `ExpectedError` with the install
 * command where there is none, or one of another version.
 */
export async function loadCompanion(name: string, directory: string): Promise<unknown> {
  const version = readVersion();
  const command = `npm install --save-dev ${name}@${version}`;
  const beside = findPackage(name, new URL('package.json', PACKAGE_FOLDER));
  const found = beside ?? findPackage(name, join(directory, 'package.json'));
  if (found === undefined)
    throw wrongUse(`This command needs the package ${name}, which is not installed: ${command}`);
  if (found !== beside && isTracked(dirname(found.manifest)))
    throw wrongUse(
      `${dirname(found.manifest)} is part of the repository, and is not run: install ${name} beside waymark`,
    );
  if (found.version !== version)
    throw wrongUse(
      `${name} ${found.version} (in ${dirname(found.manifest)}) does not go with waymark ${version}: ${command}`,
    );
  return importModule(pathToFileURL(found.entry).href);
}

interface FoundPackage {
  readonly manifest: string;
  readonly entry: string;
  readonly version: string;
}

function findPackage(name: string, from: string | URL): FoundPackage | undefined {
  const require = createRequire(from);
  try {
    const manifest = require.resolve(`${name}/package.json`);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return { manifest, entry: require.resolve(name), version };
  } catch {
    return undefined;
  }
}
