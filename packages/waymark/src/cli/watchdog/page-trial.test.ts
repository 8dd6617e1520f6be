import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { ExpectedError } from '../../project/expected-error.ts';
import { createPageTrial } from './page-trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-trial-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'program.mjs');
// Ends at the pages that the other one, which has a parser, would not come to the end of.
writeFileSync(
  file,
  `import { readFileSync, writeSync } from 'node:fs';
for (const page of JSON.parse(readFileSync(0, 'utf8'))) {
  if (page.startsWith('endless')) process.kill(process.pid, 'SIGKILL');
  writeSync(1, '\\n');
}
`,
);
const tryPages = createPageTrial(pathToFileURL(file));

it('gives the pages at which the program ends, and has those behind them read', () => {
  expect(tryPages(folder, ['a', 'endless-1', 'b', 'endless-2', 'c'])).toEqual(
    new Set(['endless-1', 'endless-2']),
  );
  expect(tryPages(folder, ['a', 'b'])).toEqual(new Set());
  expect(tryPages(folder, [])).toEqual(new Set());
});

it('ends where many pages cannot be read', () => {
  const pages = Array.from({ length: 12 }, (_, at) => `endless-${at}`);
  expect(() => tryPages(folder, pages)).toThrow(ExpectedError);
});
