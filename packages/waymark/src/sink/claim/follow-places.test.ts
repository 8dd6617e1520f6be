import { expect, it } from 'vitest';
import { followPlaces } from './follow-places.ts';
import { refusedFiles } from './refused-files.ts';

const PATHS = ['a', 'A', 'a/b', 'a/b/c', 'b/c', 'b', 'B/d', 'con', 'c/é', 'c/e\u0301', 'c/d/e', 'c/D/f', 'd'];

it('tells of files that come and go whether a build would refuse one of them', () => {
  const isFree = followPlaces((owner) => owner.split(' '));
  const seen = new Set<boolean>();
  let seed = 7;
  const pick = (): string => {
    seed = (seed * 48_271) % 2_147_483_647;
    return PATHS[seed % PATHS.length] ?? '';
  };
  let owners: readonly string[] = [];
  for (let step = 0; step < 500; step += 1) {
    const [first, second, gone] = [pick(), pick(), pick()];
    const owner = first === second ? first : `${first} ${second}`;
    owners = [...new Set([...owners, owner])].filter((each) => !each.startsWith(gone)).slice(-4);
    const files = owners.flatMap((from) =>
      from.split(' ').map((path) => ({ path, from, hash: () => `${from}: ${path}` })),
    );
    const isRefused = refusedFiles(files).length > 0;
    expect([owners, isFree(owners)]).toEqual([owners, !isRefused]);
    seen.add(isRefused);
  }
  expect(seen.size).toBe(2);
});
