import { expect, it } from 'vitest';
import { createMemoryStore, type NewResult, type PageStore } from './page-store.ts';

const result = (text: string): NewResult => ({ trace: [], value: 'of text', texts: [[`#${text}`, text]] });

function textOf(store: PageStore, route: string): string | undefined {
  const found = store.read('body', route);
  return found?.text(found.hashes[0] ?? '');
}

it('takes over what an earlier store kept, and gives it what is new until it is closed', () => {
  const earlier = createMemoryStore();
  earlier.write('body', '/old', result('old'));
  earlier.write('body', '/later', result('later'));
  const store = createMemoryStore(earlier);
  expect(textOf(store, '/old')).toBe('old');
  store.write('body', '/new', result('new'));
  store.close();
  store.write('body', '/new', result('newer'));
  expect([textOf(store, '/old'), textOf(store, '/new')]).toEqual(['old', 'newer']);
  expect(textOf(store, '/later')).toBeUndefined();
  expect(textOf(earlier, '/new')).toBe('new');
});

it('takes over nothing whose text an earlier store has lost', () => {
  const lost = { trace: [], value: 'of text', hashes: ['#a'], text: () => undefined };
  const store = createMemoryStore({ ...createMemoryStore(), read: () => lost });
  expect(store.read('body', '/a')).toBeUndefined();
});
