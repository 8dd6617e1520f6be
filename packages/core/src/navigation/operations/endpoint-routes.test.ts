import { describe, expect, it } from 'vitest';
import { operation, specification } from '../../../test/navigation-input.ts';
import type { CatalogOperation } from './api-catalog.ts';
import { createEndpointRoutes, endpointSlug } from './endpoint-routes.ts';

describe('endpointSlug', () => {
  it.each([
    ['List all users', 'list-all-users'],
    ['/users/{id}', 'users'],
    ['/users/{id}/posts', 'users-posts'],
    ['/users/posts', 'usersposts'],
    ["What's new, (really). Now", 'whats-new-really-now'],
    [' padded ', 'padded'],
    ['a  b', 'a-b'],
    ['two\nlines', 'twolines'],
    ['Größe', 'größe'],
    ['50% off? #1: a*b <c> "d" e|f \\', '50-off-1-ab-c-d-ef-'],
    ['a\0b\u001bc \ud83d', 'abc-'],
    ['{only}', ''],
    ['', ''],
  ])('%j is %j', (text, slug) => {
    expect(endpointSlug(text)).toBe(slug);
  });
});

describe('a very long slug', () => {
  it('is cut at a dash, so that it can be the name of a file', () => {
    const slug = endpointSlug('Upload a file and get back what it is called. '.repeat(10));
    expect(slug.length).toBeLessThanOrEqual(200);
    expect(slug).toMatch(/-(?:upload|a|file|and|get|back|what|it|is|called)$/);
  });

  it.each([['語'], ['\ud83d\ude00']])('counts the bytes of %j', (character) => {
    const slug = endpointSlug(character.repeat(300));
    expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(200);
    expect(slug.length).toBeGreaterThan(40);
  });
});

describe('a route', () => {
  const route = (text: string, more: Partial<CatalogOperation> = {}): string => {
    const spec = specification('a.json', [operation(text, more)]);
    const [only] = spec.operations;
    if (only === undefined) throw new Error('no operation');
    return createEndpointRoutes(() => 'free').routeOf(
      { specification: spec, operation: only },
      { directory: 'api-reference' },
    );
  };

  it.each([
    ['GET /users/{id}', {}, '/api-reference/get-users'],
    ['GET /users/posts', {}, '/api-reference/get-usersposts'],
    ['GET /', {}, '/api-reference/get'],
    ['POST /users #Users Create a user', {}, '/api-reference/users/create-a-user'],
    ['POST /users #(,)', {}, '/api-reference/post-users'],
    ['POST /users', { summary: '()' }, '/api-reference/post-users'],
    ['WEBHOOK order.created', {}, '/api-reference/ordercreated'],
    ['WEBHOOK ...', {}, '/api-reference/webhook'],
    ['QUERY harbourMasters', { tags: ['Queries'] }, '/api-reference/queries/harbourMasters'],
    ['TYPE _Ship', { tags: ['Types'] }, '/api-reference/types/_Ship'],
    ['GET /a', { href: '/own/path/' }, '/own/path'],
    ['GET /a', { href: 'own/path?x#y' }, '/own/path'],
    ['GET /a', { href: 'https://other.example/x' }, '/api-reference/get-a'],
    ['GET /a', { href: '//other.example/x' }, '/api-reference/get-a'],
    ['GET /a', { href: '/' }, '/api-reference/get-a'],
  ] as const)('of %s %j is %s', (text, more, expected) => {
    expect(route(text, more)).toBe(expected);
  });

  it('never is one that is taken', () => {
    const spec = specification('a.json', ['GET /a', 'GET /b']);
    const routes = createEndpointRoutes((candidate) =>
      /get-a$|get-a-1$/.test(candidate) ? 'taken' : 'free',
    );
    const given = spec.operations.map((entry) =>
      routes.routeOf({ specification: spec, operation: entry }, { directory: 'x' }),
    );
    expect(given).toEqual(['/x/get-a-2', '/x/get-b']);
  });

  it('leaves names free that operations without a page there would have', () => {
    const named = [{ excluded: true }, { href: '/own' }, {}].map((more, index) =>
      operation(`GET /${index} Read it`, more),
    );
    const spec = specification('a.json', named);
    const routes = createEndpointRoutes(() => 'free');
    const given = named
      .slice(1)
      .map((entry) => routes.routeOf({ specification: spec, operation: entry }, { directory: 'x' }));
    expect(given).toEqual(['/own', '/x/read-it']);
  });

  it('of a name is not told apart from another by letter case alone', () => {
    const spec = specification('a.graphql', ['TYPE Ship', 'TYPE ship']);
    const routes = createEndpointRoutes(() => 'free');
    const given = spec.operations.map((entry) =>
      routes.routeOf({ specification: spec, operation: entry }, { directory: 'x' }),
    );
    expect(given).toEqual(['/x/Ship', '/x/ship-1']);
  });

  it('is one for all places, but for those with directories of their own, and for languages', () => {
    const spec = specification('a.json', ['GET /a', operation('GET /b', { href: '/own' })]);
    const routes = createEndpointRoutes(() => 'free');
    const ask = (at: number, directory: string, language?: string): string | undefined => {
      const asked = spec.operations[at];
      return asked && routes.routeOf({ specification: spec, operation: asked }, { directory, language });
    };
    expect(ask(0, 'en/api', 'en')).toBe('/en/api/get-a');
    expect(ask(0, 'de/api', 'de')).toBe('/de/api/get-a');
    expect(ask(0, 'en/other', 'en')).toBe('/en/other/get-a');
    expect(ask(0, 'api-reference', 'en')).toBe('/en/api/get-a');
    expect(ask(0, 'de/api', 'fr')).toBe('/de/api/get-a');
    expect(ask(0, 'de/api', 'de')).toBe('/de/api/get-a');
    expect([ask(1, 'x', 'en'), ask(1, 'y', 'de')]).toEqual(['/own', '/own']);
    const without = [ask(0, 'p'), ask(0, 'q'), ask(0, 'api-reference'), ask(0, 'p')];
    expect(without).toEqual(['/p/get-a', '/q/get-a', '/p/get-a', '/p/get-a']);
  });
});
