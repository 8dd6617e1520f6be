import { expect, it } from 'vitest';
import { createIconPlaces } from './locate-icon.ts';

const TEXT =
  '---\nicon: bok\n---\n\n<Card icon="bok" /> <Icon icon={"bok"} /> <Card icon=\'book\' />\n\n```js icon="bok"\n```\n';

it('tells each use of a name once, in the order of the file', () => {
  const locate = createIconPlaces(() => TEXT, []);
  const places = [1, 2, 3, 4].map(() => locate('a.mdx', 'bok'));
  expect(
    places.slice(0, 3).map((place) => (place === 'told' ? '' : TEXT.slice(place.start - 7, place.end))),
  ).toEqual([' icon="bok', 'icon={"bok', ' icon="bok']);
  expect(places[3]).toBe('told');
});

it('tells the beginning of a file that does not hold the name, once', () => {
  const locate = createIconPlaces(() => 'export const x = "b" + "ok";', ['b.jsx']);
  expect(locate('a.mdx', 'bok')).toEqual({ file: 'a.mdx', start: 0, end: 0 });
  expect(locate('a.mdx', 'bok')).toBe('told');
});

it('takes a name with signs to the letter', () => {
  const locate = createIconPlaces(() => '<Icon icon="axb" /> <Icon icon="a.b" />', []);
  expect(locate('a.mdx', 'a.b')).toEqual({ file: 'a.mdx', start: 32, end: 35 });
});

it('looks into the files of components, once for all that they draw', () => {
  const texts: Readonly<Record<string, string>> = {
    'a.mdx': '<Boats />',
    'b.jsx': 'const boats = [{ icon: "bok" }, { icon: "bok" }];',
  };
  const locate = createIconPlaces((file) => texts[file], ['c.jsx', 'b.jsx']);
  const places = [1, 2, 3].map(() => locate('a.mdx', 'bok'));
  expect(places).toEqual([
    { file: 'b.jsx', start: 24, end: 27 },
    { file: 'b.jsx', start: 41, end: 44 },
    'told',
  ]);
});

it('takes the icon of the page itself for none of its content', () => {
  const text = '---\nicon: bok\n---\n\n<Icon icon="bok" />\n';
  const start = text.lastIndexOf('bok');
  expect(createIconPlaces(() => text, [])('a.mdx', 'bok')).toEqual({ file: 'a.mdx', start, end: start + 3 });
});
