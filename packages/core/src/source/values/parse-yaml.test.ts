import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { parseYamlDocument } from './parse-yaml.ts';

const OPTIONS = { prettyErrors: false, logLevel: 'silent' } as const;
const DEEP = 5000;
const times = (text: string): string => text.repeat(DEEP);

describe('parseYamlDocument', () => {
  it.each([
    '',
    'a: 1\nb: [1, {c: 2}]\n',
    'a: &x 1\nb: *x\n',
    'a: [1\n',
    '- a\n- - b\n  - c\n',
    'a: |\n    text\n   less\n',
    '# only\n',
    'a: 1\n---\nb: 2\n',
  ])('reads as the library does: %j', (text) => {
    const [ours, theirs] = [parseYamlDocument(text, OPTIONS), parseDocument(text, OPTIONS)];
    expect(ours?.toJS()).toEqual(theirs.toJS());
    expect(ours?.errors.map(({ code, pos }) => [code, pos])).toEqual(
      theirs.errors.map(({ code, pos }) => [code, pos]),
    );
  });

  it('leaves empty what names an anchor that is not before it, and says where', () => {
    const text = 'a: &x [*x, 1]\nb: *x\nc: *y\nd: &y 2\n';
    const document = parseYamlDocument(text, OPTIONS);
    expect(document?.errors.map(({ code, pos }) => [code, text.slice(...pos)])).toEqual([
      ['BAD_ALIAS', '*y'],
    ]);
    expect(document?.toJS()).toMatchObject({ c: null, d: 2 });
  });

  it.each([
    ['brackets', `a: ${times('[')}${times(']')}`],
    ['brackets that are not closed', `a: ${times('[')}`],
    ['braces', `a: ${times('{a: ')}1${times('}')}`],
    ['lists in one line', `a:\n  ${times('- ')}x`],
    ['keys in one line', `${times('? ')}x`],
    ['lists in lines', Array.from({ length: DEEP }, (_, index) => `${' '.repeat(index)}-`).join('\n')],
    ['maps', `${Array.from({ length: DEEP }, (_, index) => `${' '.repeat(index)}a:`).join('\n')}\nb: 1`],
  ])('refuses what is nested without end: %s', (_, text) => {
    expect(parseYamlDocument(text, OPTIONS)).toBeUndefined();
  });

  it('has no half of a character that an escape makes, and keeps whole ones', () => {
    const text = 'a: "\\ud800x"\nb: "\\ud83d\\ude00"\nc: ["\\U0000dc00"]\n';
    expect(parseYamlDocument(text, OPTIONS)?.toJS()).toEqual({ a: '\ufffdx', b: '\u{1f600}', c: ['\ufffd'] });
  });

  it('takes what is long and not deep', () => {
    const text = `a:\n${times('  - [1, {b: [2]}]\n')}b: "${times('[')}"\nc: |\n${times('  - - [\n')}`;
    expect(parseYamlDocument(text, OPTIONS)?.toJS()).toMatchObject({ b: times('[') });
  });
});
