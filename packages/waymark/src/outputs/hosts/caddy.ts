import type { SiteModel } from '../site-model.ts';
import { ASK_AGAIN, CACHE_CONTROL, catalogOf, GENERATED, headersOf } from './headers.ts';
import {
  blockOf,
  type HostFile,
  type HostRule,
  indent,
  withQuery,
  writableRules,
  writtenAddresses,
} from './host-rules.ts';

const QUERY = { first: '{first}', more: '{more}' };

/**
 * A Caddyfile. `root` is the folder on the host in which the site lies, below its base path. Patterns are asked where
 * there is no file, and see the address as it was sent.
 */
export function caddyFile(site: SiteModel, root: string): HostFile {
  const { exact, patterns, leftOut } = writableRules(site);
  const { base } = site.urls;
  // A host without a scheme is served with encryption alone.
  const host = /^(?:https:\/\/)?((?:http:\/\/)?[^/]+)/.exec(site.siteUrl ?? '')?.[1] ?? ':80';
  const folder = `${base}/${GENERATED.folder}`;
  const catalog = catalogOf(site);
  const headers = [...headersOf(site), ['?Cache-Control', ASK_AGAIN]];
  const moved = ([308, 307] as const).flatMap((status) => mapOf(status, exact));
  const asked = patterns.flatMap(({ source, status, to }, index) => [
    `@p${index} vars_regexp p${index} {http.request.orig_uri} "^${source}(?:[?]|$)"`,
    `redir @p${index} "${withQuery(
      to((capture) => `{re.p${index}.${capture}}`),
      QUERY,
    )}" ${status}`,
  ]);
  const lines = [
    `root * ${root}`,
    'encode zstd gzip',
    // What the reader's query adds to an address without one, and to an address that has its own.
    'map {query} {first} {more} {\n    ~.+ "?${0}" "&${0}"\n    default "" ""\n  }',
    `header {\n${indent(headers.map(([name, value]) => `${name} "${value}"`))}\n  }`,
    // An answer that there is no such file must not be kept.
    `@hashed {\n    file\n    path ${folder}*\n    not path_regexp "^${folder}(?:${GENERATED.renewed.join('|')})$"\n  }`,
    `header @hashed Cache-Control "${CACHE_CONTROL}"`,
    ...(catalog === undefined ? [] : [`header ${catalog.address} Content-Type ${catalog.type}`]),
    ...moved,
    // Caddy 2.6 adds the slash too, but drops the reader's query and what the address was encoded with.
    // Browsers take a backslash for a slash, and what follows two of these for a host.
    '@page {\n    file {path}/index.html\n    vars_regexp page {http.request.orig_uri} "^/+([^?\\\\]*[^/?\\\\])(?:[?]|$)"\n  }',
    'redir @page "/{re.page.1}/{first}" 308',
    'file_server',
    `handle_errors {\n${indent([...asked, `rewrite * ${base}/404.html`, 'file_server'])}\n  }`,
  ];
  return { text: blockOf(host, lines), leftOut };
}

/** Addresses of one status, and what leads on from them. A map tells letter cases apart, which matchers of paths do not. */
function mapOf(status: number, exact: readonly HostRule[]): readonly string[] {
  const rules = exact.filter((rule) => rule.status === status);
  if (rules.length === 0) return [];
  const rows = rules.flatMap((rule) =>
    writtenAddresses(rule).map((address) => `"${address}" "${withQuery(rule.to(String), QUERY)}"`),
  );
  return [
    `map {path} {to${status}} {\n${indent([...rows, 'default ""'])}\n  }`,
    `@is${status} expression \`{to${status}} != ""\``,
    `redir @is${status} {to${status}} ${status}`,
  ];
}
