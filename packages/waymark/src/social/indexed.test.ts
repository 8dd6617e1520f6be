import { describe, expect, it } from 'vitest';
import { blend, indexPixels } from './indexed.ts';

const pixelsOf = (colors: readonly number[]): Uint8Array =>
  Uint8Array.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff, 0xff]));

describe('indexPixels', () => {
  it('keeps few colours as they are', () => {
    expect(indexPixels(pixelsOf([0xff_ff_ff, 0x01_02_03, 0xff_ff_ff]), 3, 1)).toEqual({
      width: 3,
      height: 1,
      colors: [0xff_ff_ff, 0x01_02_03],
      indexes: Uint8Array.of(0, 1, 0),
    });
  });

  it('joins many, and white stays white', () => {
    const many = [0xff_ff_ff, ...Array.from({ length: 400 }, (_, at) => at % 256)];
    const found = indexPixels(pixelsOf(many), many.length, 1);
    expect(found?.colors.length).toBeLessThan(192);
    expect(found?.colors[0]).toBe(0xff_ff_ff);
  });

  it('gives up on a photograph', () => {
    const many = Array.from({ length: 40_000 }, (_, at) => (at * 7919) % 0xff_ff_ff);
    expect(indexPixels(pixelsOf(many), many.length, 1)).toBeUndefined();
  });
});

it('blend mixes each channel', () => {
  expect(blend(0x00_80_ff, 0xff_80_00, 0)).toBe(0x00_80_ff);
  expect(blend(0x00_80_ff, 0xff_80_00, 1)).toBe(0xff_80_00);
  expect(blend(0x00_00_00, 0xff_64_0a, 0.5)).toBe(0x80_32_05);
});
