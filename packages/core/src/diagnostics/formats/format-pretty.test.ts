import { describe, expect, it, vi } from 'vitest';
import type { Diagnostic } from '../diagnostic.ts';
import { formatPretty, type PrettyOptions } from './format-pretty.ts';

/** Prints a diagnostic about the first occurrence of a text. */
function print(
  text: string,
  target: string,
  { options = {}, ...rest }: Partial<Diagnostic> & { options?: PrettyOptions } = {},
): readonly string[] {
  const start = text.indexOf(target);
  const span = { file: 'docs.json', start, end: start + target.length };
  const diagnostic: Diagnostic = { code: 'config/x', severity: 'error', message: 'Wrong', span, ...rest };
  return formatPretty([diagnostic], (file) => (file === 'docs.json' ? text : undefined), options).split('\n');
}

describe('formatPretty', () => {
  it('shows message, place, line, carets, label, hint and help', () => {
    expect(print('{\n  "a": 1\n}', '1', { label: 'expected text', hint: 'Use quotes' })).toEqual([
      'error[config/x]: Wrong',
      ' --> docs.json:2:8',
      '  |',
      '2 |   "a": 1',
      '  |        ^ expected text',
      '  |',
      '  = hint: Use quotes',
      '  = help: https://waymark.dev/docs/diagnostics/config/x',
      '',
    ]);
  });

  it('keeps carets under tabs, wide characters, accents and emoji', () => {
    for (const before of ['\t\t', '日本語', 'e\u0301e\u0301', '👩‍👩‍👧 ', 'ｗｉｄｅ']) {
      const [, , , line = '', carets = ''] = print(`${before}x = 1`, 'x');
      const width = { '\t\t': 8, 日本語: 6, 'e\u0301e\u0301': 2, '👩‍👩‍👧 ': 3, ｗｉｄｅ: 8 }[before];
      expect(line).not.toContain('\t');
      expect(carets).toBe(`  | ${' '.repeat(width ?? 0)}^`);
    }
  });

  it('underlines wide characters in full', () => {
    expect(print('a 日本 b', '日本')[4]).toBe('  |   ^^^^');
  });

  it('cuts long lines around the place', () => {
    const text = `${'a'.repeat(200)}HERE${'b'.repeat(200)}`;
    const [, place, , line = '', carets = ''] = print(text, 'HERE', { options: { width: 40 } });
    expect(place).toBe(' --> docs.json:1:201');
    expect(line).toMatch(/^1 \| …a+HEREb+…$/);
    expect(line.length - '1 | '.length).toBe(40);
    expect(carets.indexOf('^')).toBe(line.indexOf('HERE'));
    expect(carets.trimEnd().endsWith('^^^^')).toBe(true);
  });

  it('looks at no more of a line of many megabytes than it shows', () => {
    const around = (count: number): readonly string[] =>
      print(`${'é'.repeat(count)}HERE${'b'.repeat(count)}`, 'HERE', { options: { width: 40 } }).slice(2);
    expect(around(4_000_000)).toEqual(around(200));
  });

  it('hands a segmenter, whose memory grows with the square of a text, only what stands near the place', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    print(`${'é'.repeat(9_000)}HERE${'é'.repeat(9_000)}`, 'HERE');
    const longest = Math.max(...segment.mock.calls.map(([text]) => text?.length ?? 0));
    segment.mockRestore();
    expect(longest).toBeLessThanOrEqual(2_000);
  });

  it('cuts a long line at its start and end too', () => {
    const text = `HERE${'b'.repeat(60)}END`;
    expect(print(text, 'HERE', { options: { width: 20 } })[3]).toMatch(/^1 \| HEREb+…$/);
    expect(print(text, 'END', { options: { width: 20 } })[3]).toMatch(/^1 \| …b+END$/);
    const past = { file: 'docs.json', start: text.length, end: text.length };
    expect(print(text, 'END', { options: { width: 20 }, span: past })[4]).toMatch(/ \^$/);
  });

  it('shows each place of a long line in its own cut', () => {
    const text = `FIRST${'-'.repeat(200)}SECOND`;
    const related = [{ message: 'and here', span: { file: 'docs.json', start: 205, end: 211 } }];
    const lines = print(text, 'FIRST', { related, options: { width: 40 } });
    expect(lines.filter((line) => line.startsWith('1 |'))).toHaveLength(2);
    expect(lines.join('\n')).toContain('------ and here');
  });

  it('shows first and last line of a long span', () => {
    const text = 'a {\n  b\n  c\n} d\n';
    expect(print(text, '{\n  b\n  c\n}', { label: 'this' }).slice(3, 8)).toEqual([
      '1 | a {',
      '  |   ^',
      '...',
      '4 | } d',
      '  | ^ this',
    ]);
  });

  it('ends a span before a line break that it ends with', () => {
    expect(print('ab\ncd\n', 'ab\n', { label: 'line' }).slice(3, 6)).toEqual([
      '1 | ab',
      '  | ^^ line',
      '  |',
    ]);
  });

  it('shows related places of the same file in one frame and others after it', () => {
    const text = 'one\ntwo\nthree\nfour\n';
    const related = [
      { message: 'here too', span: { file: 'docs.json', start: 14, end: 18 } },
      { message: 'elsewhere', span: { file: 'other.json', start: 0, end: 3 } },
    ];
    expect(print(text, 'one', { related }).slice(1, 10)).toEqual([
      ' --> docs.json:1:1',
      '  |',
      '1 | one',
      '  | ^^^',
      '...',
      '4 | four',
      '  | ---- here too',
      ' ::: other.json',
      '  |',
    ]);
  });

  it('names a whole file without pointing into it, and prints what has no place', () => {
    const lines = print('abc', 'abc', { span: { file: 'docs.json', start: 0, end: 0 } });
    expect(lines.slice(0, 3)).toEqual([
      'error[config/x]: Wrong',
      ' --> docs.json:1:1',
      '  = help: https://waymark.dev/docs/diagnostics/config/x',
    ]);
    expect(print('', 'x', { span: { file: 'gone.md', start: 4, end: 5 } })[1]).toBe(' --> gone.md');
    const placeless: Diagnostic = { code: 'cli/y', severity: 'info', message: 'Note' };
    expect(formatPretty([placeless], () => undefined)).toBe(
      'info[cli/y]: Note\n  = help: https://waymark.dev/docs/diagnostics/cli/y\n',
    );
  });

  it('begins no line with what a message quotes, which might look like another finding', () => {
    const forged = 'java\nerror[mdx/syntax]: forged';
    const diagnostic: Diagnostic = { code: 'cli/y', severity: 'info', message: forged, hint: forged };
    const lines = formatPretty([diagnostic], () => undefined).split('\n');
    expect(lines.filter((line) => line.includes('forged'))).toEqual(
      Array(2).fill('    error[mdx/syntax]: forged'),
    );
  });

  it('says what a fix does when there is no hint', () => {
    const span = { file: 'docs.json', start: 0, end: 1 };
    expect(print('abc', 'a', { fix: [{ span, text: 'b' }] })[6]).toBe('  = fix: replace it by `b`');
    expect(print('abc', 'a', { fix: [{ span, text: '' }] })[6]).toBe('  = fix: remove it');
    expect(print('abc', 'a', { fix: [{ span, text: '' }], hint: 'Remove it' }).join()).not.toContain('fix:');
  });

  it('never lets content steer the terminal', () => {
    const lines = print('a\u001b[2Jb\u202ec', 'b', {
      message: 'Bad \u001b]0;title\u0007',
      label: '\u001b[1m',
    });
    const plain = lines.join('\n');
    for (const steering of ['\u001b', '\u0007', '\u202e']) expect(plain).not.toContain(steering);
    expect(plain).toContain('␛[2J');
  });

  it('colours by severity only when asked', () => {
    for (const [severity, code] of [
      ['error', '1;31'],
      ['warning', '1;33'],
      ['info', '1;36'],
    ] as const) {
      const text = print('abc', 'b', { severity, options: { color: true } }).join('\n');
      expect(text).toContain(`\u001b[${code}m${severity}[config/x]\u001b[0m`);
      expect(text).toContain(`\u001b[${code}m^\u001b[0m`);
    }
    expect(print('abc', 'b').join('')).not.toContain('\u001b');
  });

  it('puts a blank line between diagnostics', () => {
    const one: Diagnostic = { code: 'a/b', severity: 'info', message: 'One' };
    expect(formatPretty([one, one], () => undefined).split('\n\n')).toHaveLength(2);
    expect(formatPretty([], () => undefined)).toBe('');
  });
});
