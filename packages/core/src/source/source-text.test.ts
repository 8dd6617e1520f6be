import { describe, expect, it } from 'vitest';
import { createSourceText, positionAt } from './source-text.ts';

describe('source texts', () => {
  const source = createSourceText('a.md', 'ab\r\ncd\ref\n\ngh');

  it('count lines at every kind of break', () => {
    expect(source.lineStarts).toEqual([0, 4, 7, 10, 11]);
  });

  it('turn offsets into lines and columns', () => {
    expect(positionAt(source, 5)).toEqual({ line: 2, column: 2 });
    expect(positionAt(source, 10)).toEqual({ line: 4, column: 1 });
  });

  it('keep what is outside inside', () => {
    expect(positionAt(source, -5)).toEqual({ line: 1, column: 1 });
    expect(positionAt(source, 500)).toEqual({ line: 5, column: 3 });
  });

  it('does not count a byte order mark', () => {
    const source = createSourceText('a.mdx', '\ufeffab\ncd');
    expect([0, 1, 2, 4, 5].map((offset) => positionAt(source, offset))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 1 },
      { line: 1, column: 2 },
      { line: 2, column: 1 },
      { line: 2, column: 2 },
    ]);
  });
});
