import { readFileSync } from 'node:fs';

/** Names this build of the engine; what another build kept is no good to it. */
export function readBuildId(): string {
  return readFileSync(new URL('../../../dist/build-id.txt', import.meta.url), 'utf8');
}
