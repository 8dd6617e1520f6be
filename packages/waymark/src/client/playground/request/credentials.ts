import type { NamedValue } from '@waymark/openapi';
import type { SchemeDescription } from '../../../playground/request-description.ts';
import { type Credential, NO_CREDENTIAL } from '../form-state.ts';

/** A credential as it is sent. */
export interface SentCredential extends NamedValue {
  readonly in: SchemeDescription['in'];
  /** The same with the secret covered, for the eyes of others. */
  readonly covered: string;
}

const COVER = '•••••';

/** What stands in the cURL command for a credential that was not entered. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  value: '<api-key>',
  token: '<token>',
  basic: '<encoded-value>',
};

/** Writes the credentials of one alternative. Schemes that a page has no part in give nothing. */
export function writeCredentials(
  schemes: readonly SchemeDescription[],
  credentials: Readonly<Record<string, Credential>>,
): readonly SentCredential[] {
  return schemes.flatMap((scheme) => {
    if (scheme.kind === 'certificate' || scheme.kind === 'digest') return [];
    const secret = secretOf(scheme, credentials[scheme.key] ?? NO_CREDENTIAL);
    const prefix =
      scheme.kind === 'basic' ? 'Basic ' : scheme.prefix === undefined ? '' : `${scheme.prefix} `;
    const write = (text: string): string => `${prefix}${text}`;
    const { name, in: place } = scheme;
    if (secret === '') return [];
    return [{ name, in: place, value: write(secret), covered: write(COVER) }];
  });
}

/** What the command shows for credentials that are missing. */
export function missingCredentials(
  schemes: readonly SchemeDescription[],
  sent: readonly SentCredential[],
): readonly SentCredential[] {
  return schemes.flatMap(({ name, in: place, kind, prefix }) => {
    const placeholder = PLACEHOLDERS[kind];
    if (placeholder === undefined || sent.some((each) => each.name === name && each.in === place)) return [];
    const before = kind === 'basic' ? 'Basic' : prefix;
    const value = before === undefined ? placeholder : `${before} ${placeholder}`;
    return [{ name, in: place, value, covered: value }];
  });
}

function secretOf({ kind, prefix }: SchemeDescription, { value, user, password }: Credential): string {
  if (kind === 'basic') return user === '' && password === '' ? '' : base64(`${user}:${password}`);
  const text = value.trim();
  // Readers copy tokens from examples, with the word before them.
  const begins = prefix !== undefined && text.toLowerCase().startsWith(`${prefix.toLowerCase()} `);
  return begins && prefix !== undefined ? text.slice(prefix.length).trim() : text;
}

/** Base64 of a text's UTF-8 bytes. */
function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

/** Asks the token address for an access token by client credentials (RFC 6749, section 4.4). */
export async function fetchToken(
  url: string,
  { clientId, clientSecret }: Credential,
  scopes: readonly string[],
): Promise<string> {
  const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const scope = scopes.length === 0 ? {} : { scope: scopes.join(' ') };
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'omit',
    cache: 'no-store',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ ...fields, ...scope }),
  });
  const answer = (await response.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
  const token = answer['access_token'];
  if (typeof token === 'string') return token;
  const reason = answer['error_description'] ?? answer['error'];
  throw new Error(typeof reason === 'string' ? reason : `${response.status} ${response.statusText}`.trim());
}
