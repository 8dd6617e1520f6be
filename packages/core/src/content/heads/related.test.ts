import { expect, it } from 'vitest';
import { readRelated } from './related.ts';

it('reads addresses, and titles with addresses', () => {
  expect(readRelated(['/boats', { 'The harbour': ' https://harbour.example ' }])).toEqual([
    { href: '/boats' },
    { href: 'https://harbour.example', title: 'The harbour' },
  ]);
  expect(readRelated([{ One: '/1', Two: '/2' }])).toEqual([
    { href: '/1', title: 'One' },
    { href: '/2', title: 'Two' },
  ]);
});

it('reads nothing where there is none', () => {
  for (const none of [false, null, undefined, []]) expect(readRelated(none)).toEqual([]);
});

it('refuses what is no list of addresses', () => {
  for (const wrong of [true, '/boats', 7, [7], [['/boats']], [''], [{}], [{ One: 1 }]])
    expect(readRelated(wrong)).toBeUndefined();
});
