import { readConfig } from '@waymark/core/config';
import { expect, it } from 'vitest';
import { checkPlayground } from './check-playground.ts';

const codes = (playground: object): readonly string[] => {
  const text = JSON.stringify({
    theme: 'mint',
    name: 'a',
    colors: { primary: '#000000' },
    navigation: { pages: ['index'] },
    api: { playground },
  });
  const { value } = readConfig({ entry: 'docs.json', files: new Map([['docs.json', text]]) });
  if (value === undefined) throw new Error('no configuration');
  return checkPlayground({ config: value.value, locate: value.locate }).map(
    ({ code, span }) => `${code} ${text.slice(span?.start, span?.end)}`,
  );
};

it('says what a static site cannot do, where it is asked for', () => {
  expect(codes({ proxy: true, display: 'auth' })).toEqual([
    'openapi/no-proxy true',
    'openapi/no-sign-in "auth"',
  ]);
  expect(codes({ proxy: false, display: 'none' })).toEqual([]);
  expect(codes({})).toEqual([]);
});
