import { expect, it } from 'vitest';
import { readRelated } from './related.ts';

it('reads addresses, and titles with addresses', () => {
  expect(readRelated(['/boats', { 'The harbour': ' https://harbour.example ' }])?.links).toEqual([
    { href: '/boats' },
    { href: 'https://harbour.example', title: 'The harbour' },
  ]);
  expect(readRelated([{ One: '/1', Two: '/2' }])?.links).toEqual([
    { href: '/1', title: 'One' },
    { href: '/2', title: 'Two' },
  ]);
});

it('reads nothing where there is none', () => {
  for (const none of [false, null, undefined, []])
    expect(readRelated(none)).toEqual({ links: [], unread: [] });
});

it('refuses what is no list of addresses', () => {
  for (const wrong of [true, '/boats', 7]) expect(readRelated(wrong)).toBeUndefined();
});

it('reads the other entries of a list that has some that are no address', () => {
  for (const wrong of [7, ['/boats'], '', {}, { One: 1 }])
    expect(readRelated(['/a', wrong, '/b'])).toEqual({
      links: [{ href: '/a' }, { href: '/b' }],
      unread: [2],
    });
});
