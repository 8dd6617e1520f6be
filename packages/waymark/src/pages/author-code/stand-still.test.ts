import { expect, it } from 'vitest';
import { standStill } from './stand-still.ts';

const MOMENT = Date.UTC(2024, 1, 29);
const standing = <T>(work: () => T, name = 'a.mdx'): T => standStill(() => MOMENT, name, work);

it('shows one moment in every form of the present', () => {
  const shown = standing(() => {
    class Own extends Date {}
    return [new Date(), Date.now(), new Own(), Date.parse(Date())].map(Number);
  });
  expect(shown).toEqual([MOMENT, MOMENT, MOMENT, MOMENT]);
  expect(standing(() => performance.now())).toBe(0);
});

it('asks which moment it is only for code that does', () => {
  const moments: number[] = [];
  const momentOf = (): number => moments.push(MOMENT);
  standStill(momentOf, 'a.mdx', () => new Date(2020, 0, 2));
  expect(moments).toEqual([]);
  standStill(momentOf, 'a.mdx', () => Date.now());
  expect(moments).toEqual([MOMENT]);
});

it('leaves dates that are named what they are, of the one class of dates', () => {
  const early = new Date(0);
  const [named, isDate] = standing(() => [new Date(2020, 0, 2, 3), early instanceof Date] as const);
  expect(named).toEqual(new Date('2020-01-02T03:00Z'));
  expect(named).toBeInstanceOf(Date);
  expect(isDate).toBe(true);
});

it('stands in UTC, wherever the machine is, and lets it stay there', () => {
  const { TZ: own } = process.env;
  process.env['TZ'] = 'Pacific/Kiritimati';
  try {
    const local = (): readonly unknown[] => [new Date(2024, 0, 1).toISOString(), new Date(MOMENT).getHours()];
    expect(local()).toEqual(['2023-12-31T10:00:00.000Z', 14]);
    expect(standing(local)).toEqual(['2024-01-01T00:00:00.000Z', 0]);
    const made = standing(() => new Date());
    expect(standing(() => made.getHours())).toBe(0);
    expect(standing(() => Date().slice(16, 33))).toBe('00:00:00 GMT+0000');
    expect(local()).toEqual(['2023-12-31T10:00:00.000Z', 14]);
  } finally {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  }
});

it('writes numbers and dates in one language, whichever the machine has, and leaves those that are named', () => {
  const { locale: own } = new Intl.NumberFormat().resolvedOptions();
  const languages = (): readonly string[] =>
    [Intl.NumberFormat(), new Intl.DateTimeFormat(), new Intl.Collator(undefined, { numeric: true })].map(
      (each) => each.resolvedOptions().locale,
    );
  expect(standing(languages)).toEqual(['en', 'en', 'en']);
  expect(languages()).toEqual([own, own, own]);
  const named = standing(() => [
    (1234.5).toLocaleString('de'),
    new Date(MOMENT).toLocaleDateString('de', { month: 'long' }),
    'ä'.localeCompare('z', 'sv'),
    new Intl.NumberFormat('de') instanceof Intl.NumberFormat,
  ]);
  expect(named).toEqual(['1.234,5', 'Februar', 1, true]);
  const spoken = standing(() => [
    (1234.5).toLocaleString(),
    (1234.5).toLocaleString(undefined, { minimumFractionDigits: 2 }),
    new Date(MOMENT).toLocaleDateString(),
    'a'.localeCompare('b'),
    'I'.toLocaleLowerCase(),
  ]);
  expect(spoken).toEqual(['1,234.5', '1,234.50', '2/29/2024', -1, 'i']);
});

it('throws the same dice for the same name, others for another', () => {
  const row = (name: string): readonly number[] =>
    standing(() => [Math.random(), Math.random(), Math.random()], name);
  expect(row('a.mdx')).toEqual(row('a.mdx'));
  expect(row('a.mdx')).not.toEqual(row('b.mdx'));
  expect(new Set(row('a.mdx')).size).toBe(3);
  for (const number of row('a.mdx')) expect(number >= 0 && number < 1).toBe(true);
});

it('puts the clock and the dice back, whatever happens', () => {
  const { Date: clock } = globalThis;
  const { random } = Math;
  const { now } = performance;
  const fail = (): never => {
    throw new Error('mine');
  };
  expect(() => standing(fail)).toThrow('mine');
  expect([globalThis.Date, Math.random, performance.now]).toEqual([clock, random, now]);
});
