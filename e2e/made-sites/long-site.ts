import { type MadeSite, writeSite } from './made-site.ts';

/**
 * A sidebar of 28 groups with 24 pages each, more than a page holds: closed groups are files of their own. One of the pages stands
 * in another tab first.
 */
export function longSite(): MadeSite {
  const numbers = Array.from({ length: 24 }, (_, at) => at + 1);
  const kinds = Array.from({ length: 19 }, (_, at) => `Kind${at + 1}`);
  const names = ['Oak', 'Ash', 'Elm', 'Fir', 'Érable', 'Yew', 'Box', 'Bay', 'Fig', ...kinds];
  const path = (name: string, number: number): string => `${name.toLowerCase()}/${number}`;
  const groups = names.map((name) => ({
    group: `${name} boards`,
    pages: numbers.map((number) => path(name, number)),
  }));
  const boards = names.flatMap((name) =>
    numbers.map((number) => [path(name, number), `${name} board ${number}`] as const),
  );
  const wood = { tab: 'Wood', groups: [{ group: 'Wood', pages: ['index', ...groups] }] };
  const navigation = { tabs: [{ tab: 'Saws', pages: ['saw', 'yew/24'] }, wood] };
  const others = [
    ['index', 'Home'],
    ['saw', 'Saw'],
  ] as const;
  return { name: 'long', files: writeSite({ name: 'Long', navigation }, [...others, ...boards]) };
}
