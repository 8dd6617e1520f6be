import { expect, it } from 'vitest';
import { resolveSrcset } from './srcset.ts';

it.each([
  ['/a.png', '/docs/a.png'],
  ['/a.png 2x', '/docs/a.png 2x'],
  [' /a.png 480w ,\n /b.png 1.5x, ', '/docs/a.png 480w, /docs/b.png 1.5x'],
  ['/a,b.png, /c.png 2x', '/docs/a,b.png, /docs/c.png 2x'],
  ['bad:x 1x, /a.png', '/docs/a.png'],
  ['/a.png,, /b.png (x) 2w, /c.png 2x,/d.png', '/docs/a.png, /docs/c.png 2x, /docs/d.png'],
  ['', ''],
])('%j is %j', (written, expected) => {
  expect(resolveSrcset(written, (src) => (src.startsWith('/') ? `/docs${src}` : ''))).toBe(expected);
});

// What takes the square of their number takes longer than a test may.
it.each(['a', '1', ',', ' 1w', ' '])('many of %j are read in one go', (part) => {
  const none = (): string => '';
  expect(resolveSrcset(`/a.png ${part.repeat(200_000)} ! b`, none)).toBe('');
  expect(resolveSrcset(`${part.repeat(200_000)} b b`, none)).toBe('');
});
