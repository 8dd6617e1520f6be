import type { Locate } from '@waymark/core/config';
import { expect, it, vi } from 'vitest';
import { rememberPlaced } from './remember.ts';

const locateAs = (pointer: string): Locate => {
  return () => ({ span: { file: pointer, start: 0, end: 0 }, path: pointer });
};

it('makes a station run again for another place only where it asked for one', () => {
  const make = vi.fn((locate: Locate, { asks }: { readonly asks: boolean }) => {
    if (asks) locate('/a');
  });
  const station = rememberPlaced(make);
  for (const place of ['/a', '/b']) station(locateAs(place), { asks: false });
  expect(make).toHaveBeenCalledTimes(1);
  for (const place of ['/a', '/b']) station(locateAs(place), { asks: true });
  expect(make).toHaveBeenCalledTimes(3);
});
