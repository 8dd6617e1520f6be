import { expect, it } from 'vitest';
import { createTestSite } from '../testing/create-test-site.ts';
import { caddyFile } from './caddy.ts';

it.each([
  ['https://docs.example.com', 'docs.example.com'],
  ['https://docs.example.com:8443/docs', 'docs.example.com:8443'],
  ['http://docs.internal', 'http://docs.internal'],
  [undefined, ':80'],
])('serves the site at %s under the name %s', (siteUrl, name) => {
  const site = { navigation: { pages: ['a'] }, pages: { 'a.mdx': 'A' } };
  const { text } = caddyFile(createTestSite(siteUrl === undefined ? site : { ...site, siteUrl }), '/srv');
  expect(text.split('\n')[0]).toBe(`${name} {`);
});

it('adds a slash to no address that browsers take for that of another site', () => {
  const site = createTestSite({ navigation: { pages: ['a'] }, pages: { 'a.mdx': 'A' } });
  const [, expression = ''] = /vars_regexp page \S+ "(.*)"/.exec(caddyFile(site, '/srv').text) ?? [];
  const page = new RegExp(expression);
  expect(page.exec('//a%20b/c?d')?.[1]).toBe('a%20b/c');
  // Cleaned, they are the home page.
  for (const address of ['/\\evil.example/..', '/x/..\\', '//\\evil.example/..?x'])
    expect(page.test(address)).toBe(false);
});
