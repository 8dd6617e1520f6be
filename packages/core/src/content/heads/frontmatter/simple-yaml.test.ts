import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { readSimpleYaml } from './simple-yaml.ts';

describe('readSimpleYaml', () => {
  it('reads one-line scalars', () => {
    const text = [
      'title: Getting started',
      'description: "Say \'hello\': now"',
      "sidebarTitle: 'A # sign'",
      '"og:title": Shared',
      'og:image: https://example.com/a.png',
      '# a comment',
      '',
      'hidden: true',
      'noindex: false',
      'sidebar_position: 12',
      'icon:',
      'tag: 新しい   ',
      'keywords: ["a", "b c" ,"d,e"]',
      'openapi: /api/x.json get /a/{b}',
      'sdk: ../x',
    ].join('\r\n');
    expect(readSimpleYaml(text)).toEqual({
      title: 'Getting started',
      description: "Say 'hello': now",
      sidebarTitle: 'A # sign',
      'og:title': 'Shared',
      'og:image': 'https://example.com/a.png',
      hidden: true,
      noindex: false,
      sidebar_position: 12,
      icon: null,
      tag: '新しい',
      keywords: ['a', 'b c', 'd,e'],
      openapi: '/api/x.json get /a/{b}',
      sdk: '../x',
    });
  });

  it.each([
    'title: a: b',
    'title: a #b',
    'title: ends with a colon:',
    'title: "escaped \\" quote"',
    "title: 'it''s'",
    'title: [a, b]',
    'title: ["a", b]',
    'title: ["a",]',
    'title: []',
    'title: .5',
    'title: |',
    'title: Null',
    'title: TRUE',
    'title: 1.5',
    'title: 2024-01-01',
    'title: a\ntitle: b',
    'title: a\n  more',
    'keywords:\n  - a',
    'keywords:\n- a',
    'title:\ta',
    'title: a\t#b',
    'title: a\t',
    'title: a\u0085b',
    'title: a\u2028b',
    'title: a\rdescription: b',
    'null: a',
    'just text',
  ])('leaves %j to the library', (text) => {
    expect(readSimpleYaml(text)).toBeUndefined();
  });

  it('agrees with the library on everything that it reads', () => {
    const piece = fc.constantFrom(
      ...[
        'a',
        'Zü',
        '新',
        'true',
        'null',
        'no',
        '0',
        '7',
        '-',
        '.',
        ',',
        ':',
        '#',
        '"',
        "'",
        '\\',
        '/',
        '@',
        '`',
        '%',
      ],
      ...[
        ' ',
        '  ',
        '\t',
        '\u00a0',
        '\ufeff',
        '\u200d',
        '\u0085',
        '\u2028',
        '\r',
        '!',
        '&',
        '*',
        '|',
        '>',
        '?',
        '=',
        '~',
      ],
      ...['./', '../', '{', '}', '[', ']', '<<', '🚀', '\ud800', 'e', '_', '---', '...'],
    );
    const value = fc.array(piece, { maxLength: 5 }).map((parts) => parts.join(''));
    const quoted = fc.tuple(fc.constantFrom('"', "'"), value).map(([quote, inner]) => quote + inner + quote);
    const list = fc
      .array(value, { maxLength: 3 })
      .map((items) => `[${items.map((item) => `"${item}"`).join(', ')}]`);
    const key = fc.constantFrom(
      'title',
      'tag',
      'a_b',
      'og:title',
      '"og:url"',
      'x-y',
      '__proto__',
      'null',
      ' in',
      '"k"',
    );
    const separator = fc.constantFrom(': ', ':', ':  ', ' : ', ':\t', '');
    const entry = fc.tuple(key, separator, fc.oneof(value, quoted, list)).map((parts) => parts.join(''));
    const other = fc.constantFrom('', '# note', '#note', ' ', '- a', '  more', '---');
    const lines = fc.array(fc.oneof({ weight: 4, arbitrary: entry }, other), { maxLength: 4 });
    const text = fc
      .tuple(lines, fc.constantFrom('\n', '\r\n'))
      .map(([all, lineBreak]) => all.join(lineBreak));
    let read = 0;
    fc.assert(
      fc.property(text, (yaml) => {
        const simple = readSimpleYaml(yaml);
        if (simple === undefined) return;
        read++;
        const document = parseDocument(yaml, { logLevel: 'silent' });
        expect(document.errors).toEqual([]);
        expect(simple).toEqual(document.toJS() ?? {});
      }),
      { numRuns: 4000 },
    );
    expect(read).toBeGreaterThan(400);
  });
});
