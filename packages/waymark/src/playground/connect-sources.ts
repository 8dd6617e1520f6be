import type { RequestDescription, ServerDescription, VariableDescription } from './request-description.ts';

/** Addresses that the choices of one server are spelt out to. */
const COMBINATIONS = 24;

/** What a variable is filled with that the reader types: it can stand for any label of a host, or for a port. */
const ANY = '\u2022';

/** Sources of the content security policy that the requests of a page need: origins, in the order of the servers. */
export function connectSources({ servers, security, subscribes }: RequestDescription): readonly string[] {
  // The page of the provider is opened in a window of its own; a device's code is asked for by the page.
  const tokens = security
    .flat()
    .flatMap(({ flows = [] }) => flows)
    .flatMap(({ kind, tokenUrl, startUrl }) =>
      kind === 'deviceAuthorization' && startUrl !== undefined ? [tokenUrl, startUrl] : [tokenUrl],
    );
  const addresses = servers.flatMap(addressesOf);
  const sockets = subscribes === true ? addresses.map((address) => address.replace(/^http/i, 'ws')) : [];
  return [...new Set([...addresses, ...sockets, ...tokens].flatMap((address) => sourceOf(address) ?? []))];
}

function addressesOf({ url, variables = [] }: ServerDescription): readonly string[] {
  let addresses = [url];
  for (const variable of variables) {
    const next = addresses.flatMap((address) =>
      valuesOf(variable).map((value) => address.replaceAll(`{${variable.name}}`, () => value)),
    );
    addresses = next.slice(0, COMBINATIONS);
  }
  return addresses;
}

function valuesOf({ value, choices = [] }: VariableDescription): readonly string[] {
  return choices.length > 0 ? [...new Set([value, ...choices])] : [value, ANY];
}

/** The origin of an address as a source; nothing for relative addresses, which are the site's own. */
function sourceOf(address: string): string | undefined {
  const [, scheme, authority = ''] = /^(?:(https?|wss?|\u2022):)?\/\/([^/?#]*)/i.exec(address) ?? [];
  if (scheme === undefined && authority === '') return undefined;
  const [, host = '', port = ''] = /^(?:[^@]*@)?(\[[^\]]*\]|[^:]*)(:.*)?$/.exec(authority) ?? [];
  if (host === '') return undefined;
  const schemes = scheme === undefined || scheme === ANY ? 'https:' : `${scheme.toLowerCase()}:`;
  const labels = host.split('.');
  // A wildcard can stand only for the first labels of a host.
  const last = labels.findLastIndex((label) => label.includes(ANY));
  if (last === labels.length - 1) return schemes;
  const known = last === -1 ? host : `*.${labels.slice(last + 1).join('.')}`;
  const openPort = port.includes(ANY) ? ':*' : port;
  return /^[\w.*\-[\]:]+$/.test(known) && /^(?::(?:\d+|\*))?$/.test(openPort)
    ? `${schemes}//${known}${openPort}`
    : undefined;
}
