import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readQuickYaml } from './quick-yaml.ts';
import { readYaml } from './yaml-text.ts';

describe('readQuickYaml', () => {
  it('reads what specifications are written with', () => {
    const text = [
      '# A comment',
      'openapi: 3.1.0',
      'info: { title: Plants, version: \'1\', x: [a, "b\\n", 1.5] }',
      'paths:',
      '  /a/{b}: # with a comment',
      '    get:',
      '      description: >-',
      '        Folded',
      '        text',
      '',
      '        in two',
      '      summary: A plain text',
      '        over two lines',
      '      responses:',
      '        200:',
      '          description: |',
      '            Kept: as it is',
      '            \tif (true) {',
      '              \t}',
      '        0x1F: ~',
      '      required:',
      '      - true',
      '      - no',
      '      - 0o17',
      '      -',
    ].join('\r\n');
    expect(readQuickYaml(text)).toEqual({
      openapi: '3.1.0',
      info: { title: 'Plants', version: '1', x: ['a', 'b\n', 1.5] },
      paths: {
        '/a/{b}': {
          get: {
            description: 'Folded text\nin two',
            summary: 'A plain text over two lines',
            responses: { 200: { description: 'Kept: as it is\n\tif (true) {\n  \t}\n' }, '0x1F': null },
            required: [true, 'no', 15, null],
          },
        },
      },
    });
  });

  it.each([
    ['a tag', 'a: !!str 1'],
    ['an anchor that is used', 'a: &x 1\nb: *x'],
    ['maps that are united', 'a:\n  <<: { b: 1 }'],
    ['a directive', '%YAML 1.1\n---\na: yes'],
    ['a second document', 'a: 1\n---\nb: 2'],
    ['equal keys', 'a: 1\na: 2'],
    ['a key that is a list', '[a]: 1'],
    ['an empty key', ': 1'],
    ['a key that objects have a meaning for', '__proto__: 1'],
    ['a lone carriage return', 'a: 1\rb: 2'],
    ['half of a character', 'a: "\\ud83d"'],
    ['a mark at the beginning', '\uFEFFa: 1'],
    ['broken syntax', 'a: [1'],
    ['deep nesting', '['.repeat(600)],
    ['nothing', ''],
    ['a text alone', 'a'],
    ['indentation by tabs', 'a:\n\tb: 1'],
    ['indentation by tabs below a text of several lines', 'a: |\n  b\n\tc\n'],
    ['an indentation that is told', 'a: |2\n    \n'],
    ['a tab in plain text', 'a: b\n  \tc\n'],
  ])('leaves %s to the slow reader', (_, text) => {
    expect(readQuickYaml(text)).toBeUndefined();
  });

  it('agrees with the slow reader about whatever it reads', () => {
    const scalar = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'a: b',
        '- a',
        '# a',
        "it's",
        ' a',
        'a\nb',
        'a\n\n  b\n',
        'a\n\tb\n \tc\n\t\n',
        '\ta\nb',
        '1.',
        '-.INF',
        '~',
        'yes',
        '1e3',
        '<<',
      ),
      fc.double({ noNaN: true }),
      fc.constantFrom(true, null, 12_345_678_901_234_567_890n),
    );
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        scalar,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('value'), { maxKeys: 3 }),
      ),
    }));
    const style = fc.record({
      lineWidth: fc.constantFrom(0, 20, 80),
      indent: fc.constantFrom(1, 2, 4),
      indentSeq: fc.boolean(),
      collectionStyle: fc.constantFrom('any' as const, 'block' as const, 'flow' as const),
      defaultStringType: fc.constantFrom('PLAIN' as const, 'QUOTE_DOUBLE' as const, 'BLOCK_FOLDED' as const),
    });
    const slips = fc.array(
      fc.tuple(fc.nat(), fc.constantFrom(':', ' ', '\n', '- ', '"', ' #', '|', '{', ',', '\t')),
      {
        maxLength: 2,
      },
    );
    let read = 0;
    fc.assert(
      fc.property(value, style, slips, (written, how, changes) => {
        const text = changes.reduce(
          (before, [at, sign]) => {
            const place = at % (before.length + 1);
            return before.slice(0, place) + sign + before.slice(place);
          },
          stringify({ written }, how),
        );
        const quick = readQuickYaml(text);
        if (quick === undefined) return;
        read++;
        const document = readYaml(text);
        expect([document?.errors, text]).toEqual([[], text]);
        expect(quick).toStrictEqual(document?.toJS());
      }),
      { numRuns: 500 },
    );
    expect(read).toBeGreaterThan(150);
  });
});
