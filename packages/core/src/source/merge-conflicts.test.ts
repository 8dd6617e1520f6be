import { expect, it } from 'vitest';
import { blankMergeMarks, findMergeConflicts } from './merge-conflicts.ts';

function marksOf(text: string): readonly (readonly string[])[] {
  return findMergeConflicts(text).map(({ marks }) => marks.map(({ start, end }) => text.slice(start, end)));
}

it('finds what git leaves of a merge, of two sides or three, whatever ends the lines', () => {
  const two = 'a\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\nb';
  const three = '<<<<<<< HEAD\nours\n||||||| 1234\nbase\n=======\ntheirs\n>>>>>>> branch';
  expect(marksOf(two)).toEqual([['<<<<<<< HEAD', '=======', '>>>>>>> branch']]);
  expect(marksOf(two.replaceAll('\n', '\r\n'))).toEqual(marksOf(two));
  expect(marksOf(`${three}\n${two}`)).toEqual([
    ['<<<<<<< HEAD', '||||||| 1234', '=======', '>>>>>>> branch'],
    ...marksOf(two),
  ]);
});

it('takes nothing else for one', () => {
  for (const text of [
    'Title\n=======\n',
    '<<<<<<< HEAD\nours\n>>>>>>> branch',
    '<<<<<<< HEAD\nours\n=======\n',
    ' <<<<<<< HEAD\n=======\n>>>>>>> branch',
    '<<<<<<<\n=======\n>>>>>>> branch',
  ])
    expect(marksOf(text)).toEqual([]);
});

it('blanks the marks alone', () => {
  const text = 'a\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> x\nb';
  const blanked = blankMergeMarks(text, findMergeConflicts(text));
  expect(blanked).toHaveLength(text.length);
  expect(blanked.split('\n').map((line) => line.trim())).toEqual(['a', '', 'ours', '', 'theirs', '', 'b']);
  expect(blankMergeMarks('a', [])).toBe('a');
});
