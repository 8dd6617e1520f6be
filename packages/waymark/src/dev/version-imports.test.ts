import { describe, expect, it } from 'vitest';
import { versionImports } from './version-imports.ts';

function versioned(content: string): unknown {
  const file = versionImports({ path: 'a.css', content }, '3', () => undefined);
  return 'content' in file ? file.content : undefined;
}

describe('versionImports', () => {
  it.each([
    ['@import "b.css";', '@import "b.css?v=3";'],
    ['@import"b.css";', '@import"b.css?v=3";'],
    ["@import url( 'b.css?x=1' ) layer(c);", "@import url( 'b.css?x=1&v=3' ) layer(c);"],
    ['@import url( b.css );', '@import url( b.css?v=3 );'],
  ])('gives it to a file of the site: %s', (written, expected) => {
    expect(versioned(written)).toBe(expected);
  });

  it.each([
    '@import "https://example.com/f.css";',
    '@import url("https://example.com/css2?family=A");',
    "@import url('//example.com/f.css');",
    '@import url(https://example.com/f.css);',
    '@import url( "https://example.com/f.css" );',
    '@import url("data:text/css,a{}");',
  ])('leaves one of another site as it is: %s', (written) => {
    expect(versioned(written)).toBe(written);
  });

  it.each(['@import url(', '@import "', '@import '])('reads long runs of blanks behind %s once', (start) => {
    const written = start + ' '.repeat(400_000);
    expect(versioned(written)).toBe(written);
  });
});
