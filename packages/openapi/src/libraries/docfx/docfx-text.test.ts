import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../model/json.ts';
import { readTexts } from './docfx-text.ts';

/** What is read of an item with these keys, in a library that has `Acme.Color` and names `System.Uri`. */
function read(value: JsonObject): ReturnType<typeof readTexts> {
  const references = new Map<string, JsonObject>([
    ['System.Uri', { name: 'Uri', href: 'https://learn.example/uri' }],
    ['Acme.Gone', { name: 'Gone', href: 'gone.html#https:' }],
  ]);
  const item = { uid: 'Acme.Lamp', type: 'Class', value, references };
  return readTexts(item, (href) => (href === 'Acme.Color' ? '/color' : undefined));
}

describe('texts of DocFX', () => {
  it.each([
    ['<xref href="Acme.Color"></xref>', '[`Color`](/color)'],
    ['<xref href="Acme.Color" name="hue"/>', '[`hue`](/color)'],
    ['<xref uid="Acme.Color?alt=x" text="a &amp; b">the <b>hue</b></xref>', '[`a & b`](/color)the **hue**'],
    ['<xref href="Acme.Color">its hue</xref>', '[`its hue`](/color)'],
    ['<xref href="System.Uri"></xref>', '[`Uri`](https://learn.example/uri)'],
    ['<xref href="https://acme.example/a" name="a"></xref>', '[`a`](https://acme.example/a)'],
    ['<xref href="Acme.Gone"></xref>', '`Gone`'],
    ['<xref name="nothing" />', '`nothing`'],
  ])('lead from %s', (summary, text) => {
    expect(read({ summary }).comment.text).toBe(text);
  });

  it.each<[string, JsonObject, string]>([
    ['of no base but that of all', { inheritance: ['System.Object'] }, ''],
    [
      'of the nearest base',
      { inheritance: ['System.Object', 'Acme.Color'] },
      '**Inherits**: [`Color`](/color)',
    ],
    [
      'of further places',
      { seealso: [{ linkId: 'https://a.example/?b="c"' }, { linkId: 'Acme.https:Gone' }] },
      '**See also**: [https://a.example/?b="c"](https://a.example/?b="c"), `https:Gone`',
    ],
  ])('tell %s', (_, value, text) => {
    expect(read(value).comment.text).toBe(text);
  });

  it.each<[string | undefined, JsonObject]>([
    [undefined, {}],
    [undefined, { attributes: [{ type: 'System.FlagsAttribute' }] }],
    ['', { attributes: [{ type: 'System.ObsoleteAttribute' }] }],
    ['Late', { attributes: [{ type: 'System.ObsoleteAttribute', arguments: [{ value: 'Late' }] }] }],
  ])('say %j of what is obsolete', (reason, value) => {
    expect(read(value).comment.deprecated).toBe(reason);
  });

  it('name what is thrown, with or without words on when', () => {
    const exceptions = [{ type: 'Acme.Color', description: 'when dark' }, { type: 'System.Uri' }];
    expect(read({ exceptions }).comment.throws).toEqual([
      '[`Color`](/color) – when dark',
      '[`Uri`](https://learn.example/uri)',
    ]);
  });
});
