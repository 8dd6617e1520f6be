import { expect, it } from 'vitest';
import { relativeAddress, siteFile } from './address.ts';

const files = new Set([
  'index.html',
  'a/index.html',
  'a/b/index.html',
  'v1.2/index.html',
  'a.png',
  'x/ö ü.png',
]);

it.each([
  ['/', 'a/index.html', '../index.html'],
  ['/a/', 'index.html', 'a/index.html'],
  ['/a', 'index.html', 'a/index.html'],
  ['/a/b/#here', 'a/index.html', 'b/index.html#here'],
  ['/a/?q=1#here', 'a/b/index.html', '../index.html?q=1#here'],
  ['../', 'a/b/index.html', '../index.html'],
  ['/v1.2/', 'index.html', 'v1.2/index.html'],
  ['/v1.2', 'index.html', 'v1.2/index.html'],
  ['/a.png', 'a/b/index.html', '../../a.png'],
  ['/x/%C3%B6%20%C3%BC.png', 'index.html', 'x/%C3%B6%20%C3%BC.png'],
  ['/nowhere', 'a/index.html', '../nowhere/index.html'],
  ['/nothing.pdf', 'a/index.html', '../nothing.pdf'],
  ['/../../out', 'a/index.html', '../out/index.html'],
])('%s on %s is %s', (address, from, expected) => {
  const file = siteFile(address, from, files);
  expect(file && relativeAddress(from, file)).toBe(expected);
});

it.each(['#here', '', '?q', 'https://example.com/a', '//example.com', 'mailto:a@example.com', 'data:,a'])(
  '%s leads to no file of the site',
  (address) => {
    expect(siteFile(address, 'a/index.html', files)).toBeUndefined();
  },
);

it('is never taken for a scheme', () => {
  expect(relativeAddress('index.html', { path: 'a:b/index.html', suffix: '' })).toBe('./a:b/index.html');
});
