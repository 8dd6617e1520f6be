import { describe, expect, it } from 'vitest';
import { markedText } from './marked-text.ts';

describe('markedText', () => {
  it.each([
    ['A `List<T>` of *lamps*', 'A `List<T>` of *lamps*'],
    ['<b>A</b> `List<T>`', '**A** `List<T>`'],
    ['A List&lt;T&gt; &amp; a <c>lamp</c>', 'A List&lt;T> &amp; a `lamp`'],
    ['In `a &lt; b`, <b>bold</b>', 'In `a < b`, **bold**'],
    ['<p>A List&lt;T&gt;</p>', 'A List\\<T\\>'],
  ])('%s', (text, expected) => {
    expect(markedText(text, () => undefined)).toBe(expected);
  });
});
