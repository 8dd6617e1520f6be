import { expect, it } from 'vitest';
import { causeOfMissing } from './missing-folder.ts';

const cause = (path: string, nearest?: string) =>
  causeOfMissing(path, nearest, {
    routes: new Set(['/guides/a', '/index']),
    folders: new Set(['/guides', '/index']),
  }).cause;

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
