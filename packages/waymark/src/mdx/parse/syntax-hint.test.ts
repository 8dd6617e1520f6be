import { expect, it } from 'vitest';
import { readModule } from './read-module.ts';

it.each([
  ['<Card title=Hello>a</Card>', 'put the value in quotes: `title="Hello"`'],
  [
    '<A>\n<B>\n</A>',
    '`<B>` of line 2 is still open here: write `</B>` before this, or `/>` where it begins if nothing is in it',
  ],
  [
    '<Note>a</Warning>',
    '`<Note>` of line 1 is still open here: write `</Note>` before this, or `/>` where it begins if nothing is in it',
  ],
  [
    '<Card>a',
    'write `</Card>` where it ends: in the same paragraph, or both on lines of their own; with nothing in it, `<Card />`',
  ],
  [
    'a\n\n</Card>',
    'remove it, or begin with `<Card>`; where that is there, look for a quote or brace in it that has no end',
  ],
])('says how to mend %j', (text, hint) => {
  const [found, ...others] = readModule('a.mdx', text).diagnostics;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'mdx/syntax', hint });
});
