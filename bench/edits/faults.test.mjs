// Shows that the property test sees what it is there for: scripts of edits that a planted fault can be seen after fail.
//   [SCRIPTS=80] npx vitest run --config bench/edits/faults.config.mjs [-t 'part of a name']
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { build } from '../../packages/waymark/src/build.ts';
import { openSession } from '../../packages/waymark/src/dev/session.ts';
import { readSegment } from '../../packages/waymark/src/pages/store/segment.ts';
import { createDice } from '../inputs/dice.mjs';
import { FAULTS } from './faults.mjs';
import { createTraceReader, Difference, QUESTION_KINDS, runScript } from './run-script.mjs';

const [SCRIPTS, EDITS, PAGES] = [Number(process.env['SCRIPTS'] ?? 80), 4, 9];
const engine = { version: '0.0.0', build, openSession, readTraces: createTraceReader(readSegment) };
const table = [];

/** What differs first. A fault of `dev` is seen beside the warm build: then only the last step needs a cold one. */
async function differenceOf(script, name) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-faults-'));
  try {
    await runScript(script, {
      engine,
      folder,
      pages: PAGES,
      coldEvery: name.startsWith('dev: ') ? EDITS : 1,
    });
    return undefined;
  } catch (error) {
    if (error instanceof Difference) return { step: error.step, message: error.message.split('\n')[0] };
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scriptOf(kinds, seed) {
  const dice = createDice(seed);
  return {
    seed,
    edits: dice.times(EDITS, () => ({ kinds: [dice.pick(kinds)], seed: dice.below(2 ** 31) })),
  };
}

afterEach(() => {
  delete globalThis.waymarkFault;
});
afterAll(() => console.table(table));

it('plants a fault for every kind of question', () => {
  const names = FAULTS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(QUESTION_KINDS.map((kind) => `${kind} is not recorded`)));
});

it.each(FAULTS)('$name: is seen', async ({ name, edits }) => {
  for (let seed = 1; seed <= SCRIPTS; seed += 1) {
    globalThis.waymarkFault = name;
    const script = scriptOf(edits, seed);
    const difference = await differenceOf(script, name);
    if (difference === undefined) continue;
    delete globalThis.waymarkFault;
    const { step, message } = difference;
    const shown = { ...script, edits: script.edits.slice(0, Math.max(1, step)) };
    expect(await differenceOf(shown, name), 'without the fault').toBeUndefined();
    table.push({ fault: name, scripts: seed, difference: message });
    console.log(`${name}: script ${seed}, ${message}`);
    return;
  }
  table.push({ fault: name, scripts: SCRIPTS, difference: 'none' });
  expect.fail('no script differs');
});
