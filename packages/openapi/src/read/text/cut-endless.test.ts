import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../model/json.ts';
import { cutEndless } from './cut-endless.ts';

type Open = Record<string, JsonValue>;

describe('cutEndless', () => {
  it('leaves alone what ends, also when it is used twice', () => {
    const shared = { a: [1] };
    const value = { one: shared, two: shared };
    expect(cutEndless(value)).toEqual([]);
    expect(value).toEqual({ one: { a: [1] }, two: { a: [1] } });
  });

  it('cuts what leads back to itself', () => {
    const circle: Open = {};
    circle['me/too'] = circle;
    const value: Open = { list: [circle] };
    expect(cutEndless(value)).toEqual([
      { why: 'an anchor leads back to itself', pointer: '/list/0/me~1too' },
    ]);
    expect(value).toEqual({ list: [{ 'me/too': null }] });
  });

  it('cuts what is nested too deeply, also by way of something shared', () => {
    const nest = (inner: JsonValue, levels: number): JsonValue =>
      Array.from({ length: levels }).reduce<JsonValue>((value) => [value], inner);
    const shared = nest([], 400);
    expect(cutEndless([shared, nest(shared, 200)]).map(({ why }) => why)).toEqual([
      'the values are nested too deeply',
    ]);
    expect(cutEndless(nest([], 100_000))).toHaveLength(1);
  });

  it('cuts what multiplies', () => {
    const value = Array.from({ length: 40 }).reduce<JsonValue>((inner) => [inner, inner], [1]);
    expect(cutEndless(value).length).toBeGreaterThan(0);
    expect(JSON.stringify(value).length).toBeLessThan(20_000_000);
  });
});
