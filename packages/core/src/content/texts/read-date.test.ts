import { expect, it } from 'vitest';
import { dayOf, readDate } from './read-date.ts';

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

it.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-22T23:30:00-05:00', '2026-11-22'],
  ['2026-11-22T01:00:00', '2026-11-22'],
  ['November 22, 2026', '2026-11-22'],
  ['11/22/2026', '2026-11-22'],
  ['2026/11/22', '2026-11-22'],
  ['2026-02-31', undefined],
  ['2026-02-00', undefined],
  ['release 5', undefined],
  [5, undefined],
])('dayOf takes from %j the day that is written, wherever it is built', (written, day) => {
  const before = process.env['TZ'];
  const inZone = (zone: string | undefined) => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  };
  try {
    for (const zone of ['Asia/Tokyo', 'America/New_York']) {
      inZone(zone);
      expect(dayOf(written), zone).toBe(day);
    }
  } finally {
    inZone(before);
  }
});
