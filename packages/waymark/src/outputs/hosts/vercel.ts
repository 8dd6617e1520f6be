import type { SiteModel } from '../site-model.ts';
import { CACHE_CONTROL, catalogOf, GENERATED, headersOf } from './headers.ts';
import { countRedirects, type HostFile, type HostRule, hostRules } from './host-rules.ts';

/** Most routes of a deployment; some are not redirects. */
const MOST = 2048 - 10;

/** `config.json` of Vercel's Build Output API, for a site in `.vercel/output/static`. */
export function vercelFile(site: SiteModel): HostFile {
  const { exact, patterns } = hostRules(site);
  const { base } = site.urls;
  const asked = patterns.slice(0, MOST);
  const moved = exact.slice(0, MOST - asked.length);
  const routes = [
    { src: '^/.*$', headers: Object.fromEntries(headersOf(site)), continue: true },
    ...moved.map((rule) => route(rule, `${escapeDots(rule.source)}/?`)),
    // Addresses of pages end with a slash; those of files have a dot.
    { src: `^(${base}/(?:[^/]+/)*[^/.]+)$`, status: 308, headers: { Location: '$1/' } },
    { handle: 'filesystem' },
    ...asked.map((rule) => route(rule, rule.source)),
    // Where there is such a file: an answer that there is none must not be kept.
    { handle: 'hit' },
    {
      src: `^${base}/${GENERATED.folder}(?!${GENERATED.renewed.join('|')}).*$`,
      headers: { 'Cache-Control': CACHE_CONTROL },
      continue: true,
    },
    { handle: 'error' },
    { src: '^/.*$', dest: `${base}/404.html`, status: 404 },
  ];
  const catalog = catalogOf(site);
  const typed =
    catalog === undefined ? {} : { overrides: { [catalog.address.slice(1)]: { contentType: catalog.type } } };
  const leftOut = countRedirects(site) - moved.length - asked.length;
  return { text: `${JSON.stringify({ version: 3, routes, ...typed }, null, 1)}\n`, leftOut };
}

/** Unless it is told to, Vercel tells no letter cases apart: a redirect from `/Start` to `/start` would never end. */
function route({ status, to }: HostRule, source: string): object {
  const headers = { Location: to((capture) => `$${capture}`) };
  return { src: `^${source}$`, caseSensitive: true, status, headers };
}

function escapeDots(path: string): string {
  return path.replace(/[.*+?()$]/g, '\\$&');
}
