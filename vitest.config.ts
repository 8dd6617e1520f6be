import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(`./packages/${path}`, import.meta.url));

/** For what hangs, not for what is slow: the only limit of the tests here, and no busy machine comes near it. */
const LIMIT = 900_000;

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
