import { expect, it } from 'vitest';
import { createInquiries } from './inquiry.ts';
import type { DigestAnswer, Question, World } from './world.ts';

const digest: DigestAnswer = (_, answer) => String(answer);

/** A world whose pages have titles; counts how often it is asked. */
function worldOf(titles: Readonly<Record<string, string>>): {
  readonly world: World;
  readonly asked: string[];
} {
  const asked: string[] = [];
  const titleOf = (route: string): string => {
    asked.push(route);
    return titles[route] ?? '';
  };
  return { world: { titleOf, languageOf: () => 'en' } as Partial<World> as World, asked };
}

const TITLE_OF_A: Question = ['titleOf', '/a'];

it('gives one noting to all pages that ask the same, in whatever state', () => {
  const open = createInquiries();
  const first = open(worldOf({}).world, digest);
  const noting = first.note('titleOf', ['/a'], 'A');
  expect(noting).toEqual([TITLE_OF_A, 'A']);
  expect(first.note('titleOf', ['/a'], 'A')).toBe(noting);
  expect(open(worldOf({}).world, digest).note('titleOf', ['/a'], 'A')).toBe(noting);
});

it('asks a question once in a state, however many pages asked it', () => {
  const open = createInquiries();
  const noting = open(worldOf({}).world, digest).note('titleOf', ['/a'], 'A');
  const { world, asked } = worldOf({ '/a': 'A' });
  const inquiry = open(world, digest);
  expect([inquiry.isCurrent([noting]), inquiry.isCurrent([noting])]).toEqual([true, true]);
  expect(asked).toEqual(['/a']);
});

it('tells that an answer is another one, and notes that one from then on', () => {
  const open = createInquiries();
  const noting = open(worldOf({}).world, digest).note('titleOf', ['/a'], 'A');
  const inquiry = open(worldOf({ '/a': 'B' }).world, digest);
  expect(inquiry.isCurrent([noting])).toBe(false);
  expect(inquiry.note('titleOf', ['/a'], 'B')).toEqual([TITLE_OF_A, 'B']);
  expect(inquiry.isCurrent([noting])).toBe(false);
});

it('notes the digest of a text as it was read, also where it was read before in another state', () => {
  const inquiry = createInquiries()(worldOf({}).world, digest);
  expect(inquiry.note('textDigest', ['a.mdx'], 'one')[1]).toBe('one');
  expect(inquiry.note('textDigest', ['a.mdx'], 'two')[1]).toBe('two');
});
