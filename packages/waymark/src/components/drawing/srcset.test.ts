import { expect, it } from 'vitest';
import { resolveSrcset } from './srcset.ts';

it.each([
  ['/a.png', '/docs/a.png'],
  ['/a.png 2x', '/docs/a.png 2x'],
  [' /a.png 480w ,\n /b.png 1.5x, ', '/docs/a.png 480w, /docs/b.png 1.5x'],
  ['/a,b.png, /c.png 2x', '/docs/a,b.png, /docs/c.png 2x'],
  ['bad:x 1x, /a.png', '/docs/a.png'],
  ['', ''],
])('%j is %j', (written, expected) => {
  expect(resolveSrcset(written, (src) => (src.startsWith('/') ? `/docs${src}` : ''))).toBe(expected);
});
