import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { PLANTS } from '../../../../bench/edits/faults.mjs';
import {
  createScript,
  createTraceReader,
  QUESTION_KINDS,
  runScript,
  SHORT,
} from '../../../../bench/edits/run-script.mjs';
import { build } from '../../src/build.ts';
import { openSession } from '../../src/dev/session.ts';
import { readSegment } from '../../src/pages/store/segment.ts';
import type { QuestionKind } from '../../src/pages/world/world.ts';
import { removeTemporary, temporaryFolder } from '../support/projects.ts';
import { runsOf } from '../support/runs.ts';

afterAll(removeTemporary);

/** Every kind, for the compiler to say when one is missing. */
const KINDS: Readonly<Record<QuestionKind, true>> = {
  textDigest: true,
  resolveImport: true,
  resolveSnippet: true,
  nearestImport: true,
  link: true,
  asset: true,
  pictureSize: true,
  languageOf: true,
  setting: true,
  headOf: true,
  titleOf: true,
  endpointOf: true,
  findOperation: true,
  findSchema: true,
  findChannel: true,
  operationUrl: true,
};

const engine = { version: '0.0.0', build, openSession, readTraces: createTraceReader(readSegment) };

/** Scripts are short and sites small, for many of them: `bench/edits.mjs` runs long ones. */
const { scripts, edits, atOnce, pages } = SHORT;
/** Seeds of few scripts that change the answers to every kind of question, as a rule; and of all. */
const seeds = runsOf(
  [46, 50, 55],
  Array.from({ length: scripts }, (_, at) => at + 1),
);

it.each(PLANTS)('would fail with faults planted in $file: it holds "$find" once', ({ file, find }) => {
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  expect(text.split(find)).toHaveLength(2);
});

describe('random edits of random sites', () => {
  const changed = new Set<string>();
  const run = (seed: number): Promise<void> =>
    runScript(createScript(seed, edits, atOnce), {
      engine,
      folder: temporaryFolder(),
      pages,
      onChanged: (kind) => changed.add(kind),
    });

  for (const seed of seeds)
    it(`leave dev, a warm and a cold build with the same files: node bench/edits.mjs --scripts 1 --seed ${seed} --length ${edits} --at-once ${atOnce} --pages ${pages}`, () =>
      run(seed));

  it('change the answers to every kind of question', async () => {
    const kinds = Object.keys(KINDS);
    for (let seed = 101; changed.size < kinds.length && seed < 150; seed += 1) await run(seed);
    expect([...changed].sort()).toEqual(kinds.sort());
    expect([...QUESTION_KINDS].sort()).toEqual(kinds.sort());
  });
});
