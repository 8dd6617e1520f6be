import { expect, it } from 'vitest';
import { chooseSpelling, isSpelled, prominenceOf, spellingOf } from './spelling.ts';

it('holds words of letters that are long enough, and none of scripts without spaces', () => {
  const words = ['berth', 'boot', 'sea', 'k8s-node', 'größe', '灯台守番'];
  expect(words.filter(isSpelled)).toEqual(['berth', 'boot', 'größe']);
  expect(spellingOf(words.map((word) => ({ word, postings: [3] })))).toEqual(['berth', 'boot', 'größe']);
});

it('holds the most prominent words of a site with very many: by their best place, then by their pages', () => {
  expect(prominenceOf([5, 64 + 9, 128 + 7])).toEqual({ level: 9, pages: 3 });
  const of = (word: string, level: number, pages: number) => ({ word, prominence: () => ({ level, pages }) });
  const named = Array.from({ length: 3_998 }, (_, index) => of(`n${index + 10_000}`, 20, 1));
  const said = [of('aft', 4, 9), of('bow', 4, 2), of('cog', 4, 3), of('day', 4, 3), of('eel', 3, 99)];
  const all = [...named, ...said];
  expect(chooseSpelling(all.slice(0, 4_000)).length).toBe(4_000);
  expect(chooseSpelling(all)).toEqual([...named.map(({ word }) => word), 'aft', 'cog']);
});
