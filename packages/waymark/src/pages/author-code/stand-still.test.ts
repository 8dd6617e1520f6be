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
  expect(named).toEqual(new Date(2020, 0, 2, 3));
  expect(named).toBeInstanceOf(Date);
  expect(isDate).toBe(true);
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
  const fail = (): never => {
    throw new Error('mine');
  };
  expect(() => standing(fail)).toThrow('mine');
  expect([globalThis.Date, Math.random]).toEqual([clock, random]);
});
