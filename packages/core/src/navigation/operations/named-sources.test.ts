import { expect, it } from 'vitest';
import { sourcesNamed } from './named-sources.ts';

const sources = ['../shared/api.json', 'api.yaml', 'guides/api.yaml', 'old/v1.json', 'v1/harbour.json'];

it.each([
  ['api.yaml', '', ['api.yaml']],
  ['api.yaml', 'guides/start.mdx', ['guides/api.yaml']],
  ['/api.yaml', 'guides/start.mdx', ['api.yaml']],
  ['../api.yaml', 'guides/start.mdx', ['api.yaml']],
  ['../../api.yaml', 'guides/start.mdx', ['api.yaml']],
  ['//v1/harbour.json', '', ['v1/harbour.json']],
  ['api', 'guides/start.mdx', ['api.yaml', 'guides/api.yaml']],
  ['../shared/api.json', '', ['../shared/api.json']],
  ['v1.json', '', ['old/v1.json']],
  ['v1', '', ['old/v1.json']],
  ['harb', '', ['v1/harbour.json']],
  ['other/api.yaml', '', []],
  ['./', '', []],
  ['https://api.example.com/v1', '', []],
])('reads %s in the file "%s"', (name, file, expected) => {
  expect(sourcesNamed(sources, name, file)).toEqual(expected);
});

it('finds an address by its letters alone', () => {
  const urls = ['https://api.example.com/a.json', 'https://api.example.com/a.json?v=2'];
  expect(
    sourcesNamed(
      [...urls, '//api.example.com/b.json', 'api.example.com/b.json'],
      '//api.example.com/b.json',
      '',
    ),
  ).toEqual(['//api.example.com/b.json']);
  expect(sourcesNamed(urls, ' https://api.example.com/a.json ', 'guides/x.mdx')).toEqual([urls[0]]);
});
