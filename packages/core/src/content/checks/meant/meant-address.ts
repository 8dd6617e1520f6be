import { suggest } from '../../../diagnostics/index.ts';
import { isSafeHref } from '../../../source/index.ts';

/** How an address should be written that was meant for another site, or stands in brackets or quotes. */
export function hintOfForm(href: string): string | undefined {
  const [, inner] = /^<(.+)>$/.exec(href) ?? [];
  if (inner !== undefined) return `Angle brackets are no part of an address: write "${inner}"`;
  const [, , quoted] = /^(["'`])(.+)\1$/.exec(href) ?? [];
  if (quoted !== undefined) return `Quotes are no part of an address here: write ${quoted}`;
  const address = withScheme(href);
  const [scheme] = /^\w+:(?:\/\/)?/.exec(address ?? '') ?? [];
  return scheme === undefined ? undefined : `\`${scheme}\` is missing: write "${address}"`;
}

/** What is said of a path that climbs out of the docs folder, from the folder of its file: in a repository, something may be there. */
export function hintOfOutside(href: string, file = ''): string | undefined {
  const [climb = ''] = /^(?:\.\.?\/)+/.exec(href) ?? [];
  if (climb.split('../').length <= file.split('/').length) return undefined;
  return 'This leads out of the docs folder, and nothing else is published: put the file into it, or write its address elsewhere';
}

/** What looks like the name of a host: labels of letters and digits, the last one a domain that many sites have. */
const HOST =
  /^(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|ai|app|co|example|so|sh|me|xyz|tech|cloud|edu|gov|info)(?=[/?#:]|$)/i;

/** Schemes of nearly all outside addresses. */
const COMMON_SCHEMES: readonly string[] = ['https', 'http', 'mailto', 'tel'];

/** The outside address that one means whose scheme is written wrong, or that of the page which a slash too many makes a host. */
export function meantAddress(href: string): string | undefined {
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
