import { expect, it } from 'vitest';
import { createMemoryStore, NO_PAGES, type PageStore } from '../store/page-store.ts';
import { keptFragments } from './kept-fragments.ts';

/** What is given for some menus, and how often they were drawn for it. */
function ask(store: PageStore, frame: string, menus: Readonly<Record<string, string>>) {
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    return Object.entries(menus).map(([path, content]) => ({ path, content }));
  };
  return { files: keptFragments({ draw, frame: () => frame, store }), drawn };
}

const one = { '_waymark/a.html': '<ul>a</ul>' };
const other = { '_waymark/b.html': '<ul>b</ul>' };
const filesOf = (menus: Readonly<Record<string, string>>) =>
  Object.entries(menus).map(([path, content]) => ({ path, content }));

it('are drawn once for a frame, also where there are none', () => {
  const store = createMemoryStore();
  expect(ask(store, '1', one)).toEqual({ files: filesOf(one), drawn: 1 });
  expect(ask(store, '1', other)).toEqual({ files: filesOf(one), drawn: 0 });
  expect(ask(store, '2', other)).toEqual({ files: filesOf(other), drawn: 1 });
  expect(ask(store, '3', {})).toEqual({ files: [], drawn: 1 });
  expect(ask(store, '3', one)).toEqual({ files: [], drawn: 0 });
});

it('are drawn again where the store has lost one, or keeps nothing', () => {
  const store = createMemoryStore();
  ask(store, '1', { ...one, ...other });
  const forgetful: PageStore = {
    ...store,
    read(job, route) {
      const stored = store.read(job, route);
      return (
        stored && {
          ...stored,
          text: (hash) => (stored.text(hash) === '<ul>b</ul>' ? undefined : stored.text(hash)),
        }
      );
    },
  };
  expect(ask(forgetful, '1', one)).toEqual({ files: filesOf(one), drawn: 1 });
  expect(ask(NO_PAGES, '1', one).drawn).toBe(1);
  expect(ask(NO_PAGES, '1', one).drawn).toBe(1);
});
