import { describe, expect, it } from 'vitest';
import { changesOf, joinMends } from './file-changes.ts';
import { formatChanges } from './format-changes.ts';

const files: Readonly<Record<string, string>> = { 'a.mdx': 'one two three\n', '../b.json': '{}' };
const edit = (file: string, start: number, end: number, text: string) => ({
  span: { file, start, end },
  text,
});
const after = (...edits: readonly ReturnType<typeof edit>[]) =>
  changesOf(edits, (file) => files[file]).map((change) => change.after);

describe('changesOf', () => {
  it('applies the edits of a file together, each once', () => {
    const repeated = edit('a.mdx', 3, 3, ',');
    expect(after(edit('a.mdx', 4, 7, 'TWO'), repeated, repeated)).toEqual(['one, TWO three\n']);
  });

  it('leaves out what overlaps, changes nothing, or lies elsewhere', () => {
    expect(after(edit('a.mdx', 0, 7, 'x'), edit('a.mdx', 4, 7, 'y'))).toEqual(['x three\n']);
    expect(after(edit('a.mdx', 0, 3, 'one'), edit('../b.json', 0, 1, 'x'), edit('c.mdx', 0, 0, 'x'))).toEqual(
      [],
    );
  });
});

describe('joinMends', () => {
  const mended = (...mends: readonly (readonly ReturnType<typeof edit>[])[]) =>
    changesOf(joinMends(mends), (file) => files[file]).map((change) => change.after);
  const brackets = [edit('a.mdx', 0, 0, '['), edit('a.mdx', 7, 7, ']')];

  it('does a mend whole or not at all', () => {
    expect(mended([edit('a.mdx', 5, 9, 'x')], brackets)).toEqual(['one txhree\n']);
    expect(mended(brackets, [edit('a.mdx', 5, 9, 'x'), edit('a.mdx', 10, 11, 'y')])).toEqual([
      '[one two] three\n',
    ]);
  });

  it('does those that leave each other alone, the same one once', () => {
    expect(mended(brackets, [edit('a.mdx', 0, 3, '1')], brackets)).toEqual(['[1 two] three\n']);
  });

  it('finds what a mend would touch behind what is put before it', () => {
    const late = [edit('a.mdx', 5, 6, 'W'), edit('a.mdx', 8, 13, '3')];
    expect(mended([edit('a.mdx', 4, 7, 'TWO')], [edit('a.mdx', 4, 4, '(')], late)).toEqual([
      'one (TWO three\n',
    ]);
  });

  it('does not guess which of two stands first at one place', () => {
    expect(mended(brackets, [edit('a.mdx', 4, 4, '('), edit('a.mdx', 7, 7, ')')])).toEqual([
      '[one two] three\n',
    ]);
  });
});

it('formatChanges prints a unified diff with the paths of git', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `line ${at}`);
  const before = `${lines.join('\n')}\n`;
  expect(
    formatChanges([{ file: 'a/b.mdx', before, after: before.replace('line 5', 'LINE 5') }]),
  ).toBe(`--- a/a/b.mdx
+++ b/a/b.mdx
@@ -3,7 +3,7 @@
 line 2
 line 3
 line 4
-line 5
+LINE 5
 line 6
 line 7
 line 8
`);
});
