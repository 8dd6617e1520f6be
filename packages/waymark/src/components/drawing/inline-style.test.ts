import { expect, it } from 'vitest';
import { resolveAddresses } from './inline-style.ts';

it.each([
  ['background:url(/a.png);', 'background:url("/docs/a.png");'],
  [`background:url( '/a (1).png' ),url("b.png")`, 'background:url("/docs/a (1).png"),url("/docsb.png")'],
  ['fill:url(#a);', 'fill:url(#a);'],
])('%j is %j', (written, expected) => {
  expect(resolveAddresses(written, (src) => `/docs${src}`)).toBe(expected);
});

it('many addresses that do not end take no more time than their number', () => {
  const start = performance.now();
  resolveAddresses('url('.repeat(100_000), (src) => src);
  expect(performance.now() - start).toBeLessThan(2000);
});
