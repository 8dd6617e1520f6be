import { describe, expect, it } from 'vitest';
import { linkDiagnostics } from './catalog/links.ts';
import { declare, defineDiagnostics } from './define.ts';
import type { Diagnostic } from './diagnostic.ts';
import { countDiagnostics, sortDiagnostics } from './sort.ts';

function diagnostic(
  file: string | undefined,
  start: number,
  code = 'a/a',
  message = 'm',
  end = start,
): Diagnostic {
  const place = file === undefined ? {} : { span: { file, start, end } };
  return { code, severity: 'error', message, ...place };
}

describe('sortDiagnostics', () => {
  it('orders by file, position and code, and drops repetitions', () => {
    const sorted = [
      diagnostic(undefined, 0, 'z/z'),
      diagnostic('a.mdx', 1, 'b/b'),
      diagnostic('a.mdx', 2, 'a/a'),
      diagnostic('a.mdx', 2, 'a/b'),
      diagnostic('a.mdx', 2, 'a/b', 'n'),
      diagnostic('a.mdx', 2, 'a/a', 'm', 9),
      diagnostic('a.mdx', 10),
      diagnostic('b.mdx', 0),
    ];
    const mixed = [...sorted.toReversed(), ...sorted];
    expect(sortDiagnostics(mixed)).toEqual(sorted);
  });

  it('tells once of a link in a text that several pages show, whichever page comes first', () => {
    const missingOn = (route: string, start: number): Diagnostic =>
      linkDiagnostics['missing-anchor']({ hash: 'x', route }, { span: { file: 's.mdx', start, end: start } });
    const shown = [missingOn('/b', 5), missingOn('/a', 5)];
    const other = missingOn('/a', 9);
    expect(sortDiagnostics([...shown, other])).toEqual([shown[1], other]);
    expect(sortDiagnostics([other, ...shown.toReversed()])).toEqual([shown[1], other]);
  });

  it('leaves out what is said of the form of a value of which more is said', () => {
    const form: Diagnostic = { ...diagnostic('a.json', 5, 'b/form', 'm', 9), ofForm: true };
    const other = { ...form, code: 'b/other' };
    const missing = diagnostic('a.json', 5, 'c/missing', 'm', 9);
    const inside = diagnostic('a.json', 5, 'a/inside', 'm', 7);
    expect(sortDiagnostics([form, missing, other, inside])).toEqual([inside, missing]);
    expect(sortDiagnostics([form, other, inside])).toEqual([inside, form, other]);
    expect(
      sortDiagnostics([{ code: 'b/form', severity: 'warning', message: 'm', ofForm: true }, missing]),
    ).toHaveLength(2);
  });

  it('leaves its input alone', () => {
    const input = [diagnostic('b.mdx', 0), diagnostic('a.mdx', 0)];
    sortDiagnostics(input);
    expect(input[0]?.span?.file).toBe('b.mdx');
  });
});

describe('countDiagnostics', () => {
  it('counts by severity', () => {
    const kinds = [...'eewi'].map((letter) => ({ e: 'error', w: 'warning', i: 'info' })[letter] ?? 'info');
    const diagnostics = kinds.map((severity) => ({ ...diagnostic('a', 0), severity }) as Diagnostic);
    expect(countDiagnostics(diagnostics)).toEqual({ errors: 2, warnings: 1 });
  });
});

describe('defineDiagnostics', () => {
  const kinds = defineDiagnostics('area', {
    'some-name': declare<{ x: string }>({
      severity: 'warning',
      message: ({ x }) => `About ${x}`,
      hint: ({ x }) => (x === '' ? undefined : `Mend ${x}`),
      explain: 'Why.',
    }),
  });

  it('makes diagnostics with code, severity, sentence and hint', () => {
    expect(kinds['some-name']({ x: 'y' }, { path: '/a', label: 'l' })).toEqual({
      code: 'area/some-name',
      severity: 'warning',
      message: 'About y',
      path: '/a',
      label: 'l',
      hint: 'Mend y',
    });
    expect(kinds['some-name']({ x: '' })).toEqual({
      code: 'area/some-name',
      severity: 'warning',
      message: 'About ',
    });
    expect(kinds['some-name']({ x: 'y' }, { hint: 'Else' }).hint).toBe('Else');
    expect(kinds['some-name'].explain).toBe('Why.');
  });
});
