import { setFlagsFromString } from 'node:v8';

/** When functions are optimized, by the main version of Node.js: each V8 knows a flag of its own. */
const OPTIMIZATION: ReadonlyMap<string, string> = new Map([
  ['20', '--interrupt-budget=400000'],
  ['22', '--invocation-count-for-turbofan=12000'],
]);

/**
 * Sets the flags of V8 that make builds cheap. Has to be done before the code is loaded: V8 takes code only with the flags that it
 * was compiled with.
 */
export function setV8Flags(): void {
  letHeapGrow(200);
  // What was called at the beginning only would be missing in what is kept.
  setFlagsFromString('--no-flush-bytecode');
  // V8 takes what lived through a few collections for something that lives long, and makes its like among the old at once: of a
  // page that is written and forgotten, all of it. That made a build a seventh dearer.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // The room for new objects begins with a megabyte and doubles: until it is large enough, what is needed a little longer is copied
  // again and again. At once as large as V8 lets it be, a build after one edit is a twenty-fifth cheaper, and a whole one a fiftieth.
  setFlagsFromString('--semi-space-growth-factor=16');
  // What a function of the matcher has to do before it is optimized.
  setFlagsFromString('--wasm-tiering-budget=100000000');
  optimizeMatcher(false);
  // Node.js 20 and 22 optimize functions so early that a build pays for more machine code than it gets back from it: with six and
  // four times the work before that, it costs less CPU. Later versions have a compiler between, and lose by it.
  const optimization = OPTIMIZATION.get(process.versions.node.replace(/\..*/, ''));
  if (optimization !== undefined) setFlagsFromString(optimization);
}

/**
 * Lets the heap grow by a share of what is in use before that is looked at. Left alone, V8 lets it grow to four times of
 * that, which makes a build that keeps its pages a twentieth cheaper than three times do, and a large one a third heavier than twice.
 */
export function letHeapGrow(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

/**
 * Lets the room for new objects grow no more: by the time a build begins it has grown once, to 16 MB, which is all that V8 lets it have
 * up to Node.js 22. Later versions give it 64, and a build pays for touching them. Not for a command that waits: V8 makes the room
 * small again then.
 */
export function keepYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/**
 * Says whether WebAssembly, the matcher of patterns, is to be optimized; to be called before it first runs. It costs as much as it
 * saves on a hundred pages, and a site of one page a seventh.
 */
export function optimizeMatcher(isWanted: boolean): void {
  // The one function that may be optimized: any, or one that there is not.
  setFlagsFromString(`--wasm-tier-up-filter=${isWanted ? -1 : 1_000_000}`);
}
