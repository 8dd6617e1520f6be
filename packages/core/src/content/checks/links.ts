import { type Diagnostic, linkDiagnostics, suggestSurely } from '../../diagnostics/index.ts';
import { nameOf } from '../../source/index.ts';
import { createNearestAsset } from '../addresses/nearest-asset.ts';
import type { NearestFile } from '../addresses/nearest-file.ts';
import { matchRedirect } from '../addresses/redirects.ts';
import { type LinkTarget, printSuffix } from '../addresses/resolve-link.ts';
import { writtenAddress } from '../addresses/route.ts';
import { withCase } from '../addresses/with-case.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { ALWAYS_IGNORED } from '../graph/page-files.ts';
import type { LinkFinding } from './meant/link-finding.ts';
import { hintOfForm, hintOfOutside, meantAddress } from './meant/meant-address.ts';
import { firstFolder } from './meant/missing-folder.ts';
import { createSuggestRoute, type SuggestRoute } from './meant/suggest-route.ts';
import { type LinkCheck, mendLink, type SiteLink } from './site-links.ts';

/** Checks that links lead somewhere, safely, and are written as the page's address is. */
export function checkLinks(graph: ContentGraph): LinkCheck {
  const suggestAlike = createSuggestRoute(graph);
  const nearestFile = createNearestAsset(graph.links.files);
  const suggestRoute: SuggestRoute = (path, page) => {
    const inside = path.slice(firstFolder(path).length);
    const alike = suggestAlike(path, page);
    if (alike !== undefined) return alike;
    const route = graph.links.routes.has(inside) ? inside : suggestFile(path, nearestFile);
    return route === undefined ? undefined : { route, isTranslation: false };
  };
  let unserved: ReadonlySet<string> | undefined;
  const findUnserved = (path: string): string | undefined => {
    unserved ??= new Set(graph.unserved);
    const files = unserved;
    const file = path.slice(1);
    return [file, `${file}.mdx`, `${file}.md`].find((name) => files.has(name));
  };
  return (siteLink) =>
    isToldOfRedirect(siteLink, graph) ? [] : checkLink(siteLink, { suggestRoute, findUnserved });
}

/** Whether a link ends with a redirect that leads nowhere, or leads to one that never arrives: that is told where it is written. */
function isToldOfRedirect({ target }: SiteLink, { redirects }: ContentGraph): boolean {
  if (target.kind !== 'missing') return false;
  const { endless } = redirects;
  if (endless !== undefined && matchRedirect(target.path, endless) !== undefined) return true;
  const destination = target.via === undefined ? undefined : redirects.exact.get(target.via)?.destination;
  return destination !== undefined && !/[:*]/.test(destination);
}

/** What is known of missing addresses. */
interface MissingAddresses {
  /** Finds a file, too, where the path ends as those of files do. */
  readonly suggestRoute: SuggestRoute;
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

function checkLink(siteLink: SiteLink, addresses: MissingAddresses): readonly LinkFinding[] {
  const { link, where, target } = siteLink;
  const { href } = link;
  const written = checkWritten(href, target.kind);
  if (written !== undefined) return [{ ...written, ...where, ...hintOfReadMe(href, addresses.suggestRoute) }];
  if (link.kind !== 'link') return [];
  if (href.trim() === '') return [linkDiagnostics['empty-link']({}, where)];
  if (target.kind === 'page' && target.caseDiffers === true && target.via === undefined) {
    const mend = mendLink(siteLink, withCase(href, target.route), true);
    return [linkDiagnostics['letter-case']({ href, route: target.route }, { ...where, ...mend })];
  }
  if (target.kind === 'page' && target.folder !== undefined && target.via === undefined) {
    const route = writtenAddress(target.route, printSuffix(target));
    const mend = mendLink(siteLink, route, true);
    return [linkDiagnostics['folder-address']({ href, route }, { ...where, ...mend })];
  }
  return checkMissing(siteLink, addresses);
}

/** Whether a link may be meant for the page that it stands on: it names a place of it, or one letter differs. */
function mayBeItself(target: LinkTarget & { kind: 'missing' }, route: string): boolean {
  return printSuffix(target) !== '' || suggestSurely(target.path, [route]) !== undefined;
}

/** What is said of a link that leads to nothing. */
function checkMissing(
  siteLink: SiteLink,
  { suggestRoute, findUnserved }: MissingAddresses,
): readonly LinkFinding[] {
  const {
    page,
    link: { href },
    where,
    target,
  } = siteLink;
  if (target.kind !== 'missing') return [];
  const outside = hintOfOutside(href, where.span?.file);
  const unserved = outside === undefined ? findUnserved(target.path) : undefined;
  const hint = unserved === undefined ? hintOfForm(href) : hintOfUnserved(unserved);
  if (hint !== undefined)
    return [linkDiagnostics['missing-page']({ href, path: target.path }, { ...where, hint })];
  // What several pages show, as the text of a specification, is told of once.
  const own = page?.head?.file === where.span?.file ? page : undefined;
  const alike = suggestRoute(target.path, own);
  const isItself = alike !== undefined && alike.route === own?.route && !mayBeItself(target, alike.route);
  const { path } = target;
  if (alike === undefined || isItself)
    return [
      { ...linkDiagnostics['missing-page']({ href, path }, { ...where, hint: outside }), missing: { path } },
    ];
  const { route: suggestion, isTranslation } = alike;
  const meant = isTranslation ? undefined : writtenAddress(suggestion, printSuffix(target));
  const mend = mendLink(siteLink, meant, false);
  const parameters = { href, path, suggestion, isTranslation };
  const found = linkDiagnostics['missing-page'](parameters, { ...where, ...mend });
  return [{ ...found, missing: { path, nearest: suggestion } }];
}

/** The page that a link of ReadMe names by the last part of its address. */
function hintOfReadMe(href: string, suggestRoute: SuggestRoute): { readonly hint?: string } {
  const [, name, hash = ''] = /^(?:doc|ref):([\w-]+)(#.*)?$/.exec(href) ?? [];
  const route = name === undefined ? undefined : suggestRoute(`/${name}`)?.route;
  return route === undefined ? {} : { hint: `Write "${writtenAddress(route)}${hash}"` };
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
  const name = nameOf(path);
  const isNamedSo = name.startsWith('.') || ALWAYS_IGNORED.includes(name);
  return isNamedSo
    ? `take it back with \`!${path}\` in .mintignore`
    : 'remove from .mintignore what matches it';
}

/** What is wrong with an address that leads out of the site, whatever is there. */
function checkWritten(href: string, kind: SiteLink['target']['kind']): Diagnostic | undefined {
  if (kind !== 'unsafe' && kind !== 'external') return undefined;
  const meant = meantAddress(href);
  if (meant !== undefined) return linkDiagnostics['unsafe-link']({ href }, { hint: `Write "${meant}"` });
  return kind === 'unsafe' ? linkDiagnostics['unsafe-link']({ href }) : undefined;
}
