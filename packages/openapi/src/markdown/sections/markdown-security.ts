import type { OAuthScope, Operation, SecurityScheme } from '../../model/model.ts';
import { TERMS } from '../../model/terms.ts';
import { oauthFlowAddresses, oauthFlowTerm, scopesOf } from '../../operations/oauth.ts';
import { isSent } from '../../operations/security.ts';
import { itemText } from '../item-text.ts';
import { code, joinLines } from '../markdown-text.ts';

/** Scopes that are listed beside those that an operation asks for. */
const OTHER_SCOPES = 30;

/** Writes what an operation asks of its caller: an entry for each alternative, its schemes joined by “and”. */
export function securitySection({ security }: Pick<Operation, 'security'>): readonly string[] {
  const alternatives = security.map(({ schemes }) =>
    schemes.length === 0
      ? '- none: the request may go without'
      : [alternativeItem(schemes), ...schemes.flatMap(details)].join('\n'),
  );
  const different = [...new Set(alternatives)];
  if (different.length === 0) return [];
  const lead = different.length > 1 ? ['One of these:'] : [];
  return [['## Authorizations', ...lead, different.join('\n')].join('\n\n')];
}

/** Only a scheme that stands alone has room for more than a line of description. */
function alternativeItem(schemes: readonly SecurityScheme[]): string {
  const [first, ...others] = schemes;
  if (first !== undefined && others.length === 0)
    return itemText(`- ${schemeName(first)}`, first.description);
  const texts = schemes.map((scheme) =>
    [schemeName(scheme), ...(scheme.description === undefined ? [] : [joinLines(scheme.description)])].join(
      ': ',
    ),
  );
  return `- ${texts.join(' and ')}`;
}

function schemeName(scheme: SecurityScheme): string {
  const kind = ['http', 'connection'].includes(scheme.type) ? (scheme.scheme ?? 'http') : scheme.type;
  const place = isSent(scheme) ? [`in ${scheme.in}`] : [];
  const deprecated = scheme.deprecated ? ['deprecated'] : [];
  const format = scheme.bearerFormat === undefined ? [] : [`format ${scheme.bearerFormat}`];
  const scopes =
    scheme.scopes.length === 0 ? [] : [`scopes ${scheme.scopes.map((scope) => code(scope)).join(' ')}`];
  const name = code(isSent(scheme) ? scheme.name : scheme.key);
  return `${name} (${[kind, ...place, ...format, ...scopes, ...deprecated].join(', ')})`;
}

/** Below the line of its alternative: how a token is had. */
function details(scheme: SecurityScheme): readonly string[] {
  const { asked, others } = scopesOf(scheme);
  const flows = scheme.flows.map((flow) => {
    const term = oauthFlowTerm(flow);
    const addresses = oauthFlowAddresses(flow).map(
      (address) => `${TERMS[address.term]} ${code(address.url)}`,
    );
    return `${term === undefined ? flow.kind : TERMS[term]}: ${addresses.join(', ')}`;
  });
  const metadata = [scheme.openIdConnectUrl, scheme.oauth2MetadataUrl].flatMap((url) =>
    url === undefined ? [] : [`Metadata ${code(url)}`],
  );
  const described = asked.filter(({ description }) => description !== undefined).map(scopeText);
  const left = others.length - OTHER_SCOPES;
  return [
    ...flows,
    ...metadata,
    ...described.map((text) => `Scope ${text}`),
    ...(others.length === 0
      ? []
      : [
          `Other scopes: ${others.slice(0, OTHER_SCOPES).map(scopeText).join('; ')}${left > 0 ? `; ${left} more` : ''}`,
        ]),
  ].map((text) => `  - ${text}`);
}

function scopeText({ name, description }: OAuthScope): string {
  return description === undefined ? code(name) : `${code(name)}: ${joinLines(description)}`;
}
