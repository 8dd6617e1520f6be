import { expect, it } from 'vitest';
import type { Parameter } from '../model/model.ts';
import { writtenForm } from './written-form.ts';

const usual: Parameter = {
  name: 'lamps',
  in: 'query',
  required: false,
  deprecated: false,
  schema: { file: 'api.yaml', value: {} },
  style: 'form',
  explode: true,
  allowReserved: false,
  isWholeQuery: false,
  examples: [],
};

it.each<[Partial<Parameter>, readonly string[], readonly (readonly string[])[]]>([
  [{}, ['array'], []],
  [{ explode: false }, ['array', 'null'], [['explode', 'false']]],
  [{ explode: false }, ['string'], []],
  [{ style: 'deepObject' }, ['object'], [['style', 'deepObject']]],
  [{ style: 'pipeDelimited', explode: false }, ['array'], [['style', 'pipeDelimited']]],
  [{ in: 'path', style: 'simple', explode: false }, ['array'], []],
  [
    { in: 'path', style: 'matrix' },
    ['object'],
    [
      ['style', 'matrix'],
      ['explode', 'true'],
    ],
  ],
  [{ in: 'header', style: 'simple', explode: true }, ['object'], [['explode', 'true']]],
  [{ allowReserved: true }, ['string'], [['allowReserved', 'true']]],
  [{ style: 'simple', contentType: 'application/json' }, ['object'], [['content', 'application/json']]],
])('%j of %j is written as %j', (parameter, types, expected) => {
  expect(writtenForm({ ...usual, ...parameter }, { types })).toEqual(expected);
});
