import { expect, it } from 'vitest';
import { addressProblem } from './address-problem.ts';

it('lets pages be anywhere inside the site', () => {
  for (const address of [
    '',
    '/',
    '/users',
    'reference/v1.2/user...',
    '/a/index',
    '/größe/übung',
    '/x/sitemap.xml',
    '/stack.mdx/parts',
    '/.well-known/..x',
  ])
    expect(addressProblem(address), address).toBeUndefined();
});

it.each([
  ['/../x', 'holds `.` or `..`, and would lead elsewhere'],
  ['/a/%2E./x', 'holds `.` or `..`, and would lead elsewhere'],
  ['a\\..\\x', 'holds a backslash; write `/`'],
  ['/a\u0000', 'holds characters that no address may have'],
  ['/\ud800', 'holds characters that no address may have'],
  [`/${'ü'.repeat(130)}`, 'has a name of more than 240 bytes'],
  [`/${'ü'.repeat(130)}/x`, 'has a name of more than 240 bytes'],
  ['/a'.repeat(600), 'is longer than 1000 bytes'],
  ['/sitemap.xml/x', 'begins with `sitemap.xml`, which the site has for itself'],
  ['/sitemap-12.xml', 'begins with `sitemap-12.xml`, which the site has for itself'],
  ['/_waymark', 'begins with `_waymark`, which the site has for itself'],
  ['/a.md/b', 'has a name that ends like that of a file'],
  ['/a.mdx', 'has a name that ends like that of a file'],
  ['/a.HTML', 'has a name that ends like that of a file'],
])('refuses %j', (address, problem) => {
  expect(addressProblem(address)).toBe(problem);
});
