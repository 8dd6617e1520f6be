import { describe, expect, it } from 'vitest';
import { parseJson } from './json-source.ts';
import { findMember, findNode, toValue } from './value-node.ts';

function problemsOf(text: string): readonly string[] {
  return parseJson('a.json', text).problems.map(({ kind, message, span }) => {
    return `${kind} ${span.start}-${span.end} ${message}`;
  });
}

describe('parseJson', () => {
  it('gives every value its place and pointer', () => {
    const text = '{"a": [1, {"b/c": true}], "d": null}';
    const { root, problems } = parseJson('a.json', text);
    expect(problems).toEqual([]);
    if (root === undefined) throw new Error('no root');
    expect(toValue(root)).toEqual(JSON.parse(text));
    const found = findNode(root, '/a/1/b~1c');
    expect(found.node).toMatchObject({ value: true, pointer: '/a/1/b~1c', span: { start: 18, end: 22 } });
    expect(found.member?.keySpan).toMatchObject({ file: 'a.json', start: 11, end: 16 });
    expect(findMember(root, 'd')?.value.span).toMatchObject({ start: 31, end: 35 });
  });

  it('tolerates a byte order mark without moving offsets', () => {
    const { root } = parseJson('a.json', '\ufeff{"a": 1}');
    expect(findMember(root, 'a')?.keySpan.start).toBe(2);
  });

  it('reports comments and trailing commas and reads on', () => {
    const text = '{"a": [1, 2,], /* x */ "b": 1, // y\n}';
    const { root } = parseJson('a.json', text);
    expect(root && toValue(root)).toEqual({ a: [1, 2], b: 1 });
    expect(problemsOf(text)).toEqual([
      'trailing-comma 11-12 the last entry has a comma after it',
      'comment 15-22 this is a comment',
      'comment 31-35 this is a comment',
      'trailing-comma 29-30 the last entry has a comma after it',
    ]);
  });

  it('lets the later of two equal keys win and names the earlier', () => {
    const { root, problems } = parseJson('a.json', '{"a": 1, "b": 2, "a": 3}');
    expect(root && toValue(root)).toEqual({ a: 3, b: 2 });
    expect(problems).toMatchObject([
      { kind: 'duplicate-key', message: 'a', span: { start: 17 }, related: { span: { start: 1, end: 4 } } },
    ]);
  });

  it.each([
    ['{"a": 1 "b": 2}', 'syntax 6-7 a comma is missing here'],
    ['{"a" 1}', 'syntax 3-4 a colon is missing after the key'],
    ['{"a": 1', 'syntax 7-7 the closing `}` is missing'],
    ['[1', 'syntax 2-2 the closing `]` is missing'],
    ['[{"a": [1], {"a": [2]}]', 'syntax 12-13 the closing `}` is missing'],
    ['{"a": 1 {', 'syntax 6-7 a comma is missing here'],
    ['', 'syntax 0-0 a value is expected here'],
    ['{"a": }', 'syntax 6-7 a value is expected here'],
    ['{"a": yes}', 'syntax 6-9 this is no JSON value; text needs double quotes'],
    ['{"a": “b”}', 'syntax 6-9 this quotation mark is one of texts; JSON has `"`'],
    ['{"a": "x\n"}', 'syntax 6-8 this text has no closing quote on its line'],
    ['{"a": "\\q"}', 'syntax 6-10 this is no JSON escape; write a backslash as `\\\\`'],
    ['{"a: "b"}', 'syntax 1-3 this key has no closing quote'],
    ['{"a: ["b"]}', 'syntax 1-3 this key has no closing quote'],
    ['{"a: 5,\n"b": 1}', 'syntax 1-3 this key has no closing quote'],
    ['{"a": "Note: x,\n"b": 1}', 'syntax 6-15 this text has no closing quote on its line'],
    ['{"a": "Note:" x}', 'syntax 14-15 this is no JSON value; text needs double quotes'],
    ['{a": 1}', 'syntax 1-2 the quote before this text is missing'],
    ['{a: 1}', 'syntax 1-2 this key needs double quotes'],
    ["{'a': 1}", 'syntax 1-4 text stands in double quotes, `"`, not in `\'`'],
    ['{"a": None}', 'syntax 6-10 write `null`, or leave the key out'],
    ['{"a" = 1}', 'syntax 5-6 a key and its value are separated by `:`'],
    ['{"a": 1,, "b": 2}', 'syntax 8-9 there is a comma too many here'],
    [
      '{"a": {"b", "c"}}',
      'syntax 9-10 a colon and a value are missing after this key; texts without keys stand in `[` and `]`',
    ],
    ['{# b\n"a": 1}', 'syntax 1-2 JSON has no comments: take it out'],
    ['```json\n{}', 'syntax 0-7 this is the fence of a block of code: take it out'],
    ['{"a": [1]]}', 'syntax 9-10 this `]` is one too many: take it out'],
    ['{"a": {}]}', 'syntax 8-9 this `]` is one too many: take it out'],
    ['{"a": 1}}', 'syntax 8-9 this `}` is one too many: take it out'],
    ['\ufeff{"a": {"b": 1}}, "c": 2}', 'syntax 15-16 this `}` is one too many: take it out'],
    ['{"a": [1]], "b": [}', 'syntax 9-10 the closing `}` is missing'],
    ['{} {}', 'syntax 3-4 there is more text after the end of the value'],
  ])('places the first error of %j', (text, expected) => {
    const { root, problems } = parseJson('a.json', text);
    expect(root).toBeUndefined();
    expect(problems.length).toBe(1);
    expect(problemsOf(text)).toEqual([expected]);
  });

  it('names the bracket that is not closed', () => {
    const { problems } = parseJson('a.json', '{"a": [1, 2}');
    expect(problems[0]?.related).toMatchObject({ message: 'opened here', span: { start: 6, end: 7 } });
  });

  it('refuses absurd depth instead of overflowing, and is not fooled by text', () => {
    expect(problemsOf('['.repeat(100_000))).toEqual(['syntax 500-501 the values are nested too deeply']);
    expect(problemsOf(JSON.stringify([`\\"${'['.repeat(1000)}`]))).toEqual([]);
    expect(problemsOf(`["${'['.repeat(1000)}`)[0]).toContain('no closing quote');
  });

  it.each([
    ['closing brackets before them', ']'.repeat(9000)],
    ['others that close nothing between them', ''],
    ['a quote in a comment', '/*"*/'],
    ['a quote in the line of a comment', '// "\r'],
    ['a text that ends with its line', '"\r'],
  ])('refuses deep nesting behind %s', (name, before) => {
    const deep = name.startsWith('others') ? '[},'.repeat(9000) : '['.repeat(9000);
    expect(problemsOf(before + deep).join()).toContain('the values are nested too deeply');
  });

  it('keeps `__proto__` an ordinary key', () => {
    const { root } = parseJson('a.json', '{"__proto__": {"x": 1}}');
    const value = root && (toValue(root) as object);
    expect(Object.keys(value ?? {})).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});
