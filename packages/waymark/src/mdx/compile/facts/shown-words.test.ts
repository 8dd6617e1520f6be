import { expect, it } from 'vitest';
import { componentRegistry } from '../../../components/definition/registry.ts';
import { compilePage } from '../compile-page.ts';
import { codeWords } from './shown-words.ts';

/** What the search reads of a page. */
function textOf(text: string): string {
  const { value: page } = compilePage('page.mdx', text, {
    components: componentRegistry,
    resolveImport: () => undefined,
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: () => undefined,
  });
  return (page?.facts.sections ?? []).map((section) => section.text).join('\n');
}

it.each([
  ['<Frame caption="The **north** pier" hint="At dawn">x</Frame>', 'The north pier\nAt dawn\nx'],
  [
    'Ask <Tooltip headline="Keeper" tip="Who keeps it" cta="More" href="/a">him</Tooltip>.',
    'Keeper Who keeps it More him',
  ],
  ['<ResponseField name="lampCount" type="integer">How many</ResponseField>', 'lampCount integer\nHow many'],
  [
    '<ParamField query="boat" name="ignored" type="enum<string>">Which</ParamField>',
    'boat enum<string>\nWhich',
  ],
  ['<Color variant="compact"><Color.Item name="Buoy red" value="#f00" /></Color>', 'Buoy red'],
  ['<Update label="May" description="In spring">x</Update>', 'In spring\nx'],
  ['<Update label="May" tags={["Sails", "Ropes"]}>x</Update>', 'Sails Ropes\nx'],
  ['<ParamField query="boat" pre={["beta"]} post={["fleet only"]}>x</ParamField>', 'boat beta fleet only\nx'],
  ['Before\n\n```ts rigging.config.ts {1}\nhoist()\n```\n\nAfter', 'Before\nrigging.config.ts\nAfter'],
  ['<img src="/a.png" alt="A lamp" />', 'A lamp'],
])('finds the texts that readers see of the props in %s', (source, found) => {
  const shown = textOf(source);
  for (const line of found.split('\n')) expect(shown).toContain(line);
  expect(shown).not.toMatch(/param-|ignored/);
});

it.each([
  ['one<br/>two and three<br />four', 'one two and three four'],
  ['| a |\n|---|\n| one<ul><li>two</li><li>three</li></ul> |', 'a\none two three'],
  ['<table><tbody><tr><td>one</td><td>two</td></tr></tbody></table>', 'one two'],
  ['un<b>broken</b> <Badge>w</Badge>ord', 'unbroken word'],
])('keeps words apart that tags of HTML stand between: %s', (source, found) => {
  expect(textOf(source).replace(/ *\n */g, '\n')).toBe(found);
});

it('finds no title of an element of HTML, which no reader sees', () => {
  expect(textOf('<iframe title="Video player" src="https://example.com" />')).toBe('');
  expect(textOf('<OptimizedFrame title="Video player" src="https://example.com" />')).toBe('');
});

it('finds nothing of a field that is hidden', () => {
  expect(textOf('<ParamField query="secret" hidden>\n\n## Of it\n\n</ParamField>')).toBe('');
  expect(textOf('<ResponseField name="secret" type="string" hidden="true">x</ResponseField>')).toBe('');
});

it('finds the words between tags in expressions', () => {
  expect(textOf('{isOn && <div>\n\nThe *lamp*\n\n</div>}')).toContain('The *lamp*');
  expect(textOf('Now {isOn && <b>burning</b>} here')).toBe('Now burning here');
  expect(textOf('{isOn && <MDX>## The **pier**</MDX>}')).toContain('The pier');
});

it.each([
  [
    'boats.map((boat) => <Card title="A boat" href="/not">{boat} and {"its crew"}</Card>)',
    ['A boat', 'and', 'its crew'],
  ],
  ['isOn ? <p>On</p> : <p>Off</p>', ['On', 'Off']],
  ['1 < 2 || 3 /> 4', []],
  ['<p>open', []],
])('reads the words of %s', (code, words) => {
  expect(codeWords(code)).toEqual(words);
});

it('reads what lies as deep as it may', () => {
  const deep = `${'<b>'.repeat(400)}lamp${'</b>'.repeat(400)}`;
  expect(codeWords(deep)).toEqual(['lamp']);
});
