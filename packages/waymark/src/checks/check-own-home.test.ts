import { expect, it } from 'vitest';
import { checkOwnHome } from './check-own-home.ts';

it.each([
  [['index.html'], ['/start'], ['content/own-home']],
  [['index.html'], ['/', '/start'], []],
  [['guides/index.html'], ['/start'], []],
])('with the files %j and the pages %j, %j is told', (assets, routes, codes) => {
  const found = checkOwnHome({ assets, pages: new Set(routes), navigation: { home: '/start' } });
  expect(found.map(({ code }) => code)).toEqual(codes);
});
