import { expect, it } from 'vitest';
import { settingsOf } from './settings.ts';

it('fills in what a configuration does not say, key by key', () => {
  const silent = settingsOf({});
  expect(silent).toMatchObject({ theme: 'mint', iconLibrary: 'fontawesome', trailingSlash: true });
  expect(silent.api).toMatchObject({ isExpanded: false, keyHeader: 'x-api-key' });
  const spoken = settingsOf({
    appearance: { default: 'dark' },
    seo: { trailingSlash: false },
    api: { params: { expanded: 'all' }, examples: { prefill: true } },
  });
  expect(spoken.appearance).toEqual({ default: 'dark', strict: false });
  expect(spoken.trailingSlash).toBe(false);
  expect(spoken.api.isExpanded).toBe(true);
  expect(spoken.api.examples).toEqual({ ...silent.api.examples, prefill: true });
});
