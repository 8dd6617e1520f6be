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
  it('begins with errors, and says once what is said of several places', () => {
    const text = print(many(9));
    expect(titles(text)).toEqual(['error[links/y]: Grave.', 'warning[mdx/x]: The same.']);
    expect(text).toContain(
      '\n  … and 8 more places in 8 files: 1.mdx:1:1, 2.mdx:1:1, 3.mdx:1:1, 4.mdx:1:1, 5.mdx:1:1, …\n  "waymark check --all" lists them\n',
    );
    expect(print(many(2))).toContain('\n  … and 1 more place in 1 file: 1.mdx:1:1\n');
    expect(text).not.toContain('findings in');
    const hints = [...many(1), { ...finding('mdx/x', 'warning', 'The same.', 'b.mdx'), hint: 'Otherwise.' }];
    expect(titles(print(hints))).toHaveLength(3);
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
    expect(titles(text)).toHaveLength(12);
    const twice = links.slice(0, 2).flatMap((one) => [one, one]);
    expect(titles(print(twice))).toHaveLength(2);
    expect(text).toContain('… and 27 more places below "/old", where no page is, in 1 file: a.mdx:1:1');
  });

  it('names nothing in common of what is but said often', () => {
    const links = Array.from({ length: 40 }, (_, at) => ({
      ...finding('links/y', 'error', `Nothing is at /old/a#${at}.`, 'a.mdx'),
      hint: 'Did you mean "/new/a"?',
      cause: 'below "/old", which seems to be "/new" now',
    }));
    expect(print(links)).not.toContain('seems to be');
    const others = links.map((link, at) => ({ ...link, hint: `Did you mean "/new/${at}"?` }));
    expect(print(others)).toContain('40 below "/old", which seems to be "/new" now');
  });

  it('leaves room for other kinds where one is in each page', () => {
    const links = Array.from({ length: 50 }, (_, at) => finding('links/y', 'error', `${at}`, 'a.mdx'));
    const text = print([...links, finding('mdx/x', 'error', 'Grave.', 'z.mdx')]);
    expect(titles(text)).toHaveLength(11);
    expect(text).toContain('error[mdx/x]: Grave.');
    expect(text).toContain('… and 40 more of links/y, each another one\n  a.mdx:1:1: 10\n');
    expect(text).toContain('  a.mdx:1:1: 29\n  … and 20 more\n  "waymark check --all" lists them\n');
    const dozen = [...links.slice(0, 12), ...links.slice(11, 12)].map((one) => ({
      ...one,
      hint: 'Mend\n it.',
    }));
    expect(print(dozen)).toContain('  a.mdx:1:1: 11: Mend it. (and 1 more place)\n');
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
