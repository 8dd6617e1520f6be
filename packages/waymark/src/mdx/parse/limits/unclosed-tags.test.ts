import { describe, expect, it } from 'vitest';
import { readModule } from '../read-module.ts';
import { nodeText } from '../tree.ts';
import { findUnclosedTags } from './unclosed-tags.ts';

const TAGS = 60;

describe('tags that are left open in an expression', () => {
  it.each([
    ['bare', `{${'<div>'.repeat(TAGS)} }`],
    ['in a function', `What {(() => { throw ${'<div>'.repeat(TAGS)} })()}`],
    ['in an attribute', `<Card title={${'<b>'.repeat(TAGS)}} />`],
    ['without a name', `{${'<>'.repeat(TAGS)}}`],
    ['as types', `{${'f<T>('.repeat(TAGS)}}`],
    ['behind a whole expression', `{a; ${'<div>'.repeat(TAGS)}}`],
    ['behind a brace between tags', `a {e: >${'<div>'.repeat(12)}}${'<div>'.repeat(25)}`],
    ['over lines and paragraphs', `{${'<div>\n\n'.repeat(TAGS)}`],
    ['over a brace between tags, and paragraphs', `{e <div> }\n\n${'<div>'.repeat(TAGS)}`],
    ['over a brace in a string', `{"a}\n\n${'<div>'.repeat(TAGS)}`],
    ['over a brace in a pattern', `{o* a. */}\n\n<b>x\n\n${'<div>'.repeat(TAGS)}`],
    ['behind an expression of several lines', `{\n1\n}{e\n\n${'<div>'.repeat(TAGS)}}`],
    ['in what looks like a fence', `{<div>\n\n\`\`\`\n\n${'<div>'.repeat(TAGS)}\n\`\`\``],
    ['in what looks like inline code', `{{{{a\n${'| `<Tab id>` |\n'.repeat(TAGS)}`],
    ['in an attribute, over paragraphs', `What <Card title={e\n\n${'<div>'.repeat(TAGS)}} />`],
    ['in a footnote, over paragraphs', `[^1]: {e\n\n    ${'<div>'.repeat(TAGS)}}`],
    ['behind an export that a paragraph goes on into', `What\nexport {${'<div>'.repeat(TAGS)}}`],
    ['behind an export of several lines', `export const a = {\n  b: 1,\n};\n\n{${'<div>'.repeat(TAGS)}}`],
    ['behind each of which an end of none stands', `b={<a>{a}"/> `.repeat(TAGS)],
    ['each with a value whose brace stands in a string', `<a b={'}/>\n\n`.repeat(TAGS)],
    ['each with a value whose brace stands in a pattern', `<a b={/}/>\n\n`.repeat(TAGS)],
    ['behind code that holds a string of them', `\`{"\`\n\n{${'<div>'.repeat(TAGS)}\n"}`],
  ])('are told with a place, and cost nothing around: %s', (_, open) => {
    const { value, diagnostics } = readModule('page.mdx', `Some text.\n\n${open}\n\nMore.\n`);
    expect(nodeText(value?.root ?? { type: 'root' })).toMatch(/^Some text\.[\s\S]*More\.$/);
    expect(diagnostics[0]?.span?.start).toBeGreaterThan(10);
  });

  it.each([
    ['each in an attribute of another', `{${'<a b={'.repeat(TAGS)}}`],
    ['behind a brace that looks escaped', `\\\\{${'<div>'.repeat(TAGS)}}`],
  ])('are an error with a place where the brace cannot be read as text: %s', (_, open) => {
    const { value, diagnostics } = readModule('page.mdx', `Some text.\n\n${open}\n`);
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(['mdx/syntax']);
    expect(diagnostics[0]?.span?.start).toBeGreaterThan(10);
  });

  it('are an error without an expression too, where they are thousands', () => {
    const { value, diagnostics } = readModule('page.mdx', '<b>\n\n'.repeat(5000));
    expect([value, diagnostics.map(({ code }) => code)]).toEqual([undefined, ['mdx/syntax']]);
    const crossed = readModule('page.mdx', '<Steps>\na\n</Step>\n\n'.repeat(5000));
    expect(crossed.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('deeper')]);
    expect(readModule('page.mdx', 'a<br>b\n\n'.repeat(2000)).value).toBeDefined();
  });

  it.each([
    ['tags that are closed', `{${'<div>'.repeat(TAGS)}x${'</div>'.repeat(TAGS)}}`],
    ['texts of tags', `{"${'<br>'.repeat(TAGS)}"}`],
    ['templates of tags', `<i title={\`${'<br>\n'.repeat(TAGS)}\`} />`],
    ['code', `\`\`\`jsx\n{${'<div>'.repeat(TAGS)}\n\`\`\``],
    ['tags beside each other', `{[${'<br />, '.repeat(TAGS)}]}`],
    [
      'code behind a brace that its paragraph leaves open',
      `What {a.\n\n\`\`\`\n${'<div>'.repeat(TAGS)}\n\`\`\``,
    ],
    [
      'an export of several lines',
      `export const a = {\n  b: {\n    c: "${'List<Boat> '.repeat(TAGS)}" },\n};`,
    ],
    ['an escaped brace', `\\{ ${'<b>x</b> '.repeat(TAGS)}`],
  ])('are not seen in %s', (_, closed) => {
    expect(readModule('page.mdx', `Some text.\n\n${closed}\n`).value).toBeDefined();
  });

  it('are not looked for in all the ways in which signs of a comment could be parted', () => {
    const comments = '// '.repeat(1000);
    const page = `${'<b>x</b>\n\n'.repeat(TAGS)}{a ${comments}\nb }\n`;
    expect(readModule('page.mdx', page).diagnostics.map(({ code }) => code)).not.toEqual([]);
    expect(readModule('page.mdx', page.replace('\nb ', '\n')).value).toBeDefined();
  });
});

it.each(["{'}", '{/*}', "> {'}"])('counts braces that one without an end hides: %s', (brace) => {
  const text = `Some text.\n\n${`${brace}\n`.repeat(4000)}`;
  expect(findUnclosedTags(text)).toBe(text.indexOf('{'));
});
