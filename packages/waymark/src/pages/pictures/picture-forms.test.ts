import { expect, it } from 'vitest';
import { isOptimized, planPicture } from './picture-forms.ts';

it('plans widths below that of the picture, and its own', () => {
  const plan = planPicture('abc', { width: 1000, height: 500 }, '/docs');
  expect(plan?.files.map(({ path }) => path)).toEqual([
    '_waymark/images/abc-480.avif',
    '_waymark/images/abc-1000.avif',
    '_waymark/images/abc-480.webp',
    '_waymark/images/abc-1000.webp',
  ]);
  expect(plan?.forms[1]).toEqual({
    type: 'image/webp',
    srcset: '/docs/_waymark/images/abc-480.webp 480w, /docs/_waymark/images/abc-1000.webp 1000w',
  });
});

it('never makes a picture larger, and leaves small ones and drawings', () => {
  expect(planPicture('abc', { width: 9000, height: 10 }, '')?.files.at(-1)?.width).toBe(2160);
  expect(planPicture('abc', { width: 64, height: 64 }, '')).toBeUndefined();
  expect(['a.png', 'b.JPG', 'c.jpeg', 'd.svg', 'e.gif', 'f.webp'].map(isOptimized)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
