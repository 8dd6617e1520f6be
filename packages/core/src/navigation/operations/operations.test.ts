import { describe, expect, it } from 'vitest';
import {
  codes,
  operation,
  outline,
  page,
  placed,
  resolve,
  specification,
} from '../../../test/navigation-input.ts';

const v1 = specification('openapi/v1.json', [
  'GET /users',
  'GET /slash/',
  'GET /both',
  'GET /both/',
  operation('WEBHOOK x', { path: 'order paid' }),
]);
const v2 = specification('openapi/v2.yaml', ['GET /users', 'GET /teams', 'COPY /teams', 'QUERY /teams']);
const remote = specification('https://api.example/openapi.json', ['GET /remote']);
const all = [v1, v2, remote];

const found = (ref: string, openapi: unknown = undefined): string | undefined => {
  const { model } = resolve({ openapi, pages: [ref] }, { specifications: all });
  const endpoint = [...model.pages.values()][0]?.endpoint;
  return endpoint && `${endpoint.openapi} ${endpoint.method} ${endpoint.path}`;
};

describe('an operation reference', () => {
  it.each([
    ['GET /users', 'openapi/v1.json', 'openapi/v1.json GET /users'],
    ['get /users', 'openapi/v1.json', 'openapi/v1.json GET /users'],
    ['GET   /users', 'openapi/v1.json', 'openapi/v1.json GET /users'],
    ['GET /users/', 'openapi/v1.json', 'openapi/v1.json GET /users'],
    ['GET /slash', 'openapi/v1.json', 'openapi/v1.json GET /slash/'],
    ['GET /both', 'openapi/v1.json', 'openapi/v1.json GET /both'],
    ['GET /both/', 'openapi/v1.json', 'openapi/v1.json GET /both/'],
    ['webhook order paid', 'openapi/v1.json', 'openapi/v1.json WEBHOOK order paid'],
    ['WEBHOOK order paid', 'openapi/v1.json', 'openapi/v1.json WEBHOOK order paid'],
    ['COPY /teams', 'openapi/v2.yaml', 'openapi/v2.yaml COPY /teams'],
    ['query /teams', 'openapi/v2.yaml', 'openapi/v2.yaml QUERY /teams'],
    ['openapi/v2.yaml GET /users', 'openapi/v1.json', 'openapi/v2.yaml GET /users'],
    ['/openapi/v2.yaml GET /users', undefined, 'openapi/v2.yaml GET /users'],
    ['v2.yaml GET /users', undefined, 'openapi/v2.yaml GET /users'],
    ['openapi/v2 GET /users', undefined, 'openapi/v2.yaml GET /users'],
    ['v2 GET /users', undefined, 'openapi/v2.yaml GET /users'],
    ['v2 COPY /teams', undefined, 'openapi/v2.yaml COPY /teams'],
    [
      'https://api.example/openapi.json GET /remote',
      undefined,
      'https://api.example/openapi.json GET /remote',
    ],
    ['GET /teams', undefined, 'openapi/v2.yaml GET /teams'],
    ['GET /users', ['openapi/v2.yaml', 'openapi/v1.json'], 'openapi/v2.yaml GET /users'],
    ['GET /users', { source: './openapi/v2.yaml' }, 'openapi/v2.yaml GET /users'],
    [
      'GET /remote',
      [{ source: 'v1.json' }, 'https://api.example/openapi.json'],
      'https://api.example/openapi.json GET /remote',
    ],
    ['GET /users/{id}', undefined, undefined],
    ['copy /teams', undefined, undefined],
    ['GET users', undefined, undefined],
    ['v3 GET /users', undefined, undefined],
    ['GET /teams', 'openapi/v1.json', undefined],
  ])('%j with openapi %j leads to %s', (ref, openapi, expected) => {
    expect(found(ref, openapi)).toBe(expected);
  });

  it('falls back on api.openapi, which the navigation replaces', () => {
    const api = { openapi: 'openapi/v2.yaml' };
    const options = { api, specifications: all };
    expect(codes(resolve({ pages: ['GET /teams'] }, options).diagnostics)).toEqual([]);
    expect(codes(resolve({ openapi: 'v1', pages: ['GET /teams'] }, options).diagnostics)).toEqual([
      'unknown-operation',
    ]);
  });

  it.each([
    ['GET /user', 'v1', '"v1" has no operation "GET /user"', 'Did you mean "GET /users"?'],
    ['POST /users', 'v1', '"v1" has no operation "POST /users"', 'Did you mean "GET /users"?'],
    ['GET /teams', 'v1', '"v1" has no operation "GET /teams"', 'Did you mean "openapi/v2.yaml GET /teams"?'],
    ['GET /zzzzzz', ['v1', 'v2'], '"v1" and "v2" have no operation "GET /zzzzzz"', undefined],
    [
      'v2 GET /both',
      'v1',
      '"v2" has no operation "v2 GET /both"',
      'Did you mean "openapi/v1.json GET /both"?',
    ],
    [
      'no.json GET /both',
      'v1',
      '"no.json" has no operation "no.json GET /both"',
      'Did you mean "openapi/v1.json GET /both"?',
    ],
  ])('%j that is not in %j is an error with the nearest one', (ref, openapi, message, hint) => {
    const { model, diagnostics } = resolve({ openapi, pages: [ref] }, { specifications: all });
    expect(outline(model)).toEqual([]);
    expect(diagnostics).toEqual([
      {
        code: 'navigation/unknown-operation',
        severity: 'error',
        message,
        path: '/navigation/pages/0',
        ...(hint === undefined ? {} : { hint }),
      },
    ]);
  });

  it('suggests the operation of the specification that stands nearest to the one in effect', () => {
    const specifications = [
      specification('en/boats.json', ['GET /boats']),
      specification('fr/boats.json', ['GET /boats']),
      specification('fr/ports.json', ['GET /ports']),
    ];
    const [{ hint } = {}] = resolve(
      { openapi: 'fr/ports.json', pages: ['GET /boats'] },
      { specifications },
    ).diagnostics;
    expect(hint).toBe('Did you mean "fr/boats.json GET /boats"?');
  });

  it('without any specification says so', () => {
    const [diagnostic] = resolve({ pages: ['GET /users'] }).diagnostics;
    expect(diagnostic?.message).toBe('No specification is in effect for "GET /users"');
    expect(diagnostic?.hint).toBe('Set "openapi" on this element or on one around it');
  });

  it('may stand in a specification that could not be read, which was reported', () => {
    const unread = { ...specification('https://api.example/away.json', []), isUnread: true as const };
    const told = (openapi?: string): readonly string[] =>
      codes(resolve({ openapi, pages: ['GET /teams'] }, { specifications: [v1, unread] }).diagnostics);
    expect(told()).toEqual([]);
    expect(told('https://api.example/away.json')).toEqual([]);
    expect(told('v1')).toEqual(['unknown-operation']);
  });

  it('that several specifications have is a warning', () => {
    const { diagnostics } = resolve({ pages: ['GET /users'] }, { specifications: all });
    expect(diagnostics).toEqual([
      {
        code: 'navigation/ambiguous-operation',
        severity: 'warning',
        message:
          '"GET /users" is in "openapi/v1.json" and "openapi/v2.yaml"; the page is made from "openapi/v1.json"',
        hint: 'Name the specification: "openapi/v1.json GET /users"',
        path: '/navigation/pages/0',
      },
    ]);
  });

  it('of an excluded operation is a warning, and there is no page', () => {
    const api = specification('api.json', [operation('GET /secret', { excluded: true })]);
    const { model, diagnostics } = resolve(
      { openapi: 'api.json', pages: ['GET /secret'] },
      { specifications: [api] },
    );
    expect(model.pages.size).toBe(0);
    expect(codes(diagnostics)).toEqual(['excluded-operation']);
  });
});

describe('an attached specification', () => {
  it('that does not exist is reported once, where it is attached', () => {
    const navigation = {
      tabs: [
        {
          tab: 'T',
          openapi: 'openapi/v1.jsn',
          groups: [
            { group: 'A', pages: [] },
            { group: 'B', pages: [] },
          ],
        },
      ],
    };
    const { diagnostics } = resolve(navigation, { specifications: all });
    expect(diagnostics.filter(({ code }) => code === 'navigation/unknown-specification')).toEqual([
      {
        code: 'navigation/unknown-specification',
        severity: 'error',
        message: 'No API specification "openapi/v1.jsn" could be read',
        hint: 'Did you mean "openapi/v1.json"?',
        path: '/navigation/tabs/0/openapi',
      },
    ]);
  });

  it('of the root or of the whole site is checked too', () => {
    const paths = (navigation: unknown, api?: { openapi: unknown }): readonly (string | undefined)[] =>
      resolve(navigation, { api }).diagnostics.map(({ path }) => path);
    expect(paths({ openapi: 'no.json' })).toEqual(['/navigation/openapi']);
    expect(paths({}, { openapi: ['no.json', { source: 'no.yaml' }] })).toEqual([
      '/api/openapi/0',
      '/api/openapi/1',
    ]);
    expect(resolve({ openapi: 'no.json' }).diagnostics[0]?.hint).toContain('Give the path');
  });

  it.each([[7], [{}], [[]], [''], [{ source: 3 }]])(
    'of the shape %j is ignored, and the one around it counts',
    (openapi) => {
      const navigation = { openapi: 'v2', groups: [{ group: 'G', openapi, pages: ['GET /teams'] }] };
      const { model, diagnostics } = resolve(navigation, { specifications: all });
      expect(diagnostics).toEqual([]);
      expect(model.pages.size).toBe(1);
    },
  );
});

describe('a page file that documents an operation', () => {
  it('may name the specification relative to itself', () => {
    const near = specification('guides/api.json', ['GET /near Near']);
    const far = specification('api.json', ['GET /near Far']);
    const titles = ['./api.json', 'api.json', '/api.json', '../api.json'].map((named) => {
      const files = [page('guides/near', { openapi: `${named} GET /near` })];
      const { model } = resolve({ pages: ['guides/near'] }, { pages: files, specifications: [near, far] });
      return [...model.pages.values()][0]?.title;
    });
    expect(titles).toEqual(['Near', 'Near', 'Far', 'Far']);
  });

  it.each([
    ['sdk', { sdk: 'class Lamp' }, 'CLASS Lamp'],
    ['graphql', { graphql: { kind: 'query', name: 'lamp' } }, 'QUERY lamp'],
    ['asyncapi', { asyncapi: 'lamp' }, 'CHANNEL lamp'],
  ])('means what the nearest element attaches by %s', (key, frontmatter, symbol) => {
    const specifications = ['a.json', 'b.json', 'c.json'].map((source) => specification(source, [symbol]));
    const named = (source: string) => ({ [key]: { format: 'typedoc', source } });
    const { model } = resolve(
      {
        tabs: [
          { tab: 'B', ...named('b.json'), groups: [{ group: 'G', pages: ['in-b'] }] },
          { tab: 'C', ...named('c.json'), groups: [{ group: 'G', pages: ['in-c'] }] },
          { tab: 'None', pages: ['in-none'] },
        ],
      },
      { pages: ['in-b', 'in-c', 'in-none'].map((path) => page(path, frontmatter)), specifications },
    );
    const found = ['/in-b', '/in-c', '/in-none'].map((route) => placed(model, route).documents?.openapi);
    expect(found).toEqual(['b.json', 'c.json', 'a.json']);
  });

  it.each([
    ['nothing', {}, 'guides/b.json', []],
    ['one', { openapi: 'a.json' }, 'a.json', []],
    ['two', { openapi: ['c.json', 'a.json'] }, 'c.json', ['a.json']],
  ])('is found around its file where %s is in effect', (_, attached, chosen, others) => {
    const sources = ['a.json', 'c.json', 'fr/a.json', 'guides/b.json'];
    const specifications = sources.map((source) => specification(source, ['GET /it']));
    const file = page('guides/it', { openapi: 'GET /it' });
    const { model } = resolve({ ...attached, pages: ['guides/it'] }, { pages: [file], specifications });
    expect(placed(model, '/guides/it').documents).toMatchObject({ openapi: chosen, others });
  });

  it('may mean any specification of the root where none is in effect or around it', () => {
    const sources = ['a.json', 'c.json', 'fr/a.json'];
    const specifications = sources.map((source) => specification(source, ['GET /it']));
    const file = page('guides/it', { openapi: 'GET /it' });
    const { model } = resolve({ pages: ['guides/it'] }, { pages: [file], specifications });
    expect(placed(model, '/guides/it').documents).toMatchObject({ openapi: 'a.json', others: ['c.json'] });
  });

  it('is the page of a symbol whose address it has', () => {
    const ships = specification('ships.graphql', ['QUERY ship']);
    const file = page('graphql-reference/ship', { graphql: { kind: 'query', name: 'ship' } });
    const { model } = resolve(
      { tabs: [{ tab: 'T', graphql: 'ships.graphql' }] },
      { pages: [file], specifications: [ships] },
    );
    expect([...model.pages.keys()]).toEqual(['/graphql-reference/ship']);
  });
});
