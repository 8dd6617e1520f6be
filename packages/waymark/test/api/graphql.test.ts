import { describe, expect, it } from 'vitest';
import { renderSite } from '../navigation/render-site.ts';

const base = { name: 'Test', theme: 'mint', colors: { primary: '#336699' } };
const schema = `type Query {
  "One ship."
  ship(imo: ID!): Ship
  ships: [Ship!]!
}
type Mutation { moor(imo: ID!): Ship }
type Subscription { arrived: Ship }
"A ship."
type Ship { name: String!, sister: Ship }
`;
const tab = { tab: 'API', graphql: 'schema.graphql' };
const site = (navigation: unknown, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  'docs.json': JSON.stringify({ ...base, navigation }),
  'schema.graphql': schema,
  ...more,
});

describe('a GraphQL schema on a tab', () => {
  it('gives a page to each query, mutation, subscription and type', async () => {
    const { pages, json, diagnostics } = await renderSite(site({ tabs: [tab] }));
    expect(diagnostics).toEqual([]);
    expect(json.pages.map(({ route, breadcrumbs }) => [route, breadcrumbs.at(-1)])).toEqual([
      ['/graphql-reference/queries/ship', 'Queries'],
      ['/graphql-reference/queries/ships', 'Queries'],
      ['/graphql-reference/mutations/moor', 'Mutations'],
      ['/graphql-reference/subscriptions/arrived', 'Subscriptions'],
      ['/graphql-reference/types/Ship', 'Types'],
    ]);
    const page = pages.get('/graphql-reference/queries/ship') ?? '';
    expect(page).toContain('data-operation="QUERY ship"');
    expect(page).toContain('<a href="/graphql-reference/types/Ship/">Ship</a>');
    expect(page).toContain('One ship.');
    // Nothing says where to ask.
    expect(page).not.toContain('api-try');
  });

  it('stands after what the tab lists, without what a page of it documents', async () => {
    const written = '---\ngraphql: { source: schema.graphql, kind: query, name: ship }\n---\nMy own words.';
    const groups = [{ group: 'Own', pages: ['mine'] }];
    const graphql = { source: 'schema.graphql', directory: 'graph' };
    const { pages, json, diagnostics } = await renderSite(
      site({ tabs: [{ tab: 'API', graphql, groups }] }, { 'mine.mdx': written }),
    );
    expect(diagnostics).toEqual([]);
    expect(json.pages.map(({ route, title }) => [route, title])).toEqual([
      ['/mine', 'ship'],
      ['/graph/queries/ships', 'ships'],
      ['/graph/mutations/moor', 'moor'],
      ['/graph/subscriptions/arrived', 'arrived'],
      ['/graph/types/Ship', 'Ship'],
    ]);
    for (const text of ['My own words.', 'data-operation="QUERY ship"', 'imo'])
      expect(pages.get('/mine')).toContain(text);
  });

  it('has a form where `api.mdx` names a server', async () => {
    const files = site({ tabs: [tab] });
    const config = {
      ...JSON.parse(files['docs.json'] ?? ''),
      api: { mdx: { server: 'https://a.example/graphql' } },
    };
    const { pages } = await renderSite({ ...files, 'docs.json': JSON.stringify(config) });
    const page = pages.get('/graphql-reference/mutations/moor') ?? '';
    expect(page).toContain('api-try');
    expect(page).toContain('https://a.example/graphql');
    expect(pages.get('/graphql-reference/types/Ship')).not.toContain('api-try');
  });

  it('that is not there is reported', async () => {
    const gone = await renderSite({
      'docs.json': JSON.stringify({
        ...base,
        navigation: { tabs: [{ tab: 'API', graphql: 'gone.graphql' }] },
      }),
    });
    expect(gone.diagnostics.map(({ code }) => code)).toContain('navigation/unknown-specification');
  });
});
