import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const source = (path: string): string => fileURLToPath(new URL(`./packages/${path}`, import.meta.url));

/** For what hangs, not for what is slow: the only limit of the tests here, and no busy machine comes near it. */
const LIMIT = 900_000;

/** Test files that take long, the longest first. */
const LONG = [
  'dev/edits',
  'hostile/nothing-falls',
  'hostile/untrusted',
  'test/mcp',
  'commands/cli',
  'supply/supply',
  'highlight/agreement',
  'site/build',
  'output/output-kills',
];

/** Files that take long come first, so that no process is left with one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.includes(`/${name}.test.`));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    alias: [
      { find: /^@waymark\/core\/(.+)$/, replacement: source('core/src/$1/index.ts') },
      { find: /^@waymark\/openapi$/, replacement: source('openapi/src/index.ts') },
      { find: /^@waymark\/migrate$/, replacement: source('migrate/src/index.ts') },
    ],
  },
  test: {
    globalSetup: 'scripts/tests/vitest-setup.mjs',
    setupFiles: 'scripts/tests/vitest-flags.ts',
    // Both cores are busy with tests: further threads that collect garbage only cost.
    execArgv: ['--single-threaded-gc'],
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: LIMIT } },
    // Tests change no module, so a process keeps what it has loaded for its next file.
    isolate: false,
    // One more than there are cores, for some files wait most of their time.
    maxWorkers: availableParallelism() + 1,
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/test/**/*.test.{ts,tsx}',
      'scripts/**/*.test.mjs',
      'editors/**/*.test.mjs',
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/core/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/index.ts'],
    },
  },
});
