import type { SiteModel } from '../site-model.ts';
import { ASK_AGAIN, CACHE_CONTROL, catalogOf, GENERATED, headersOf } from './headers.ts';
import { blockOf, type HostFile, indent, withQuery, writableRules, writtenAddresses } from './host-rules.ts';

const TEXTS = 'text/plain text/xml text/markdown application/javascript application/rss+xml';
const QUERY = { first: '$is_args$args', more: '&$args' };

/**
 * A `server` of nginx. `root` is the folder on the host in which the site lies, below its base path. Patterns are asked
 * where there is no file, and see the address as it was sent: what they capture needs no encoding, and can hold no line
 * break.
 */
export function nginxFile(site: SiteModel, root: string): HostFile {
  const { exact, patterns, leftOut } = writableRules(site);
  const { base } = site.urls;
  const host = /^https?:\/\/([^/:]+)/.exec(site.siteUrl ?? '')?.[1] ?? '_';
  const headers = headersOf(site).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const moved = exact.flatMap((rule) => {
    const answer = `{ return ${rule.status} "${withQuery(rule.to(String), QUERY)}"; }`;
    return writtenAddresses(rule).map((address) => `location = "${address}" ${answer}`);
  });
  const asked = patterns.map(
    ({ source, status, to }) =>
      `if ($request_uri ~ "^${source}(?:\\?|$)") { return ${status} "${withQuery(
        to((capture) => `$${capture}`),
        QUERY,
      )}"; }`,
  );
  const catalog = catalogOf(site);
  const lines = [
    'listen 80;',
    `server_name ${host};`,
    `root ${root};`,
    'index index.html;',
    'absolute_redirect off;',
    `error_page 403 404 =404 ${base}/404.html;`,
    // Texts are UTF-8, which browsers do not assume where a text cannot say so itself.
    'charset utf-8;',
    `charset_types ${TEXTS};`,
    // Its own setting is none, and that of most systems HTML alone.
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${TEXTS} text/css application/json image/svg+xml;`,
    ...headers,
    `add_header Cache-Control "${ASK_AGAIN}";`,
    ...moved,
    `location ${base}/ { try_files $uri $uri/ @redirects; }`,
    // Its table of types knows no Markdown: browsers would save it instead of showing it.
    `location ~ "^${base}/.*\\.md$" { types { } default_type text/markdown; try_files $uri @redirects; }`,
    ...(catalog === undefined
      ? []
      : [`location = ${catalog.address} { types { } default_type ${catalog.type}; }`]),
    ...(base === '' ? [] : [`location = ${base} { return 308 "${base}/$is_args$args"; }`]),
    `location @redirects {\n${indent([...asked, 'return 404;'])}\n  }`,
    // Headers of a location take the place of those around it.
    `location ~ "^${base}/${GENERATED.folder}(?!${GENERATED.renewed.join('|')})" {\n${indent([
      ...headers,
      `add_header Cache-Control "${CACHE_CONTROL}";`,
      'try_files $uri =404;',
    ])}\n  }`,
  ];
  return { text: blockOf('server', lines), leftOut };
}
