import { expect, it } from 'vitest';
import { cutDiffs } from './format-migration.ts';

const diff = (lines: number): string => '+a\n'.repeat(lines);

it('shows a terminal the first files, and how to see the others', () => {
  expect(cutDiffs([diff(3), diff(4)])).toBe(diff(7));
  expect(cutDiffs([diff(100), diff(50), diff(90), diff(1)])).toBe(
    `${diff(150)}… and 2 more files: "--all", or "> site.patch", has them\n\n`,
  );
  expect(cutDiffs([diff(900), diff(1)])).toContain(`${diff(900)}… and 1 more file`);
  expect(cutDiffs([])).toBe('');
});
