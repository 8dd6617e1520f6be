import { readFileSync } from 'node:fs';
import { PACKAGE_FOLDER } from './pages/package-folder.ts';

/** The version of this installation. */
export function readVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('package.json', PACKAGE_FOLDER), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
