import { expect, it } from 'vitest';
import { componentRegistry } from '../../../components/index.ts';
import { compilePage } from '../compile-page.ts';

const FILES: Readonly<Record<string, string>> = {
  '/names.mdx': "export const product = 'Lantern';\nexport const late = () => 'no';",
  '/names.json': '{"port": {"name": "Amrum"}, "step": {"title": "Of a file"}}',
  '/asked.mdx': '<Accordion title={of}>x</Accordion>',
  '/part.mdx': '## Part {word} of {product}',
};

function factsOf(text: string) {
  const resolveImport = (specifier: string): string | undefined =>
    specifier in FILES ? specifier : undefined;
  const { value: page } = compilePage('page.mdx', text, {
    components: componentRegistry,
    resolveImport,
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: (file) => FILES[file],
  });
  return page?.facts;
}

/** Ids and words of the headings of a page. */
function headingsOf(text: string): readonly string[] {
  const sections = factsOf(text)?.sections ?? [];
  return sections.flatMap(({ id, heading }) => (id === '' ? [] : [`${id}: ${heading}`]));
}

const IMPORTS =
  "import { product as name, late } from '/names.mdx';\nimport places from '/names.json';\nimport Part from '/part.mdx';\n\n";

it.each([
  ['{"Light"} on', 'on: Light on'],
  ['{3} boats{/* no word */}', 'boats: 3 boats'],
  ['About {name}', 'about: About Lantern'],
  ['In {places.port.name}', 'in: In Amrum'],
  ['{own}', 'own-name: Own name'],
  ['In {places?.port?.name} {größe}', 'in: In Amrum L'],
  ['{`${own} in ${places.port.name}`}', 'own-name-in-amrum: Own name in Amrum'],
  ['{own + " " + 3}', 'own-name-3: Own name 3'],
  ['Sum {1 + 2 + "x"} {own + name}', 'sum: Sum'],
  ['Of {late()} and {late}', 'of-and: Of  and'],
  ['Of {places.port.constructor}', 'of: Of'],
])('the heading %s has the words that are known', (heading, found) => {
  expect(
    headingsOf(`${IMPORTS}export const own = "Own name";\nexport const größe = "L";\n\n## ${heading}`),
  ).toEqual([found]);
});

it('attributes of the tag around a snippet are known in it', () => {
  expect(headingsOf(`${IMPORTS}<Part word="one" />`)).toEqual(['part-of: Part one of']);
});

it.each([
  ['<Step title={own}>x</Step>', 'own-name'],
  ['<Step title={`${own} in ${places.port.name}`}>x</Step>', 'own-name-in-amrum'],
  ['<Accordion title={"About " + name}>x</Accordion>', 'about-lantern'],
  ['<Update label={name}>x</Update>', 'lantern'],
  ['<Step title={late()}>x</Step>', 'section'],
  ['<Step {...{ title: "Own step" }}>x</Step>', 'own-step'],
  ['<Step {...places.step}>x</Step>', 'of-a-file'],
  ['<Step {...own}>x</Step>', 'section'],
  ['<Step title="Before" {...places.step}>x</Step>', 'of-a-file'],
  ['<Step {...places.step} title="Behind">x</Step>', 'behind'],
  ['<Step {...places.step} title="Later">x</Step>', 'later'],
  ['<Step title="Earlier" {...places.step}>x</Step>', 'of-a-file'],
])('the place of %s has the address of its title, as far as that is known', (tag, id) => {
  expect(
    factsOf(`${IMPORTS}export const own = "Own name";\nexport const größe = "L";\n\n${tag}`)?.anchors,
  ).toEqual([id]);
});

it('what readers see of a tag is known with its title', () => {
  const text = `${IMPORTS}export const size = 'h2';\n\n<Steps titleSize={size}>\n<Step title={name}>x</Step>\n</Steps>`;
  expect(factsOf(text)?.toc.map((entry) => entry.text)).toEqual(['Lantern']);
  const update = factsOf(`${IMPORTS}<Update label="May" description={name}>x</Update>`);
  expect(update?.sections.map((section) => section.text).join()).toContain('Lantern');
});

it('an object that is spread leads where it says', () => {
  const text = 'export const card = { title: "A", href: "/there" };\n\n<Card {...card}>x</Card>';
  expect(factsOf(text)?.links.map(({ href }) => href)).toEqual(['/there']);
  const behind = text.replace('{...card}', '{...card} href="/here"');
  expect(factsOf(behind)?.links.map(({ href }) => href)).toEqual(['/here']);
});

it('a title of a snippet that an attribute gives is one in each place of it', () => {
  const text = `${IMPORTS}<Asked of="Boats" />\n\n<Asked of="Tides" />`;
  expect(factsOf(`import Asked from '/asked.mdx';\n${text}`)?.anchors).toEqual(['boats', 'tides']);
});
