import { expect, it } from 'vitest';
import { compilePage } from '../compile-page.ts';

const FILES: Readonly<Record<string, string>> = {
  '/names.mdx': "export const product = 'Lantern';\nexport const late = () => 'no';",
  '/names.json': '{"port": {"name": "Amrum"}}',
  '/part.mdx': '## Part {word} of {product}',
};

/** Ids and words of the headings of a page. */
function headingsOf(text: string): readonly string[] {
  const resolveImport = (specifier: string): string | undefined =>
    specifier in FILES ? specifier : undefined;
  const { value: page } = compilePage('page.mdx', text, {
    components: new Map(),
    resolveImport,
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: (file) => FILES[file],
  });
  return (page?.facts.sections ?? []).flatMap(({ id, heading }) => (id === '' ? [] : [`${id}: ${heading}`]));
}

const IMPORTS =
  "import { product as name, late } from '/names.mdx';\nimport places from '/names.json';\nimport Part from '/part.mdx';\n\n";

it.each([
  ['{"Light"} on', 'on: Light on'],
  ['{3} boats{/* no word */}', 'boats: 3 boats'],
  ['About {name}', 'about: About Lantern'],
  ['In {places.port.name}', 'in: In Amrum'],
  ['{own}', 'own-name: Own name'],
  ['{`${own} in ${places.port.name}`}', 'own-name-in-amrum: Own name in Amrum'],
  ['{own + " " + 3}', 'own-name-3: Own name 3'],
  ['Sum {1 + 2 + "x"} {own + name}', 'sum: Sum'],
  ['Of {late()} and {late}', 'of-and: Of  and'],
  ['Of {places.port.constructor}', 'of: Of'],
])('the heading %s has the words that are known', (heading, found) => {
  expect(headingsOf(`${IMPORTS}export const own = "Own name";\n\n## ${heading}`)).toEqual([found]);
});

it('attributes of the tag around a snippet are known in it', () => {
  expect(headingsOf(`${IMPORTS}<Part word="one" />`)).toEqual(['part-of: Part one of']);
});
