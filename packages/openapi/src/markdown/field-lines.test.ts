import { describe, expect, it } from 'vitest';
import { type JsonValue, readSpecification } from '../index.ts';
import { fieldsMarkdown, restMarkdown } from './field-lines.ts';

function read(schemas: Readonly<Record<string, JsonValue>> = {}) {
  const { value } = readSpecification(
    'api.json',
    JSON.stringify({ openapi: '3.1.0', components: { schemas } }),
  );
  if (value === undefined) throw new Error('no specification');
  return value;
}

function lines(schema: JsonValue): string {
  return fieldsMarkdown(read(), { node: { file: 'api.json', value: schema }, direction: 'response' });
}

describe('fieldsMarkdown', () => {
  it('says what holds of entries, names and content', () => {
    const text = lines({
      properties: {
        tags: { items: { enum: ['a', 'b'], description: 'A word.', maxLength: 3 }, minItems: 1 },
        pair: { prefixItems: [{ type: 'string' }, { type: 'integer', maximum: 9 }] },
        map: { propertyNames: { pattern: '^x' }, additionalProperties: { type: 'boolean' } },
        text: {
          contentMediaType: 'application/json',
          contentSchema: { properties: { inside: { type: 'number' } } },
        },
        some: { type: 'array', contains: { const: 5 }, minContains: 2 },
      },
    });
    expect(text).toContain('- each entry (enum<string>, one of `a` `b`, maxLength `3`): A word.');
    expect(text).toMatch(/`\[0\]` \(string\)\n {4}- `\[1\]` \(integer, maximum `9`\)/);
    expect(text).toContain('- propertyNames (string, pattern `^x`)');
    expect(text).toMatch(/content `application\/json`\)[\s\S]*- `inside` \(number\)/);
    expect(text).toMatch(/minContains `2`\)\n {4}- contains \(enum<integer>, one of `5`\)/);
  });

  it('puts what would be invisible in quotes', () => {
    const text = lines({ properties: { sort: { enum: ['', ' ', 'name'], default: '' } } });
    expect(text).toContain('`sort` (enum<string>, default `""`, one of `""` `" "` `name`)');
  });

  it('describes a list and its entries once where the text is the same', () => {
    const entries = (description: string): string =>
      lines({ properties: { list: { description: 'All of them.', items: { description } } } });
    expect(entries('All of them.').match(/All of them/g)).toHaveLength(1);
    expect(entries('One of them.')).toContain('- each entry (any): One of them.');
  });

  it('lists fields that are there on a condition', () => {
    const text = lines({
      type: 'object',
      ...Object.fromEntries<JsonValue>([
        ['if', { properties: { kind: { const: 'card' } } }],
        ['then', { properties: { number: { type: 'string' } } }],
        ['else', { properties: { iban: { type: 'string' } } }],
        ['dependentSchemas', { gift: { properties: { note: { maxLength: 80 } } } }],
      ]),
      anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }],
    });
    expect(text).toContain('one of `a` (required) or `b & c` (required)');
    expect(text).toMatch(/- if `kind = "card"` \(object\)\n {4}- `number`/);
    expect(text).toMatch(/- otherwise \(object\)\n {4}- `iban`/);
    expect(text).toMatch(/- if `gift` \(object\)\n {4}- `note` \(string, maxLength `80`\)/);
  });

  it('lists fields of what a list must contain', () => {
    const contains = { description: 'The captain.', properties: { rank: { const: 1 } }, required: ['rank'] };
    const text = lines({ properties: { crew: { items: { properties: { name: {} } }, contains } } });
    expect(text).toMatch(
      /`name` \(any\)\n {4}- contains \(object\): The captain\.\n {6}- `rank` \(.*required/,
    );
    expect(text.match(/contains/g)).toHaveLength(1);
    const alone = lines({
      type: 'array',
      contains: { $ref: '#/components/schemas/Nothing', type: 'string' },
    });
    expect(alone).toContain('- contains (string)');
  });

  it('leads to what it leaves out, and that is whole', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [
        `p${index}`,
        { type: 'string', description: 'x'.repeat(30) },
      ]),
    );
    const specification = read({ Wide: { properties } });
    const node = { file: 'api.json', value: { $ref: '#/components/schemas/Wide' } };
    const texts: string[] = [];
    const address = (rest: Parameters<typeof restMarkdown>[1]): string => {
      texts.push(restMarkdown(specification, rest, address));
      return '/rest.md';
    };
    texts.push(fieldsMarkdown(specification, { node, direction: 'response' }, address));
    expect(texts.join('\n').match(/^ *- `p\d+` /gm)).toHaveLength(900);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(20_000);
    expect(texts.at(-1)).toMatch(/- \[\d+ more\]\(\/rest\.md\)$/);
  });
});
