import type { Diagnostic } from '@waymark/core/diagnostics';
import { describe, expect, it } from 'vitest';
import { printFindings } from './print-findings.ts';

const finding = (
  code: Diagnostic['code'],
  severity: Diagnostic['severity'],
  message: string,
  file: string,
): Diagnostic => ({
  code,
  severity,
  message,
  span: { file, start: 0, end: 0 },
});
const many = (count: number): readonly Diagnostic[] => [
  ...Array.from({ length: count }, (_, at) => finding('mdx/x', 'warning', 'The same.', `${at}.mdx`)),
  finding('links/y', 'error', 'Grave.', 'last.mdx'),
];
const print = (diagnostics: readonly Diagnostic[], all = false): string =>
  printFindings(diagnostics, () => '', { color: false, all });
const titles = (text: string): readonly string[] => text.match(/^(?:error|warning|info)\[.*$/gm) ?? [];

describe('printFindings', () => {
  it('begins with errors, and counts what says the same', () => {
    const text = print(many(9));
    expect(titles(text)).toEqual(['error[links/y]: Grave.', ...Array(3).fill('warning[mdx/x]: The same.')]);
    expect(text).toContain('… and 6 more of mdx/x');
    expect(text).not.toContain('findings in');
  });

  it('lists all where that is asked for', () => {
    expect(titles(print(many(9), true))).toHaveLength(10);
  });

  it('says first what there is, where there is much', () => {
    expect(print(many(40)).split('\n').slice(0, 3)).toEqual([
      '41 findings in 41 files',
      '     1  error    links/y',
      '    40  warning  mdx/x',
    ]);
  });

  it('names what many have in common', () => {
    const links = Array.from({ length: 40 }, (_, at) => ({
      ...finding('links/y', 'error', `Nothing is at ${at}.`, 'a.mdx'),
      ...(at < 30 ? { cause: 'below "/old", where no page is' } : {}),
    }));
    const text = print(links);
    expect(text.split('\n').slice(0, 3)).toEqual([
      '40 findings in 1 file',
      '    40  error    links/y',
      '                 30 below "/old", where no page is',
    ]);
    expect(titles(text)).toHaveLength(13);
    expect(text).toContain('… and 27 more of links/y below "/old", where no page is: ');
  });

  it('leaves room for other kinds where one is in each page', () => {
    const links = Array.from({ length: 50 }, (_, at) => finding('links/y', 'error', `${at}`, 'a.mdx'));
    const text = print([...links, finding('mdx/x', 'error', 'Grave.', 'z.mdx')]);
    expect(titles(text)).toHaveLength(21);
    expect(text).toContain('error[mdx/x]: Grave.');
    expect(text).toContain('… and 30 more of links/y, each another one');
  });

  it('prints what findings come from as text', () => {
    const cause = '\u001b[2J\n::error::x';
    const found = many(40).map((one) => ({ ...one, cause }));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(print(found)).not.toMatch(/^\s*::|\u001b/m);
    expect(print(found)).toContain('\u241b[2J\u240a::error::x');
  });

  it('prints nothing for nothing', () => {
    expect(print([])).toBe('');
  });
});
