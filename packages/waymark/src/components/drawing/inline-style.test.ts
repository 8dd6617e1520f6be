import { expect, it } from 'vitest';
import { resolveAddresses } from './inline-style.ts';

it.each([
  ['background:url(/a.png);', 'background:url("/docs/a.png");'],
  [`background:url( '/a (1).png' ),url("b.png")`, 'background:url("/docs/a (1).png"),url("/docsb.png")'],
  ['fill:url(#a);', 'fill:url(#a);'],
])('%j is %j', (written, expected) => {
  expect(resolveAddresses(written, (src) => `/docs${src}`)).toBe(expected);
});

// What takes the square of their number takes longer than a test may.
it('many addresses that do not end are read in one go', () => {
  const written = 'url('.repeat(200_000);
  expect(resolveAddresses(written, (src) => src)).toBe(written);
});
