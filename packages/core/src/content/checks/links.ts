import { type Diagnostic, type Edit, linkDiagnostics } from '../../diagnostics/index.ts';
import { printSuffix } from '../addresses/resolve-link.ts';
import { encodePath } from '../addresses/route.ts';
import { withCase } from '../addresses/with-case.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { causeOfMissing, firstFolder } from './missing-folder.ts';
import type { LinkCheck, SiteLink } from './site-links.ts';
import { createSuggestRoute, type SuggestRoute } from './suggest-route.ts';

/** Checks that links lead somewhere, safely, and are written as the page's address is. */
export function checkLinks(graph: ContentGraph): LinkCheck {
  const suggestRoute = createSuggestRoute(graph);
  let folders: ReadonlySet<string> | undefined;
  const causeOf = (path: string, suggestion: string | undefined): { readonly cause?: string } => {
    folders ??= new Set([...graph.links.routes].map(firstFolder));
    return causeOfMissing(path, suggestion, folders);
  };
  return (siteLink) => checkLink(siteLink, suggestRoute, causeOf);
}

function checkLink(
  { page, link, where, target, rewrite }: SiteLink,
  suggestRoute: SuggestRoute,
  causeOf: (path: string, suggestion: string | undefined) => { readonly cause?: string },
): readonly Diagnostic[] {
  const { href } = link;
  if (target.kind === 'unsafe') return [linkDiagnostics['unsafe-link']({ href }, where)];
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
  const address = withScheme(href);
  if (address !== undefined) {
    const parameters = { href, path: target.path };
    return [
      linkDiagnostics['missing-page'](parameters, {
        ...where,
        hint: `\`https://\` is missing: write "${address}"`,
      }),
    ];
  }
  // What several pages show, as the text of a specification, is told of once.
  const isOwn = page?.head?.file === where.span?.file;
  const suggestion = suggestRoute(target.path, isOwn ? page : undefined);
  const parameters = { href, path: target.path, ...(suggestion === undefined ? {} : { suggestion }) };
  return [linkDiagnostics['missing-page'](parameters, { ...where, ...causeOf(target.path, suggestion) })];
}

/** What looks like the name of a host: labels of letters and digits, the last one a domain that many sites have. */
const HOST =
  /^(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|ai|app|co|example|so|sh|me|xyz|tech|cloud|edu|gov|info)(?=[/?#:]|$)/i;

/** The address of another site that was meant: its scheme is missing or written wrong. */
function withScheme(href: string): string | undefined {
  if (HOST.test(href)) return `https://${href}`;
  const rest = /^(?:https?:?\/+|www\.(?=\S+\.))(?=\S)/i.exec(href);
  if (rest === null) return undefined;
  const host = rest[0].startsWith('w') || rest[0].startsWith('W') ? href : href.slice(rest[0].length);
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
