import { expect, it } from 'vitest';
import { causeOfMissing } from './missing-folder.ts';

const cause = (path: string, nearest?: string) =>
  causeOfMissing(path, nearest, new Set(['/guides', '/index'])).cause;

it('sees a folder that stands elsewhere now', () => {
  expect(cause('/old/a/b', '/guides/a/b')).toContain('below "/old", which seems to be "/guides" now');
  expect(cause('/guides/x/a', '/guides/y/z/a')).toContain('below "/guides/x"');
});

it('sees a folder that is nowhere', () => {
  expect(cause('/old/a')).toBe('below "/old", where no page is');
  expect(cause('/old/a', '/guides/b')).toBe('below "/old", where no page is');
});

it('knows no cause of what stands alone', () => {
  expect(cause('/guides/a')).toBeUndefined();
  expect(cause('/old')).toBeUndefined();
  expect(cause('/guides/instal', '/guides/install')).toBeUndefined();
});
