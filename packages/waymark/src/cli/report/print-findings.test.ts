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

  it('prints nothing for nothing', () => {
    expect(print([])).toBe('');
  });
});
