import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emitApiCatalog } from '../agents/api-catalog.ts';
import { createTestSite } from '../testing/create-test-site.ts';
import { emitHeaders, GENERATED } from './headers.ts';
import { HOSTS } from './hosts.ts';

const navigation = { pages: ['a'] };
const pages = { 'a.mdx': 'A' };
const textOf = ([file]: ReturnType<typeof emitHeaders>): string =>
  file !== undefined && 'content' in file ? String(file.content) : '';

it('knows which files keep their names, among them the licences beside the scripts of diagrams', () => {
  const renewed = new RegExp(`^(?:${GENERATED.renewed.join('|')})$`);
  const diagrams = readdirSync(new URL('../../../dist/site-assets/diagrams', import.meta.url));
  const unnamed = diagrams.filter((name) => !/[.-][\w-]{8,}\.js$/.test(name));
  expect(unnamed).toEqual(['licenses.txt']);
  for (const name of unnamed) expect(`diagrams/${name}`).toMatch(renewed);
});

it('tells agents, at every address, of what is made for them and is there', () => {
  const site = createTestSite({
    navigation,
    pages,
    base: '/docs',
    siteUrl: 'https://x.example',
    assets: ['api/sea.yaml'],
    specifications: [
      { source: 'api/sea.yaml', title: 'Sea', kind: 'openapi' },
      { source: 'https://y.example/land.json', title: 'Land', kind: 'asyncapi' },
      { source: 'not-served.yaml', title: 'Lost', kind: 'openapi' },
    ],
  });
  const headers = textOf(emitHeaders({ ...site, mcpUrl: 'https://x.example/mcp' }));
  expect(headers).toContain(
    '\n  Link: </docs/llms.txt>; rel=llms-txt, </docs/llms-full.txt>; rel=llms-full-txt, ' +
      '</docs/.well-known/api-catalog>; rel=api-catalog, </docs/.well-known/mcp/server-card.json>; rel=mcp-server-card, ' +
      '</docs/.well-known/agent-card.json>; rel=agent-card, </docs/.well-known/agent-skills/index.json>; rel=agent-skills\n' +
      '  X-Llms-Txt: /docs/llms.txt\n',
  );
  expect(headers).toContain('\n/docs/.well-known/api-catalog\n  Content-Type: application/linkset+json\n');
  const anchor = 'https://x.example/docs/';
  expect(JSON.parse(textOf(emitApiCatalog(site)))).toEqual({
    linkset: [
      { anchor, 'service-desc': [{ href: 'https://x.example/docs/api/sea.yaml', title: 'Sea' }] },
      { anchor, 'service-desc': [{ href: 'https://y.example/land.json', title: 'Land' }] },
    ],
  });
});

it('names nothing that is not there', () => {
  const hidden = createTestSite({ navigation, pages: { 'a.mdx': '---\nhidden: true\n---\nA' } });
  expect(textOf(emitHeaders(hidden))).toContain(
    '\n  Link: </llms.txt>; rel=llms-txt, </llms-full.txt>; rel=llms-full-txt\n',
  );
  expect(textOf(emitHeaders(hidden))).not.toContain('api-catalog');
  expect(emitApiCatalog(hidden)).toEqual([]);
});

it.each(['nginx', 'caddy', 'vercel'] as const)('says in the rules for %s what the catalogue is', (host) => {
  const specifications = [{ source: 'sea.yaml', title: 'Sea', kind: 'openapi' }] as const;
  const site = { navigation, pages, base: '/docs', siteUrl: 'https://x.example', assets: ['sea.yaml'] };
  const textFor = (rest: object): string => HOSTS[host](createTestSite({ ...site, ...rest }), '/srv').text;
  expect(textFor({ specifications })).toMatch(
    /docs\/\.well-known\/api-catalog\b.*application\/linkset\+json/s,
  );
  expect(textFor({})).not.toContain('linkset');
});

it.each(Object.entries(HOSTS))(
  'tells agents the same in the rules for %s, where these have headers',
  (name, file) => {
    const site = createTestSite({ navigation, pages, base: '/docs', siteUrl: 'https://x.example' });
    const { text } = file({ ...site, mcpUrl: 'https://x.example/mcp' }, '/var/www');
    const card = '</docs/.well-known/mcp/server-card.json>; rel=mcp-server-card, ';
    expect(text.includes(card)).toBe(['caddy', 'nginx', 'vercel'].includes(name));
  },
);
