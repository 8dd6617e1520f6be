import { join } from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { readBuildId } from '../../pages/store/build-id.ts';
import { longHash } from '../../project/files/hash.ts';
import { userCache } from '../../project/user-cache.ts';
import { type CodePlace, keepCode, readCode } from './code-cache.ts';
import { letHeapGrow } from './let-heap-grow.ts';
import { loadEngine } from './load-engine.ts';

export { loadEngine } from './load-engine.ts';

/** A run that takes so many times what the one took that kept the code keeps it anew: it has called more functions. */
const LONGER = 1.25;

/** Runs the program with the code that an earlier run compiled, keeps its own for later ones, and ends the process. */
export async function start(args: readonly string[]): Promise<never> {
  setFlags();
  const place = codePlace(args);
  const kept = place && readCode(place);
  const { engine, isKnown, compiled } = loadEngine(kept?.code);
  return engine.runAndExit(args, () => {
    const seconds = secondsUsed();
    const least = isKnown && kept !== undefined ? kept.seconds * LONGER : 0;
    // Who checks is promised that nothing is written.
    const mayKeep = args[0] !== 'check' && seconds > least;
    // A large build changes one of the flags, which are part of what is kept.
    setFlags();
    if (place !== undefined && mayKeep) keepCode(place, { code: compiled(), seconds });
  });
}

/** When functions are optimized, by the main version of Node.js: each V8 knows a flag of its own. */
const OPTIMIZATION: ReadonlyMap<string, string> = new Map([
  ['20', '--interrupt-budget=400000'],
  ['22', '--invocation-count-for-turbofan=12000'],
]);

/** Has to be done before the code is loaded: V8 takes code only with the flags that it was compiled with. */
function setFlags(): void {
  letHeapGrow(100);
  // What was called at the begin only would be missing in what is kept.
  setFlagsFromString('--no-flush-bytecode');
  // V8 takes what lived through a few collections for something that lives long, and makes its like among the old at once: of a
  // page that is written and forgotten, all of it. That made a build a seventh dearer.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // The matcher of patterns serves a site of a hundred pages as well without being optimized, which costs a small one a sixth.
  setFlagsFromString('--wasm-tiering-budget=100000000');
  // Node.js 20 and 22 optimize functions so early that a build pays for more machine code than it gets back from it: with six and
  // four times the work before that, it costs less CPU. Later versions have a compiler between, and lose by it.
  const optimization = OPTIMIZATION.get(process.versions.node.replace(/\..*/, ''));
  if (optimization !== undefined) setFlagsFromString(optimization);
}

/** The place of the code; none where the user wants none, as Node.js is told it, or where no cache is to be trusted. */
function codePlace(args: readonly string[]): CodePlace | undefined {
  const isUntrusted = args.some((argument) => argument.startsWith('--untrusted'));
  if (isUntrusted || process.env['NODE_DISABLE_COMPILE_CACHE'] === '1') return undefined;
  const decisive = [readBuildId(), process.version, process.arch, cachedDataVersionTag()];
  return { folder: join(userCache(), 'code'), name: longHash(decisive.join('\n')) };
}

function secondsUsed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
