import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { readBuildId } from '../../pages/store/build-id.ts';
import { userCache } from '../../project/cache/user-cache.ts';
import { longHash } from '../../project/files/hash.ts';
import { secondsUsed } from '../seconds-used.ts';
import { type CodePlace, keepCode, readCode } from './code-cache.ts';
import { loadEngine } from './load-engine.ts';
import { setV8Flags } from './v8-flags.ts';

export { loadEngine } from './load-engine.ts';

/** A run that takes so many times what the one took that kept the code keeps it anew: it has called more functions. */
const LONGER = 1.25;

/** Runs the program with the code that an earlier run compiled, keeps its own for later ones, and ends the process. */
export async function start(args: readonly string[]): Promise<never> {
  setV8Flags();
  const place = codePlace(args);
  const kept = place && readCode(place);
  const { engine, isKnown, compiled } = loadEngine(kept?.code);
  return engine.runAndExit(args, () => {
    const seconds = secondsUsed();
    const least = isKnown && kept !== undefined ? kept.seconds * LONGER : 0;
    // Who checks is promised that nothing is written.
    const mayKeep = args[0] !== 'check' && seconds > least;
    // A large build changes one of the flags, which are part of what is kept.
    setV8Flags();
    if (place !== undefined && mayKeep) keepCode(place, { code: compiled(), seconds });
  });
}

/** The place of the code; none where the user wants none, as Node.js is told it, or where no cache is to be trusted. */
function codePlace(args: readonly string[]): CodePlace | undefined {
  const isUntrusted = args.some((argument) => argument.startsWith('--untrusted'));
  if (isUntrusted || process.env['NODE_DISABLE_COMPILE_CACHE'] === '1') return undefined;
  const decisive = [readBuildId(), process.version, process.arch, cachedDataVersionTag()];
  return { folder: join(userCache(), 'code'), name: longHash(decisive.join('\n')) };
}
