import { expect, it } from 'vitest';
import { placeInPage } from './page-place.ts';

it('knows the address of an image from others', () => {
  const text = '![a](/im) [b](/gu)';
  expect(placeInPage(text, text.indexOf('m)'))).toMatchObject({ kind: 'image', text: '/im' });
  expect(placeInPage(text, text.indexOf('u)'))).toMatchObject({ kind: 'address', text: '/gu' });
});

it('takes no square of the time for a line of images that do not end', () => {
  const text = '!['.repeat(50_000);
  const begin = performance.now();
  expect(placeInPage(text, text.length)).toBeUndefined();
  expect(performance.now() - begin).toBeLessThan(1500);
});
