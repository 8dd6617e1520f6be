import type { NamedValue } from '@waymark/openapi';
import { byteText } from '@waymark/openapi';
import type { SchemeDescription } from '../../../playground/request-description.ts';
import { type Credential, NO_CREDENTIAL } from '../form-state.ts';

/** A credential as it is sent. */
export interface SentCredential extends NamedValue {
  readonly in: SchemeDescription['in'];
  /** The same with the secret covered, for the eyes of others. */
  readonly covered: string;
}

const COVER = '•••••';

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
  return schemes.flatMap(({ name, in: place, placeholder }) => {
    if (placeholder === undefined || sent.some((each) => each.name === name && each.in === place)) return [];
    return [{ name, in: place, value: placeholder, covered: placeholder }];
  });
}

function secretOf({ kind, prefix }: SchemeDescription, { value, user, password }: Credential): string {
  if (kind === 'basic') return user === '' && password === '' ? '' : btoa(byteText(`${user}:${password}`));
  const text = value.trim();
  // Readers copy tokens from examples, with the word before them.
  const begins = prefix !== undefined && text.toLowerCase().startsWith(`${prefix.toLowerCase()} `);
  return begins && prefix !== undefined ? text.slice(prefix.length).trim() : text;
}
