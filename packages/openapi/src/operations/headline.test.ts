import { expect, it } from 'vitest';
import { readHeadline } from './headline.ts';

const LONG = `Upload a file for any endpoint. It may have 512 MB, see the [guide](/files) for \`.jsonl\`. ${'More words. '.repeat(5)}`;

it.each([
  ['List ships', undefined, { title: 'List ships' }],
  ['List `ships` * all', 'All of them.', { title: 'List `ships` * all', description: 'All of them.' }],
  [undefined, 'All of them.', { description: 'All of them.' }],
  [LONG, undefined, { title: 'Upload a file for any endpoint', description: LONG.trim() }],
  [LONG, 'Twice.', { title: 'Upload a file for any endpoint', description: `${LONG}\n\nTwice.` }],
  [LONG, `${LONG}And on.`, { title: 'Upload a file for any endpoint', description: `${LONG}And on.` }],
  ['List [ships](/ships)', undefined, { title: 'List ships', description: 'List [ships](/ships)' }],
])('%j with %j', (summary, description, headline) => {
  expect(readHeadline(summary, description)).toEqual(headline);
});

it('cuts a sentence that no title could hold', () => {
  const { title = '' } = readHeadline('word '.repeat(60), undefined);
  expect(title).toMatch(/^(?:word ){23}word…$/);
});
