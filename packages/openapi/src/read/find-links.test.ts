import { expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

function written(text: string): readonly (readonly [string, string])[] {
  return [...findLinks([['api.json', text]])].flatMap(([href, places]) =>
    places.map(({ start, end }) => [href, text.slice(start, end)] as const),
  );
}

it('finds where links inside the site are written', () => {
  const text = '"See [a](/a), <a href=\\"/b\\">b</a>, ![c](./c.png \\"C\\") and [d](<#d>). [a](/a)"';
  expect(written(text).map(([href]) => href)).toEqual(['/a', '/a', '/b', './c.png', '#d']);
  expect(findLinks([['api.json', text]]).get('/a')).toEqual([
    { file: 'api.json', start: 9, end: 11 },
    { file: 'api.json', start: text.length - 4, end: text.length - 2 },
  ]);
});

it('reads addresses in angle brackets to their end', () => {
  expect(written('"[a](</my file>) [b](<\\/b c> \\"B\\") [c](<d"')).toEqual([
    ['/my file', '/my file'],
    ['/b c', '\\/b c'],
  ]);
});

it('reads slashes that JSON escapes', () => {
  expect(written('"[a](\\/guides\\/a)"')).toEqual([['/guides/a', '\\/guides\\/a']]);
});

it('leaves other sites alone', () => {
  expect(written('[a](https://a.example/x) [b](//b.example) [c](mailto:c@d.example)')).toEqual([]);
});

it('knows the document of each', () => {
  const links = findLinks([
    ['a.yaml', 'x: "[a](/a)"'],
    ['b.yaml', 'x: "[a](/a) [b](/b)"'],
  ]);
  expect([...links.values()].map((places) => places.map(({ file }) => file))).toEqual([
    ['a.yaml', 'b.yaml'],
    ['b.yaml'],
  ]);
});
