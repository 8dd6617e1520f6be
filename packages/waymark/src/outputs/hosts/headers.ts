import { AGENT_CARD } from '../agents/agent-card.ts';
import { API_CATALOG, CATALOG_TYPE, emitApiCatalog } from '../agents/api-catalog.ts';
import { emitServerCard, SERVER_CARD } from '../agents/server-card.ts';
import { NEW_SKILL_LIST } from '../agents/skill.ts';
import { hasSkills } from '../agents/skills.ts';
import type { Emit, SiteModel } from '../site-model.ts';

/** Headers of every answer: what the policy of pages cannot say in their `<meta>` element. */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

/** The same, and what tells agents, at any address of the site, where that is which is made for them. */
export function headersOf(site: SiteModel): readonly (readonly [name: string, value: string])[] {
  const isForAgents = hasSkills(site);
  const files = [
    ['llms-txt', 'llms.txt', true],
    ['llms-full-txt', 'llms-full.txt', true],
    ['api-catalog', API_CATALOG, catalogOf(site) !== undefined],
    ['mcp-server-card', SERVER_CARD, emitServerCard(site).length > 0],
    ['agent-card', AGENT_CARD, isForAgents],
    ['agent-skills', NEW_SKILL_LIST, isForAgents],
  ] as const;
  const { base } = site.urls;
  // Without quotation marks, which would end the text around them in rules of hosts.
  const links = files.flatMap(([rel, path, exists]) => (exists ? [`<${base}/${path}>; rel=${rel}`] : []));
  return [...HEADERS, ['Link', links.join(', ')], ['X-Llms-Txt', `${base}/llms.txt`]];
}

/** The file whose type no host can tell by its name, where the site has it: its address, and what it is. */
export function catalogOf(site: SiteModel): { readonly address: string; readonly type: string } | undefined {
  if (emitApiCatalog(site).length === 0) return undefined;
  return { address: `${site.urls.base}/${API_CATALOG}`, type: CATALOG_TYPE };
}

/** How long browsers keep files that are named by their content. */
export const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** How long they keep the rest, where the host does not say so itself: never without asking, for the next build may change it. */
export const ASK_AGAIN = 'no-cache';

/** The folder of generated files, and, as regular expressions, those in it that are not named by their content. */
export const GENERATED = {
  folder: '_waymark/',
  renewed: [
    'manifest\\.json',
    'redirects\\.json',
    'oauth-callback\\.html',
    'diagrams/licenses\\.txt',
    'search/[A-Za-z]{2,3}(?:-[A-Za-z]+)*\\.json',
  ],
} as const;

/** Endings of generated files that are always named by their content. */
const NAMED_BY_CONTENT = ['css', 'js', 'woff2'];

/** `_headers`, which Netlify and Cloudflare read. */
export const emitHeaders: Emit = (site) => {
  const { base } = site.urls;
  const all = ['/*', ...headersOf(site).map(([name, value]) => `  ${name}: ${value}`)];
  const catalog = catalogOf(site);
  const typed = catalog === undefined ? [] : [catalog.address, `  Content-Type: ${catalog.type}`];
  const kept = NAMED_BY_CONTENT.flatMap((ending) => [
    `${base}/${GENERATED.folder}*.${ending}`,
    `  Cache-Control: ${CACHE_CONTROL}`,
  ]);
  return [{ path: '_headers', content: `${[...all, ...typed, ...kept].join('\n')}\n` }];
};
