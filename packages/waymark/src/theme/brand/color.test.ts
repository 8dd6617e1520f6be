import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fromOklch, mix, parseHex, type Rgb, solve, toHex, toOklch } from './color.ts';

const hex = (text: string): Rgb => parseHex(text)!;
const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('parseHex and toHex', () => {
  it('reads the four spellings of CSS', () => {
    expect(toHex(hex('#1AF'))).toBe('#11aaff');
    expect(toHex(hex('#16a34a'))).toBe('#16a34a');
    expect(toHex(hex('#1af8'))).toBe('#11aaff88');
    expect(toHex(hex('#16a34a80'))).toBe('#16a34a80');
    expect(toHex(hex('#16a34aff'))).toBe('#16a34a');
  });

  it.each(['', '#', '16a34a', '#16a3', '#12', '#12345', '#1234567', '#ggg', 'red', ' #fff'])(
    'refuses %j unless it has a length of CSS',
    (text) => {
      expect(parseHex(text) === undefined).toBe(text !== '#16a3');
    },
  );
});

describe('OKLCH', () => {
  it('agrees with published values', () => {
    const red = toOklch(hex('#ff0000'));
    expect(red.l).toBeCloseTo(0.628, 3);
    expect(red.c).toBeCloseTo(0.2577, 3);
    expect(red.h).toBeCloseTo(29.23, 1);
    expect(toOklch(hex('#ffffff'))).toMatchObject({ c: 0, h: 0 });
  });

  it('brings every colour back', () => {
    fc.assert(fc.property(anyHex, (text) => toHex(fromOklch(toOklch(hex(text)))) === text));
  });

  it('reduces chroma and keeps the hue outside of sRGB', () => {
    const color = toOklch(fromOklch({ l: 0.6, c: 0.4, h: 150 }));
    expect(color.c).toBeLessThan(0.25);
    expect(color.h).toBeCloseTo(150, 0);
    expect(color.l).toBeCloseTo(0.6, 2);
  });
});

describe('contrast', () => {
  it('is 21 between black and white, 1 of a colour on itself', () => {
    expect(contrast(hex('#000'), hex('#fff'))).toBeCloseTo(21, 5);
    expect(contrast(hex('#16a34a'), hex('#16a34a'))).toBe(1);
  });

  it('lays a translucent colour over the surface first', () => {
    expect(contrast(hex('#00000080'), hex('#fff'))).toBeCloseTo(contrast(hex('#7f7f7f'), hex('#fff')), 1);
  });
});

describe('mix', () => {
  it('lays colours over each other as browsers do', () => {
    expect(toHex(mix(hex('#16a34a'), hex('#ffffff'), 0.08))).toBe('#ecf8f1');
    expect(toHex(mix(hex('#16a34a'), hex('#0f120f'), 0.13))).toBe('#102517');
  });
});

describe('solve', () => {
  const light = ['#ffffff', '#f6faf7', '#f0f4f0', '#ecf8f1'].map(hex);

  it('keeps a colour that has the contrast', () => {
    const color = hex('#0550ae');
    expect(solve(color, 4.5, light)).toBe(color);
  });

  it('darkens on light surfaces and lightens on dark ones, by no more than needed', () => {
    expect(toHex(solve(hex('#16a34a'), 4.5, light))).toBe('#008136');
    const dark = solve(hex('#16a34a'), 7, [hex('#151815')]);
    expect(toOklch(dark).l).toBeGreaterThan(toOklch(hex('#16a34a')).l);
    expect(contrast(dark, hex('#151815'))).toBeLessThan(7.3);
  });

  it('reaches 4.5 for every colour and keeps the hue of coloured ones', () => {
    for (const surfaces of [light, ['#0f120f', '#151815', '#1d201d', '#102517'].map(hex)]) {
      fc.assert(
        fc.property(anyHex, (text) => {
          const solved = solve(hex(text), 4.5, surfaces);
          for (const surface of surfaces) expect(contrast(solved, surface)).toBeGreaterThanOrEqual(4.5);
          const [before, after] = [toOklch(hex(text)), toOklch(solved)];
          if (before.c < 0.05 || after.c < 0.05) return;
          const turn = Math.abs(before.h - after.h);
          expect(Math.min(turn, 360 - turn)).toBeLessThan(4);
        }),
      );
    }
  });

  it('gives black or white where no lightness reaches the target', () => {
    expect(toHex(solve(hex('#888'), 4.5, [hex('#fff'), hex('#666')]))).toBe('#000000');
    expect(toHex(solve(hex('#888'), 21, [hex('#000')]))).toBe('#ffffff');
  });
});
