import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { selectVariant } from '../read/select-variant.ts';
import { findLanguage, languages } from '../settings/languages.ts';
import { LINK } from './areas/formats.ts';
import { definitions, docsJson } from './docs-json.ts';
import { docsJsonSchema, settingsJsonSchema } from './json-schema.ts';
import { partsOf } from './list-settings.ts';
import { docsJsonReference } from './reference.ts';
import type { Schema } from './schema.ts';

/** Every schema below one, each once. */
function schemasIn(schema: Schema): readonly Schema[] {
  const parts = schema.kind === 'object' ? Object.values(schema.fields) : partsOf(schema);
  return [schema, ...parts.flatMap(schemasIn)];
}

const everything = [docsJson, ...Object.values(definitions)].flatMap(schemasIn);

describe('the declaration', () => {
  it('describes every value in a sentence', () => {
    for (const { description } of everything) expect(description).toMatch(/\S.*[.]$/);
  });

  it('gives one name to one thing only', () => {
    const byName = new Map<string, string>();
    for (const { name, required: _, default: __, support: ___, ...rest } of everything) {
      if (name === undefined) continue;
      const text = JSON.stringify(rest);
      expect(byName.get(name) ?? text, name).toBe(text);
      byName.set(name, text);
    }
  });

  it('refers to definitions that exist', () => {
    for (const schema of everything)
      if (schema.kind === 'reference') expect(definitions).toHaveProperty(schema.to);
  });
});

describe('links', () => {
  const isSafe = (href: string): boolean => new RegExp(LINK.pattern, 'u').test(href);

  it.each([
    '/a',
    'a/b',
    './a',
    '../a',
    '#a',
    '?q',
    'https://x',
    'HTTP://x',
    'mailto:a@b.c',
    'tel:+1',
    'slack://channel?team=1',
    '//x',
    'a/b:c',
    '#a:b',
  ])('may be %j', (href) => expect(isSafe(href)).toBe(true));

  it.each([
    'javascript:x',
    ' javascript:x',
    'java\nscript:x',
    '\u0001javascript:x',
    'data:x',
    'vbscript:x',
    'file:///x',
    'x:y',
    '',
    '\t',
  ])('may not be %j', (href) => expect(isSafe(href)).toBe(false));
});

describe('docsJsonSchema', () => {
  const schema = docsJsonSchema();

  it('is what schema.json holds', () => {
    const file = join(import.meta.dirname, '../../../schema.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(schema);
  });

  it('has a counterpart for waymark.json, in a file too', () => {
    const file = join(import.meta.dirname, '../../../waymark.schema.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(settingsJsonSchema());
    expect(JSON.stringify(settingsJsonSchema())).not.toContain('$ref');
  });

  it('has a definition for every reference, and a description for every property', () => {
    const seen = new Set<string>();
    JSON.stringify(schema, (key, value) => {
      if (key === '$ref' && typeof value === 'string') seen.add(value);
      if (key === 'properties') {
        for (const property of Object.values(value as Record<string, object>)) {
          expect('description' in property || '$ref' in property).toBe(true);
        }
      }
      return value;
    });
    const names = Object.keys(schema['definitions'] as object).map((name) => `#/definitions/${name}`);
    expect([...seen].sort()).toEqual(names.sort());
  });

  it('says of every property what editors write behind its key', () => {
    const named = schema['definitions'] as Readonly<Record<string, object>>;
    JSON.stringify(schema, (key, value) => {
      if (key !== 'properties') return value;
      for (const [name, property] of Object.entries(value as Record<string, { readonly $ref?: string }>)) {
        const meant = property.$ref === undefined ? property : named[property.$ref.replace(/^.*\//, '')];
        expect(Object.keys(meant ?? {}), name).toEqual(
          expect.arrayContaining([expect.stringMatching(/^(?:type|enum|const)$/)]),
        );
      }
      return value;
    });
  });

  it('takes schemes in capitals, as `check` does', () => {
    const patterns = JSON.stringify(schema).match(/"pattern":"(?:[^"\\]|\\.)*"/g) ?? [];
    const ofLinks = patterns.filter((pattern) => /https\b|hH/.test(pattern));
    expect(ofLinks.length).toBeGreaterThan(5);
    for (const pattern of ofLinks) {
      const { pattern: source } = JSON.parse(`{${pattern}}`) as { readonly pattern: string };
      expect('HTTPS://example.com/a').toMatch(new RegExp(source, 'u'));
    }
  });

  it('says defaults, patterns, limits and what is required', () => {
    const text = JSON.stringify(schema);
    expect(text).toContain('"default":"system"');
    expect(text).toContain('"maxItems":4');
    expect(text).toContain('"uniqueItems":true');
    expect(text).toContain('"required":["theme","name","colors","navigation"]');
    expect(text).toContain('^#([a-fA-F0-9]{6}|[a-fA-F0-9]{3})$');
  });
});

describe('docsJsonReference', () => {
  const reference = docsJsonReference();

  it('has a row for every key of the top level and a section for every element', () => {
    for (const key of Object.keys(docsJson.fields)) expect(reference).toContain(`| \`${key}\``);
    for (const kind of ['a group', 'a tab', 'a language'])
      expect(reference).toContain(`### Navigation: ${kind}`);
    expect(reference).toContain('| `theme` (required) |');
    expect(reference).toContain('| `strict` | boolean | `false` |');
    expect(reference).toContain('| `socials` | map to string, by `x`, `website`, ');
  });

  it('has the keys of what only elements hold, and says of keys that do nothing that they do', () => {
    expect(reference).toContain('### `sdk`');
    expect(reference).toContain('### `graphql`');
    expect(reference).toContain('A line below the label. Has no effect: an anchor is one row. |');
    const titles = reference.match(/^### `[^`]+`$/gm) ?? [];
    expect(new Set(titles).size).toBe(titles.length - 1);
  });

  it('is safe to read as MDX', () => {
    const outsideCode = reference.replace(/`[^`]*`/g, '');
    expect(outsideCode).not.toMatch(/[{}<]/);
    expect(reference).not.toContain('{{');
    for (const line of reference.split('\n').filter((row) => row.startsWith('|'))) {
      expect(line.match(/(?<!\\)\|/g)?.length, line).toBe(5);
    }
  });
});

describe('selectVariant', () => {
  const variants = [{ key: 'theme' }, { key: 'light' }, { key: 'other' }];
  const written = (...keys: readonly string[]) => new Map(keys.map((key) => [key, 'x']));

  it('takes the variant whose key is present, else the closest, else the last', () => {
    expect(selectVariant(variants, written('x', 'light'))?.key).toBe('light');
    expect(selectVariant(variants, written('lihgt', 'x'))?.key).toBe('light');
    expect(selectVariant(variants, written('x'))?.key).toBe('other');
    expect(selectVariant([], written('x'))).toBeUndefined();
  });

  it('tells variants of one key by what is written there', () => {
    const kinds = [{ key: 'type', value: 'button' }, { key: 'type' }, { key: 'href' }];
    expect(selectVariant(kinds, new Map([['type', 'button']]))).toBe(kinds[0]);
    expect(selectVariant(kinds, new Map([['type', 'github']]))).toBe(kinds[1]);
  });
});

describe('languages', () => {
  it('knows the 40 codes, with name, html lang and direction', () => {
    expect(Object.keys(languages)).toHaveLength(40);
    expect(languages['cn']).toMatchObject({ htmlLang: 'zh-CN' });
    expect(languages['jp']).toMatchObject({ name: '日本語', htmlLang: 'ja' });
    expect(languages['fr-ca']).toMatchObject({ htmlLang: 'fr-CA' });
    const rightToLeft = Object.keys(languages).filter((code) => languages[code]?.direction === 'rtl');
    expect(rightToLeft).toEqual(['ar', 'he']);
  });

  it('finds a code in any case, and nothing else', () => {
    expect(findLanguage('PT-br')?.htmlLang).toBe('pt-BR');
    expect(findLanguage('toString')).toBeUndefined();
    expect(findLanguage('english')).toBeUndefined();
  });
});
