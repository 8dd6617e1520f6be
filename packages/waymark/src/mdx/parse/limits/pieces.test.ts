import { expect, it } from 'vitest';
import { parseMarkdown } from '../parse.ts';
import { readModule } from '../read-module.ts';
import {
  findManyEmphases,
  findManyEntities,
  findManyOddBlanks,
  findManyTagLines,
  findManyTagParagraphs,
  hasManyMarks,
} from './pieces.ts';

const MANY = '&amp; '.repeat(30_000);

it('tells where a paragraph of entities begins that would take all memory', () => {
  expect(findManyEntities(`First.\n\n${MANY}`)).toBe(8);
  expect(findManyEntities(`First.\r\n\r\n${MANY}`)).toBe(10);
  const { value, diagnostics } = readModule('page.mdx', `First.\n\n${MANY}`);
  expect([value, diagnostics.map(({ code, span }) => [code, span?.start])]).toEqual([
    undefined,
    [['mdx/syntax', 8]],
  ]);
  expect(parseMarkdown(MANY).children?.[0]?.children?.[0]?.value).toBe(MANY);
});

it('takes as many in paragraphs of their own', () => {
  expect(findManyEntities('&amp;\n\n'.repeat(30_000))).toBeUndefined();
});

it('counts marks by how long their paragraph is', () => {
  expect(hasManyMarks(`"a" `.repeat(600))).toBe(false);
  expect(hasManyMarks(`"a" `.repeat(1100))).toBe(true);
  expect(hasManyMarks(`"a" ${'b'.repeat(100)} `.repeat(900))).toBe(true);
});

it('tells where lines that begin with a tag are so many that the parser would take hours', () => {
  const rows = '<tr>\n<td>\n<p>a</p>\n</td>\n</tr>\n'.repeat(9000);
  expect(findManyTagLines(`First.\n\n<table>\n${rows}</table>\n`)).toBe(8);
  expect(findManyTagLines(`\`\`\`html\n${rows}\`\`\`\n`)).toBeUndefined();
  expect(
    findManyTagLines(`First.\n\n${'<tr><td>a row as tools write it</td></tr>\n'.repeat(6000)}`),
  ).toBeUndefined();
  expect(findManyTagLines(`First.\n\n${'<i style={{ color: "red" }}>a</i>\n'.repeat(6000)}`)).toBe(8);
  const { value, diagnostics } = readModule('page.mdx', `First.\n\n<table>\n${rows}</table>\n`);
  expect([value, diagnostics.map(({ code, span }) => [code, span?.start])]).toEqual([
    undefined,
    [['mdx/syntax', 8]],
  ]);
});

it('takes a table of any length whose lines are indented', () => {
  const rows = '  <tr>\n    <td>\n      <p>a</p>\n    </td>\n  </tr>\n'.repeat(9000);
  expect(readModule('page.mdx', `<table>\n${rows}</table>\n`).diagnostics).toEqual([]);
});

it('tells where paragraphs of one tag are so many that the parser would take all memory', () => {
  const tags = '<i>x</i>\n\n'.repeat(9000);
  expect(findManyTagParagraphs(`First.\n\n${tags}`)).toBe(8);
  expect(findManyTagParagraphs(`\`\`\`\n${tags}\`\`\`\n`)).toBeUndefined();
  expect(findManyTagParagraphs('<i />\n\n'.repeat(20_000))).toBeUndefined();
  expect(findManyTagParagraphs('<i>x</i>\n\n'.repeat(7000))).toBeUndefined();
});

it('tells where no-break spaces in a tag are so many that the parser would take hours', () => {
  const tag = `<Card title="a"${'\u00a0'.repeat(1_000_000)}href="/">x</Card>`;
  const { value, diagnostics } = readModule('page.mdx', `First.\n\n${tag}\n`);
  expect([value, diagnostics.map(({ code, span }) => [code, span?.start])]).toEqual([
    undefined,
    [['mdx/syntax', 8]],
  ]);
});

it('takes as many in code, and in paragraphs of their own', () => {
  const blanks = '\u00a0'.repeat(30_000);
  expect(findManyOddBlanks(`\`\`\`\n${blanks}\n\`\`\`\n`)).toBeUndefined();
  expect(findManyOddBlanks('a\u00a0b\n\n'.repeat(30_000))).toBeUndefined();
});

it.each(['字**（', '（~~字', '字**\n'])(
  'tells where a paragraph of so much emphasis begins that the parser would take hours: %j',
  (mark) => {
    const many = mark.repeat(200_000);
    expect(findManyEmphases(`First.\n\n${many}`)).toBe(8);
    expect(findManyEmphases(`\`\`\`\n${many}\n\`\`\`\n`)).toBeUndefined();
    expect(findManyEmphases(`${mark}\n\n`.repeat(100_000))).toBeUndefined();
    expect(readModule('page.mdx', many).diagnostics.map(({ code, span }) => [code, span?.start])).toEqual([
      ['mdx/syntax', 0],
    ]);
    expect(parseMarkdown(many).children?.[0]?.children?.[0]?.value).toBe(many);
  },
);

it('goes once through a line of marks of emphasis, however long', () => {
  expect(findManyEmphases('*'.repeat(1_000_000))).toBeUndefined();
  expect(findManyEmphases(`First.\n\n${'字**（'.repeat(60_000)}`)).toBe(8);
  expect(findManyEmphases(`First.\n\n${'a**（'.repeat(60_000)}`)).toBe(8);
});
