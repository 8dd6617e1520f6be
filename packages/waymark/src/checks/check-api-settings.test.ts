import { readConfig } from '@waymark/core/config';
import { expect, it } from 'vitest';
import { checkApiSettings } from './check-api-settings.ts';

/** What is found in settings of `api`: code, what stands there, and hint. */
const found = (api: object): readonly unknown[] => {
  const text = JSON.stringify({
    theme: 'mint',
    name: 'a',
    colors: { primary: '#000000' },
    navigation: { pages: ['index'] },
    api,
  });
  const { value } = readConfig({ entry: 'docs.json', files: new Map([['docs.json', text]]) });
  if (value === undefined) throw new Error('no configuration');
  return checkApiSettings({ config: value.value, locate: value.locate }).map(({ code, span, hint }) => [
    `${code} ${text.slice(span?.start, span?.end)}`,
    hint,
  ]);
};

it('says what a static site cannot do, where it is asked for', () => {
  expect(found({ playground: { proxy: true, display: 'auth' } })).toEqual([
    ['openapi/no-proxy true', expect.anything()],
    ['openapi/no-sign-in "auth"', expect.anything()],
  ]);
  expect(found({ playground: { proxy: false, display: 'none' } })).toEqual([]);
  expect(found({ playground: {} })).toEqual([]);
});

it('points to languages that samples do not know', () => {
  expect(found({ examples: { languages: ['curl', 'pyhton', 'C#', 'cobol'] } })).toEqual([
    ['openapi/unknown-sample-language "pyhton"', 'Did you mean "python"?'],
    ['openapi/unknown-sample-language "cobol"', expect.stringContaining('x-codeSamples')],
  ]);
});
