import { type JsonValue, printJson, writeBody } from '@waymark/openapi';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  ContentDescription,
  Control,
  RequestDescription,
  SchemeDescription,
} from '../../../playground/request-description.ts';
import { type BodyState, fillExamples, NO_CREDENTIAL, startForm } from '../form-state.ts';
import { checkValue } from './check-value.ts';
import { writeCredentials } from './credentials.ts';
import { draftOf, readDraft, startDraft } from './draft.ts';
import { jsonTokens } from './json-tokens.ts';
import { exactNumber, lineAt, parsePlacedJson } from './placed-json.ts';
import { prepareBody } from './prepare-body.ts';
import { mayPageSend, sampleRequest } from './prepare-request.ts';

const text: Control = { kind: 'text' };
const ship: Control = {
  kind: 'fields',
  fields: [
    { name: 'name', required: true, type: 'string', control: text },
    {
      name: 'kind',
      required: true,
      type: 'enum',
      control: { kind: 'choice', choices: ['ferry'], only: 'ferry' },
    },
    { name: 'cars', type: 'integer', control: { kind: 'number', integer: true } },
    { name: 'ports', type: 'string[][]', control: { kind: 'list', items: { kind: 'list', items: text } } },
    { name: 'tags', type: 'object', control: { kind: 'entries', values: { kind: 'boolean' } } },
  ],
};

const REQUEST: RequestDescription = {
  method: 'POST',
  path: '/ships',
  specification: '/api.json',
  servers: [{ url: 'https://a.example' }],
  security: [],
  parameters: [],
};

/** A value as `JSON.parse` has it. */
const rounded = (value: JsonValue | undefined): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

describe('drafts', () => {
  it.each<readonly [Control, JsonValue]>([
    [ship, { name: 'Gull', kind: 'ferry', cars: 4, ports: [['a', 'b'], ['c']], tags: { x: false } }],
    [{ kind: 'json' }, { a: [1, null] }],
    [
      { kind: 'variants', variants: [{ control: text }, { control: { kind: 'number' } }, { control: ship }] },
      { name: 'a', kind: 'ferry' },
    ],
    [{ kind: 'choice', choices: ['a', null, 3] }, null],
    [{ kind: 'boolean' }, false],
  ])('give back the value that was put in: %#', (control, value) => {
    expect(readDraft(control, draftOf(control, value), true)).toEqual(value);
  });

  it('send nothing that nobody entered', () => {
    expect(readDraft(ship, startDraft(ship, false), false)).toBeUndefined();
    expect(readDraft(ship, startDraft(ship, false), true)).toEqual({ kind: 'ferry' });
    const optional = startDraft(
      { kind: 'fields', fields: [{ name: 'ship', type: 'object', control: ship }] },
      false,
    );
    expect(
      readDraft(
        { kind: 'fields', fields: [{ name: 'ship', type: 'object', control: ship }] },
        optional,
        true,
      ),
    ).toEqual({});
  });

  it('begin with examples where these are asked for, but not with hints', () => {
    const example: Control = { kind: 'text', example: 'Cowes' };
    expect(startDraft(example, true)).toEqual({ kind: 'text', text: 'Cowes' });
    expect(startDraft({ ...example, hint: true }, true)).toEqual({ kind: 'text', text: '' });
  });

  it('hold an example as fields, in whatever order it is written, or else as the text that it is', () => {
    const fill = (value: JsonValue): BodyState | undefined => {
      const content: ContentDescription = {
        type: 'application/json',
        form: 'json',
        control: ship,
        examples: [{ value }],
      };
      const description = { ...REQUEST, body: { content: [content] } };
      return fillExamples(description, startForm(description)).bodies[0];
    };
    expect(fill({ cars: 4, name: 'Gull', kind: 'ferry' })?.view).toBe('form');
    for (const value of [
      { name: '', kind: 'ferry' },
      { name: 'Gull', kind: 'ferry', cars: null },
      { name: 'Gull', kind: 'ferry', flag: 'red' },
    ])
      expect(fill(value)).toMatchObject({ view: 'text', text: printJson(value, 2) });
  });

  it('begin with the first choice where one is needed', () => {
    const choice: Control = { kind: 'choice', choices: ['tide', 'lock'] };
    const list: Control = { kind: 'list', items: choice };
    expect(readDraft(list, startDraft(list, true, true), true)).toEqual(['tide']);
    expect(readDraft(choice, startDraft(choice, true, false), true)).toBeUndefined();
    expect(readDraft(choice, startDraft(choice, false, true), true)).toBeUndefined();
  });

  it('keep an entry of the wrong kind', () => {
    expect(readDraft({ kind: 'number' }, { kind: 'text', text: '1e' }, true)).toBe('1e');
    expect(readDraft({ kind: 'number' }, { kind: 'text', text: '-0.5e3' }, true)).toBe(-500);
    expect(readDraft({ kind: 'json' }, { kind: 'text', text: 'word' }, true)).toBe('word');
  });

  it('send null for what is needed and may be null', () => {
    expect(readDraft({ kind: 'text', nullable: true }, { kind: 'text', text: '' }, true)).toBeNull();
    expect(readDraft({ kind: 'text', nullable: true }, { kind: 'text', text: '' }, false)).toBeUndefined();
  });
});

const LONG = '12345678901234567891';

describe('long numbers', () => {
  const number: Control = { kind: 'number', integer: true };
  const draft = { kind: 'text', text: LONG } as const;

  it('keep every digit', () => {
    const { value = null } = parsePlacedJson(`{"a":[${LONG}]}`);
    expect(printJson(value)).toBe(`{"a":[${LONG}]}`);
    for (const control of [number, { kind: 'json' }, { kind: 'choice', choices: [] }] as const) {
      const read = readDraft(control, draft, true) as JsonValue;
      expect(printJson(read)).toBe(LONG);
      expect(draftOf(control, read)).toEqual(draft);
    }
  });

  it('are numbers all the same', () => {
    const value = exactNumber(LONG);
    const limited = (kind: string, limit: string): Control => ({
      ...number,
      limits: [{ kind, value: limit }],
    });
    expect(checkValue(limited('maximum', '9'), value, '')).toHaveLength(1);
    expect(checkValue(limited('minimum', '9'), value, '')).toEqual([]);
    expect(checkValue(ship, { name: value, kind: 'ferry' }, '')).toMatchObject([{ value: 'string' }]);
    expect(checkValue({ kind: 'entries', values: text }, value, '')).toMatchObject([{ value: 'object' }]);
    const choice: Control = { kind: 'choice', choices: [value] };
    expect(checkValue(choice, exactNumber(LONG), '')).toEqual([]);
    expect(checkValue(choice, exactNumber(`${LONG}0`), '')).toHaveLength(1);
  });
});

describe('prepareBody', () => {
  const prepare = (content: ContentDescription, value: JsonValue) =>
    prepareBody({
      content,
      state: { view: 'form', draft: draftOf(content.control, value), text: '', example: 0 },
      required: true,
    });

  it('sends parts that are no fields of a form in their type, without names', async () => {
    const control: Control = {
      kind: 'fields',
      fields: [{ name: 'meta', type: 'any', control: { kind: 'json' } }],
    };
    const { data, sample } = prepare(
      { type: 'multipart/related', form: 'multipart', control },
      { meta: { a: 1 } },
    );
    expect(data instanceof Blob && data.type).toMatch(/^multipart\/related; boundary=waymark-[\d.]+$/);
    expect(await new Response(data).text()).toContain(
      '\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n',
    );
    expect(sample).toEqual(writeBody('multipart', { meta: { a: 1 } }));
  });

  it.each<readonly [string, ContentDescription['form'], JsonValue, string, string]>([
    [
      'application/x-www-form-urlencoded',
      'urlencoded',
      { o: { a: 'b c' } },
      'o=%7B%22a%22%3A%22b%20c%22%7D',
      'application/x-www-form-urlencoded',
    ],
    ['*/*', 'json', { o: exactNumber(LONG) }, `{"o":${LONG}}`, 'application/json'],
  ])('sends %s as samples do', (type, form, value, sent, sentAs) => {
    const control: Control = {
      kind: 'fields',
      fields: [{ name: 'o', type: 'any', control: { kind: 'json' } }],
    };
    const prepared = prepare({ type, form, control }, value);
    expect(prepared).toMatchObject({ data: sent, contentType: sentAs });
    expect(prepared.sample).toEqual(writeBody(form, value));
  });
});

describe('sampleRequest', () => {
  const sample = { name: 'Gull', kind: 'ferry' };
  const content: ContentDescription = { type: 'application/json', form: 'json', control: ship, sample };
  const description: RequestDescription = { ...REQUEST, body: { content: [content] } };
  const start = startForm(description);
  const bodyWith = (value: JsonValue): unknown => {
    const [body] = start.bodies;
    const bodies = body === undefined ? [] : [{ ...body, draft: draftOf(ship, value) }];
    return sampleRequest(description, { ...start, bodies }).body;
  };

  it('keeps the example until a reader enters more than what cannot be otherwise', () => {
    expect(sampleRequest(description, start).body).toEqual({ kind: 'json', value: sample });
    expect(bodyWith({ kind: 'ferry' })).toEqual({ kind: 'json', value: sample });
    expect(bodyWith({ kind: 'ferry', cars: 2 })).toEqual({ kind: 'json', value: { kind: 'ferry', cars: 2 } });
  });
});

describe('checkValue', () => {
  it.each([
    ['2024-02-29', true],
    ['2024-13-45', false],
    ['2023-02-29', false],
    ['tomorrow', false],
  ])('knows the days of the calendar: %s', (day, isFine) => {
    const problems = checkValue({ kind: 'text', format: 'date' }, day, 'query/day');
    expect(problems).toEqual(isFine ? [] : [{ place: 'query/day', word: 'expected', value: 'YYYY-MM-DD' }]);
  });

  const found = (control: Control, value: JsonValue): readonly string[] =>
    checkValue(control, value, '').map(({ place, word }) => `${place} ${word}`);

  it('finds what is plainly wrong, where it is', () => {
    expect(found(ship, { name: 1, cars: 1.5, ports: [['a'], 'b'], tags: { x: 1 } })).toEqual([
      '/name expected',
      '/kind required',
      '/cars expected',
      '/ports/1 expected',
      '/tags/x expected',
    ]);
    expect(found(ship, { name: 'a', kind: 'ferry', toString: 1 })).toEqual([]);
    expect(found(text, null)).toEqual([' expected']);
    expect(found({ ...text, nullable: true }, null)).toEqual([]);
  });

  it('speaks for the alternative whose names are there', () => {
    const raft: Control = {
      kind: 'fields',
      fields: [{ name: 'logs', type: 'integer', control: { kind: 'number', integer: true } }],
    };
    const boat: Control = {
      kind: 'fields',
      fields: [{ name: 'sail', required: true, type: 'string', control: text }],
    };
    const either: Control = { kind: 'variants', variants: [{ control: boat }, { control: raft }] };
    expect(found(either, { logs: 'many' })).toEqual(['/logs expected']);
    expect(found(either, {})).toEqual([]);
    expect(found({ kind: 'variants', variants: [] }, 1)).toEqual([]);
  });

  it.each<readonly [string, string, JsonValue, JsonValue]>([
    ['minimum', '1', 0, 1],
    ['exclusiveMaximum', '1', 1, 0],
    ['multipleOf', '0.1', 0.25, 0.3],
    ['minLength', '2', '🚢', 'ab'],
    ['maxItems', '1', [1, 2], [1]],
    ['uniqueItems', '', [1, 1], [1, 2]],
    ['pattern', '^a', 'b', 'a'],
    ['pattern', '(?<broken', 'b', 'a'],
  ])('knows %s %s', (kind, limit, wrong, right) => {
    const control = (value: JsonValue): Control => ({
      ...(typeof value === 'string'
        ? text
        : typeof value === 'number'
          ? { kind: 'number' }
          : { kind: 'list', items: { kind: 'json' } }),
      limits: [{ kind, value: limit }],
    });
    expect(found(control(wrong), wrong)).toHaveLength(limit === '(?<broken' ? 0 : 1);
    expect(found(control(right), right)).toEqual([]);
  });
});

describe('parseJson', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 2), (source, indent) => {
        const value = JSON.parse(source) as JsonValue;
        const printed = JSON.stringify(value, null, indent);
        expect(rounded(parsePlacedJson(printed).value)).toEqual(JSON.parse(printed));
      }),
    );
  });

  it('refuses what JSON.parse refuses', () => {
    for (const source of [
      '',
      '{',
      '[1,]',
      '{"a" 1}',
      "{'a':1}",
      '01',
      '1 2',
      '"\u0001"',
      '{"a":1,}',
      'nul',
    ]) {
      expect(() => JSON.parse(source) as unknown, source).toThrow();
      expect(parsePlacedJson(source).value, source).toBeUndefined();
    }
  });

  it('knows where things stand', () => {
    const source = '{\n  "a": [\n    1,\n    {"b/c": true}\n  ]\n}';
    const { places } = parsePlacedJson(source);
    expect(lineAt(source, places.get('/a/1/b/c') ?? 0)).toBe(4);
    const broken = '{\n  "a": 1\n  "b": 2\n}';
    expect(lineAt(broken, parsePlacedJson(broken).mistake ?? 0)).toBe(3);
    expect(parsePlacedJson('['.repeat(100_000)).value).toBeUndefined();
  });
});

describe('jsonTokens', () => {
  const print = (source: string, isBeginning = false): string | undefined =>
    jsonTokens(source, isBeginning)
      ?.map(({ text: piece }) => piece)
      .join('');

  it('sets JSON in lines and keeps every figure', () => {
    expect(print('{"a":[1.0,{ }],"big":12345678901234567890,"e":[]}')).toBe(
      '{\n  "a": [\n    1.0,\n    {}\n  ],\n  "big": 12345678901234567890,\n  "e": []\n}',
    );
    expect(print('not json')).toBeUndefined();
  });

  it('sets a beginning in lines, and loses nothing of it', () => {
    expect(print('[{"a": 1}, {"b c', true)).toBe('[\n  {\n    "a": 1\n  },\n  {\n    "b c');
    expect(print('["a\\', true)).toBe('[\n  "a\\');
    expect(print('<html>', true)).toBeUndefined();
  });

  it('stays small however deep the value is', () => {
    expect(print('['.repeat(3000) + ']'.repeat(3000))?.length).toBeLessThan(500_000);
  });

  it('sets any value as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.json(), (source) => {
        const value: unknown = JSON.parse(source);
        expect(print(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
      }),
    );
  });
});

it('never leaves a credential uncovered', () => {
  const scheme = { key: 'k', kind: 'token', in: 'header', name: 'Authorization', prefix: 'Bearer' } as const;
  const [sent] = writeCredentials([scheme], { k: { ...NO_CREDENTIAL, value: ' Bearer abc ' } });
  expect(sent).toMatchObject({ value: 'Bearer abc', covered: 'Bearer •••••' });
});

it('writes credentials as their scheme has them, and none that a page has no part in', () => {
  const entered = { ...NO_CREDENTIAL, value: 'abc', user: 'Ada', password: 'ä' };
  const sentBy = (scheme: object) => {
    const whole = { key: 'k', kind: 'token', in: 'header', name: 'X-Key', ...scheme } as SchemeDescription;
    return writeCredentials([whole], { k: entered }).map(({ value }) => value);
  };
  expect(sentBy({})).toEqual(['abc']);
  expect(sentBy({ prefix: 'Token' })).toEqual(['Token abc']);
  expect(sentBy({ prefix: 'abc' })).toEqual(['abc abc']);
  expect(sentBy({ kind: 'basic' })).toEqual(['Basic QWRhOsOk']);
  for (const kind of ['certificate', 'digest']) expect(sentBy({ kind })).toEqual([]);
  expect(writeCredentials([{ key: 'k', kind: 'basic', in: 'header', name: 'Authorization' }], {})).toEqual(
    [],
  );
});

it('knows the headers that browsers keep to themselves', () => {
  expect(['Host', 'cookie', 'Sec-Fetch-Mode', 'Proxy-Authorization'].filter(mayPageSend)).toEqual([]);
  expect(['Authorization', 'X-Host', 'Accept', 'User-Agent'].filter(mayPageSend)).toHaveLength(4);
});
