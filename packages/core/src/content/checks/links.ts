import { type Diagnostic, type Edit, linkDiagnostics, mendWith, suggest } from '../../diagnostics/index.ts';
import { isSafeHref } from '../../source/index.ts';
import { createNearestAsset } from '../addresses/nearest-asset.ts';
import type { NearestFile } from '../addresses/nearest-file.ts';
import { printSuffix } from '../addresses/resolve-link.ts';
import { encodePath } from '../addresses/route.ts';
import { withCase } from '../addresses/with-case.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { ALWAYS_IGNORED } from '../graph/page-files.ts';
import { causeOfMissing, firstFolder } from './missing-folder.ts';
import type { LinkCheck, SiteLink } from './site-links.ts';
import { createSuggestRoute, type SuggestRoute } from './suggest-route.ts';

/** Checks that links lead somewhere, safely, and are written as the page's address is. */
export function checkLinks(graph: ContentGraph): LinkCheck {
  const suggestAlike = createSuggestRoute(graph);
  const nearestFile = createNearestAsset(graph.links.files);
  const suggestRoute: SuggestRoute = (path, page) => {
    const inside = path.slice(firstFolder(path).length);
    const route = suggestAlike(path, page) ?? (graph.links.routes.has(inside) ? inside : undefined);
    return route ?? suggestFile(path, nearestFile);
  };
  let folders: ReadonlySet<string> | undefined;
  const causeOf = (path: string, suggestion: string | undefined): { readonly cause?: string } => {
    folders ??= new Set([...graph.links.routes].map(firstFolder));
    return causeOfMissing(path, suggestion, { routes: graph.links.routes, folders });
  };
  let unserved: ReadonlySet<string> | undefined;
  const findUnserved = (path: string): string | undefined => {
    unserved ??= new Set(graph.unserved);
    const files = unserved;
    const file = path.slice(1);
    return [file, `${file}.mdx`, `${file}.md`].find((name) => files.has(name));
  };
  return (siteLink) =>
    isToldOfRedirect(siteLink, graph) ? [] : checkLink(siteLink, { suggestRoute, causeOf, findUnserved });
}

/** Whether a link ends with a redirect that leads nowhere, which is told where that is written. */
function isToldOfRedirect({ target }: SiteLink, { redirects }: ContentGraph): boolean {
  if (target.kind !== 'missing' || target.via === undefined) return false;
  const destination = redirects.exact.get(target.via)?.destination;
  return destination !== undefined && !/[:*]/.test(destination);
}

/** What is known of missing addresses. */
interface MissingAddresses {
  /** Finds a file, too, where the path ends as those of files do. */
  readonly suggestRoute: SuggestRoute;
  readonly causeOf: (path: string, suggestion: string | undefined) => { readonly cause?: string };
  /** The file of the project that is there and that the site leaves out. */
  readonly findUnserved: (path: string) => string | undefined;
}

/** The ending of a file that is no page. */
const FILE = /\.(?!mdx?$|html?$)[a-z]\w{1,4}$/i;

/** The file that a link most probably means whose path ends as files do. */
function suggestFile(path: string, nearestFile: NearestFile): string | undefined {
  const file = FILE.test(path) ? nearestFile(path.slice(1)) : undefined;
  return file === undefined ? undefined : `/${file}`;
}

function checkLink(
  { page, link, where, target, rewrite }: SiteLink,
  { suggestRoute, causeOf, findUnserved }: MissingAddresses,
): readonly Diagnostic[] {
  const { href } = link;
  const written = checkWritten(href, target.kind);
  if (written !== undefined) return [{ ...written, ...where, ...hintOfReadMe(href, suggestRoute) }];
  if (link.kind !== 'link') return [];
  if (href.trim() === '') return [linkDiagnostics['empty-link']({}, where)];
  if (target.kind === 'page' && target.caseDiffers === true && target.via === undefined) {
    const parameters = { href, route: target.route };
    return [
      linkDiagnostics['letter-case'](parameters, { ...where, ...mendCase(href, target.route, rewrite) }),
    ];
  }
  if (target.kind === 'page' && target.folder !== undefined && target.via === undefined) {
    const route = encodePath(target.route) + printSuffix(target);
    const fix = rewrite === undefined ? {} : { fix: [rewrite(route)] };
    return [linkDiagnostics['folder-address']({ href, route }, { ...where, ...fix })];
  }
  if (target.kind !== 'missing') return [];
  const unserved = findUnserved(target.path);
  const hint = unserved === undefined ? hintOfForm(href) : hintOfUnserved(unserved);
  if (hint !== undefined)
    return [linkDiagnostics['missing-page']({ href, path: target.path }, { ...where, hint })];
  // What several pages show, as the text of a specification, is told of once.
  const isOwn = page?.head?.file === where.span?.file;
  const suggestion = suggestRoute(target.path, isOwn ? page : undefined);
  const cause = causeOf(target.path, suggestion);
  if (suggestion === undefined)
    return [linkDiagnostics['missing-page']({ href, path: target.path }, { ...where, ...cause })];
  const meant = encodePath(suggestion) + printSuffix(target);
  const mend = mendWith(rewrite === undefined ? [] : [rewrite(meant)], false);
  const parameters = { href, path: target.path, suggestion };
  return [linkDiagnostics['missing-page'](parameters, { ...where, ...cause, ...mend })];
}

/** The page that a link of ReadMe names by the last part of its address. */
function hintOfReadMe(href: string, suggestRoute: SuggestRoute): { readonly hint?: string } {
  const [, name, hash = ''] = /^(?:doc|ref):([\w-]+)(#.*)?$/.exec(href) ?? [];
  const route = name === undefined ? undefined : suggestRoute(`/${name}`);
  return route === undefined ? {} : { hint: `Write "${encodePath(route)}${hash}"` };
}

/** Why nothing is at the path of a file that is there. */
function hintOfUnserved(path: string): string {
  if (/\.mdx?$/i.test(path))
    return `"${path}" is there, but it is ignored: name it in the navigation, or ${takeBack(path)}`;
  const [ending] = /\.[^./]+$/.exec(path) ?? [];
  const kind = ending === undefined ? 'without an ending' : `that end in \`${ending}\``;
  return `The file is there, but files ${kind} are not copied: show it as code, or pack it as \`.zip\``;
}

/** How an ignored page is no longer ignored: what ignores its folder leaves nothing to take back in it. */
function takeBack(path: string): string {
  const isNamedSo = ALWAYS_IGNORED.includes(path.slice(path.lastIndexOf('/') + 1));
  return isNamedSo
    ? `take it back with \`!${path}\` in .mintignore`
    : 'remove from .mintignore what matches it';
}

/** How an address should be written that was meant for another site, or stands in brackets or quotes. */
function hintOfForm(href: string): string | undefined {
  const [, inner] = /^<(.+)>$/.exec(href) ?? [];
  if (inner !== undefined) return `Angle brackets are no part of an address: write "${inner}"`;
  const [, , quoted] = /^(["'`])(.+)\1$/.exec(href) ?? [];
  if (quoted !== undefined) return `Quotes are no part of an address here: write ${quoted}`;
  const address = withScheme(href);
  const [scheme] = /^\w+:(?:\/\/)?/.exec(address ?? '') ?? [];
  return scheme === undefined ? undefined : `\`${scheme}\` is missing: write "${address}"`;
}

/** What is wrong with an address that leads out of the site, whatever is there. */
function checkWritten(href: string, kind: SiteLink['target']['kind']): Diagnostic | undefined {
  if (kind !== 'unsafe' && kind !== 'external') return undefined;
  const meant = meantAddress(href);
  if (meant !== undefined) return linkDiagnostics['unsafe-link']({ href }, { hint: `Write "${meant}"` });
  return kind === 'unsafe' ? linkDiagnostics['unsafe-link']({ href }) : undefined;
}

/** What looks like the name of a host: labels of letters and digits, the last one a domain that many sites have. */
const HOST =
  /^(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|ai|app|co|example|so|sh|me|xyz|tech|cloud|edu|gov|info)(?=[/?#:]|$)/i;

/** Schemes of nearly all outside addresses. */
const COMMON_SCHEMES: readonly string[] = ['https', 'http', 'mailto', 'tel'];

/** The outside address that one means whose scheme is written wrong, or that of the page which a slash too many makes a host. */
function meantAddress(href: string): string | undefined {
  const [, host] = /^\/(\/[^/.:?#]+(?:[/?#].*)?)$/.exec(href) ?? [];
  if (host !== undefined) return host.startsWith('/localhost') ? undefined : host;
  const [, web, rest] = /^(https?):\/?(?!\/)(.+)$/i.exec(href) ?? [];
  if (web !== undefined) return `${web}://${rest}`;
  const [, scheme = '', path = ''] = /^([a-z]{3,}):(.*)$/i.exec(href) ?? [];
  if (scheme === '' || isSafeHref(href)) return undefined;
  const near = scheme === 'mail' ? 'mailto' : suggest(scheme, COMMON_SCHEMES);
  return near === undefined ? undefined : `${near}:${path}`;
}

/** The address of a mailbox. */
const MAILBOX = /^[^\s@/:?#]+@(?:[\w-]+\.)+[a-z]{2,}$/i;

/** The address of another site, or of a mailbox, that was meant: its scheme is missing or written wrong. */
function withScheme(href: string): string | undefined {
  if (MAILBOX.test(href)) return `mailto:${href}`;
  if (HOST.test(href)) return `https://${href}`;
  const rest = /^(?:https?:?\/+|www\.(?=\S+\.))(?=\S)/i.exec(href);
  if (rest === null) return undefined;
  const host = /^w/i.test(href) ? href : href.slice(rest[0].length);
  return `https://${host}`;
}

/** What mends an address that has other letters than its target only by their case. */
export function mendCase(
  href: string,
  path: string,
  rewrite: SiteLink['rewrite'],
): { readonly fix?: readonly Edit[] } {
  const mended = withCase(href, path);
  return mended === undefined || rewrite === undefined ? {} : { fix: [rewrite(mended)] };
}
