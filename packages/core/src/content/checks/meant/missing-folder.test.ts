import { expect, it } from 'vitest';
import type { MissingAddress } from './link-finding.ts';
import { nameCauses } from './missing-folder.ts';

const routes = new Set(['/guides/a', '/index', '/reference/c']);

const causes = (...addresses: readonly MissingAddress[]) =>
  nameCauses(
    routes,
    addresses.map((missing) => ({ code: 'links/missing-page', severity: 'error', message: '', missing })),
  ).map(({ cause }) => cause);

const cause = (path: string, nearest?: string) =>
  causes(nearest === undefined ? { path } : { path, nearest })[0];

it('sees a folder that stands elsewhere now', () => {
  expect(cause('/old/a/b', '/guides/a/b')).toContain('below "/old", which seems to be "/guides" now');
  expect(cause('/guides/x/a', '/guides/y/z/a')).toContain('below "/guides/x"');
});

it('sees a folder that is nowhere', () => {
  expect(cause('/old/a')).toBe('below "/old", where no page is');
  expect(cause('/old/a', '/guides/b')).toBe('below "/old", where no page is');
});

it('sees a site that its links believe to be served below a folder', () => {
  for (const path of ['/docs/guides/a', '/docs/index'])
    expect(cause(path, '/guides/b')).toBe(
      'below "/docs", as if the site were served there: build with `--base /docs` if it is, else leave "/docs" out of them',
    );
});

it('knows no cause of what stands alone', () => {
  expect(cause('/guides/a')).toBeUndefined();
  expect(cause('/old')).toBeUndefined();
  expect(cause('/guides/instal', '/guides/install')).toBeUndefined();
});

it('sends a folder to one place only, where most of it went', () => {
  const moved = expect.stringContaining('below "/old", which seems to be "/guides" now');
  expect(
    causes(
      { path: '/old/c', nearest: '/reference/c' },
      { path: '/old/b', nearest: '/guides/b' },
      { path: '/old/a', nearest: '/reference/a' },
      { path: '/old/d', nearest: '/guides/d' },
      { path: '/old/e', nearest: '/guides/e' },
    ),
    // The page of the first is not there, that of the third is.
  ).toEqual(['below "/old", where no page is', moved, moved, moved, moved]);
});

it('sends a folder nowhere that has a place in each language', () => {
  const none = 'below "/old", where no page is';
  expect(
    causes(
      { path: '/old/a', nearest: '/de/old/a' },
      { path: '/old/a', nearest: '/fr/old/a' },
      { path: '/old/b' },
    ),
  ).toEqual([none, none, none]);
});

it('says of all below a folder what is said of most: that it is none', () => {
  const served = expect.stringContaining('as if the site were served there');
  expect(causes({ path: '/docs/guides/a' }, { path: '/docs/x' }, { path: '/docs/reference/c' })).toEqual([
    served,
    served,
    served,
  ]);
});
