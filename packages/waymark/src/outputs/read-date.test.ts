import { expect, it } from 'vitest';
import { readDate } from './read-date.ts';

it.each([
  ['2026-05-03', 'Sun, 03 May 2026 00:00:00 GMT'],
  ['Version 2 (2026-05)', 'Fri, 01 May 2026 00:00:00 GMT'],
  ['May 3rd, 2026', 'Sun, 03 May 2026 00:00:00 GMT'],
  ['3 May 2026', 'Sun, 03 May 2026 00:00:00 GMT'],
  ['Sept. 2025', 'Mon, 01 Sep 2025 00:00:00 GMT'],
  ['september 12 2025', 'Fri, 12 Sep 2025 00:00:00 GMT'],
])('readDate reads %s', (label, date) => expect(readDate(label)).toBe(date));

it.each(['v2.0.1', '', '2026-13-01', 'February 30, 2026', 'March', 'maybe 2026'])(
  'readDate finds no date in "%s"',
  (label) => expect(readDate(label)).toBeUndefined(),
);
