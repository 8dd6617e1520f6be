import { expect, it } from 'vitest';
import { withKnownPatterns } from './known-patterns.mjs';

const PAGE = 65_536;

/** A matcher whose patterns stand at numbers from 1000 on. */
function fakeMatcher() {
  const freed = [];
  let next = 1000;
  const createOnigScanner = () => next++;
  const memory = new WebAssembly.Memory({ initial: 1 });
  return {
    memory,
    freed,
    createOnigScanner,
    freeOnigScanner: (place) => freed.push(place),
    omalloc: () => 7,
  };
}

/** Asks for patterns as the library does: places and lengths of their texts, in memory. */
function ask({ memory, createOnigScanner }, ...patterns) {
  const bytes = new Uint8Array(memory.buffer);
  const words = new Uint32Array(memory.buffer);
  let at = 500;
  for (const [index, pattern] of patterns.entries()) {
    bytes.set(Buffer.from(pattern), at);
    words[25 + index] = at;
    words[50 + index] = Buffer.byteLength(pattern);
    at += 100;
  }
  return createOnigScanner(100, 200, patterns.length);
}

const ranges = [
  [0, 4],
  [PAGE, 2 * PAGE],
];
const kept = {
  size: 3 * PAGE,
  ranges,
  places: [
    ['a+', 40],
    ['é', 44],
  ],
};
const memory = Uint8Array.from({ length: 4 + PAGE }, (_, index) => (index % 200) + 1);

it('gives the patterns that are in memory, and compiles others', () => {
  const known = withKnownPatterns(fakeMatcher(), kept, memory);
  expect([ask(known, 'a+'), ask(known, 'é'), ask(known, 'a'), ask(known, 'a+', 'é')]).toEqual([
    40, 44, 1000, 1001,
  ]);
  expect(known.omalloc()).toBe(7);
});

it('fills the memory where it was in use', () => {
  const known = withKnownPatterns(fakeMatcher(), kept, memory);
  const bytes = new Uint8Array(known.memory.buffer);
  expect(bytes).toHaveLength(3 * PAGE);
  expect([...bytes.subarray(0, 6)]).toEqual([1, 2, 3, 4, 0, 0]);
  expect([...bytes.subarray(PAGE - 1, PAGE + 3)]).toEqual([0, 5, 6, 7]);
  expect(bytes.at(2 * PAGE)).toBe(0);
});

it('does not give back what it has from the beginning', () => {
  const matcher = fakeMatcher();
  const known = withKnownPatterns(matcher, kept, memory);
  known.freeOnigScanner(ask(known, 'a+'));
  known.freeOnigScanner(ask(known, 'b'));
  expect(matcher.freed).toEqual([1000]);
});
