import { readFileSync } from 'node:fs';
import { PACKAGE_FOLDER } from '../package-folder.ts';

/** Names this build of the engine; what another build kept is no good to it. */
export function readBuildId(): string {
  return readFileSync(new URL('dist/build-id.txt', PACKAGE_FOLDER), 'utf8');
}
