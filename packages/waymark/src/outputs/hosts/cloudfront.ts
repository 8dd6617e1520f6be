import { encodePath } from '@waymark/core/content';
import {
  countRedirects,
  findHiding,
  type HostFile,
  type HostRule,
  type HostSite,
  hostRules,
} from './host-rules.ts';

/** Largest code of a function, in bytes. */
const MOST = 10_240;

/**
 * A function of CloudFront for requests of viewers: redirects, the slash at the end, `index.html`. It does not know what
 * there is, so patterns that would hide a page are left to the 404 page, and so is what is too much for one function.
 */
export function cloudfrontFile(site: HostSite): HostFile {
  const { exact, patterns } = hostRules(site);
  const hides = findHiding(site);
  const asked = patterns.filter(({ pattern }) => !hides(pattern)).map(patternEntry);
  const room = MOST - Buffer.byteLength(codeOf([], []));
  const taken = takeFitting(neediestFirst(exact, site).map(exactEntry), room);
  const takenPatterns = takeFitting(asked, room - sizeOf(taken));
  return {
    text: codeOf(taken, takenPatterns),
    leftOut: countRedirects(site) - taken.length - takenPatterns.length,
  };
}

/** Those first that no forwarding page can stand in for: a page of the site has the same address in other letter case. */
function neediestFirst(exact: readonly HostRule[], { graph, urls }: HostSite): readonly HostRule[] {
  const routes = new Set(
    [...graph.pages.keys()].map((route) => `${urls.base}${encodePath(route)}`.toLowerCase()),
  );
  const isNeedy = ({ source }: HostRule): boolean => routes.has(source.toLowerCase());
  return [...exact.filter(isNeedy), ...exact.filter((rule) => !isNeedy(rule))];
}

function exactEntry({ source, status, to }: HostRule): string {
  return `  ${JSON.stringify(source)}: [${JSON.stringify(to(String))}, ${status}],\n`;
}

function patternEntry({ source, status, to }: HostRule): string {
  return `  [${JSON.stringify(`^${source}$`)}, ${JSON.stringify(to((capture) => `$${capture}`))}, ${status}],\n`;
}

function takeFitting(entries: readonly string[], room: number): readonly string[] {
  let left = room;
  return entries.filter((entry) => {
    if (entry.length > left) return false;
    left -= entry.length;
    return true;
  });
}

function sizeOf(entries: readonly string[]): number {
  return entries.reduce((sum, entry) => sum + entry.length, 0);
}

function codeOf(exact: readonly string[], patterns: readonly string[]): string {
  return `// Made by "waymark rules --for cloudfront". Runtime: cloudfront-js-2.0. Event: viewer request.
var exact = {
${exact.join('')}};
var patterns = [
${patterns.join('')}];

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var path = uri.length > 1 ? uri.replace(/\\/+$/, '') : '';
  if (Object.prototype.hasOwnProperty.call(exact, path)) return moved(exact[path][0], exact[path][1], request);
  for (var i = 0; i < patterns.length; i++) {
    var match = new RegExp(patterns[i][0]).exec(uri);
    if (match) return moved(fill(patterns[i][1], match), patterns[i][2], request);
  }
  if (uri.endsWith('/')) request.uri = uri + 'index.html';
  else if (!/\\.[^/]*$/.test(uri)) return moved(uri.replace(/^\\/+/, '/') + '/', 308, request);
  return request;
}

function fill(to, match) {
  return to.replace(/\\$(\\d+)/g, function (_, number) { return match[number] || ''; });
}

function moved(to, status, request) {
  var parts = to.split('#');
  var query = queryOf(request.querystring);
  var address = parts[0] + (query ? (parts[0].indexOf('?') < 0 ? '?' : '&') + query : '');
  var hash = parts.length > 1 ? '#' + parts.slice(1).join('#') : '';
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: address + hash } } };
}

function queryOf(query) {
  return Object.keys(query).map(function (name) {
    var values = query[name].multiValue || [query[name]];
    return values.map(function (one) { return one.value === '' ? name : name + '=' + one.value; }).join('&');
  }).join('&');
}
`;
}
