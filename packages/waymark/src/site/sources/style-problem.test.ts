import { describe, expect, it } from 'vitest';
import { styleProblem } from './style-problem.ts';

describe('styleProblem', () => {
  it.each([
    ['a { b: c', '|{ b: c', '`{` is not closed'],
    ['a { b: c }}\ni { j: k }', '|}\ni', 'nothing is open that `}` closes'],
    ['a { b: calc(1px + (2px) }\ni {}', '|calc(', '`calc(` is not closed'],
    ['a { b: "c }\ni { j: k }', '|"c }', 'a text in quotes does not end on its line'],
    ['a { b: c } /* d', '|/* d', 'a comment has no end'],
    ['a[b { c: d }', '|[b {', '`[` is not closed'],
    ['a { b: url(c d) }', '|url(c d)', 'an address is not written as one'],
  ])('finds where rules of %s are lost', (css, place, reason) => {
    const problem = styleProblem(css);
    expect(problem?.reason).toBe(reason);
    expect(`|${css.slice(problem?.at)}`.startsWith(place)).toBe(true);
  });

  it.each([
    '',
    'a { b: "}" } /* } */',
    "@media (min-width: 1px) { a::after { content: '\\'{' } }",
    'a { b: url(data:image/svg+xml,%3Csvg/%3E) }',
    '@tailwind base;\n@layer x { .a\\:b { @apply p-4; } }',
    ':root { --x: {a:b}; --y:; } <!-- a { b: c } -->',
    'a { b: c;; } ; i { }',
  ])('finds nothing in %s', (css) => {
    expect(styleProblem(css)).toBeUndefined();
  });
});
