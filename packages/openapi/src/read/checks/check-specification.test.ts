import { expect, it } from 'vitest';
import { readSpecification } from '../../index.ts';

it('tells what the page of an operation cannot use, where it stands', () => {
  const text = `openapi: 3.1.0
info: { title: Harbour, version: '1' }
paths:
  /boats:
    get:
      x-mint: { href: 'https://elsewhere.example/boats', metadata: { playground: fancy, hidden: maybe, tag: [new], boost: 2, 'og:title': Boats, own: { a: 1 } } }
      responses: {}
`;
  const { value, diagnostics } = readSpecification('api.yaml', text);
  expect(value).toBeDefined();
  expect(
    diagnostics.map(({ code, message, span, path }) => [
      code,
      message,
      text.slice(span?.start, span?.end),
      path,
    ]),
  ).toEqual([
    [
      'openapi/unusable-address',
      'The page of this operation cannot be at "https://elsewhere.example/boats": it is no path of this site',
      "'https://elsewhere.example/boats'",
      '/paths/~1boats/get/x-mint/href',
    ],
    [
      'openapi/invalid-value',
      '`playground` must be `interactive`, `simple`, `none` or `auth`',
      'fancy',
      '/paths/~1boats/get/x-mint/metadata/playground',
    ],
    [
      'openapi/invalid-value',
      '`hidden` must be `true` or `false`',
      'maybe',
      '/paths/~1boats/get/x-mint/metadata/hidden',
    ],
    ['openapi/invalid-value', '`tag` must be text', '[new]', '/paths/~1boats/get/x-mint/metadata/tag'],
  ]);
});
