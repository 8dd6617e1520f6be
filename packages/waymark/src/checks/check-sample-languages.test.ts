import { readConfig } from '@waymark/core/config';
import { describe, expect, it } from 'vitest';
import { checkSampleLanguages } from './check-sample-languages.ts';

describe('checkSampleLanguages', () => {
  it('points to languages that samples do not know', () => {
    const text = `{
  "name": "A",
  "theme": "mint",
  "colors": { "primary": "#123456" },
  "navigation": { "pages": ["a"] },
  "api": { "examples": { "languages": ["curl", "pyhton", "C#", "cobol"] } }
}`;
    const files = new Map([['docs.json', text]]);
    const { value } = readConfig({ entry: 'docs.json', files });
    if (value === undefined) throw new Error('no configuration');
    const found = checkSampleLanguages({ config: value.value, locate: value.locate });
    expect(found.map(({ code, hint, span }) => [code, hint, text.slice(span?.start, span?.end)])).toEqual([
      ['openapi/unknown-sample-language', 'Did you mean "python"?', '"pyhton"'],
      ['openapi/unknown-sample-language', expect.stringContaining('x-codeSamples'), '"cobol"'],
    ]);
  });
});
