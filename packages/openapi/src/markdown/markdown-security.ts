import type { OAuthScope, Operation, SecurityScheme } from '../model/model.ts';
import { oauthFlowAddresses, oauthFlowName, scopesOf } from '../operations/oauth.ts';
import { isSent } from '../operations/security.ts';
import { code, joinLines } from './markdown-text.ts';

/** Scopes that are listed beside those that an operation asks for. */
const OTHER_SCOPES = 30;

/** Writes what an operation asks of its caller: an entry for each alternative, its schemes joined by “and”. */
export function securitySection({ security }: Pick<Operation, 'security'>): readonly string[] {
  const alternatives = security.map(({ schemes }) =>
    schemes.length === 0
      ? '- none: the request may go without'
      : [`- ${schemes.map(schemeText).join(' and ')}`, ...schemes.flatMap(details)].join('\n'),
  );
  const different = [...new Set(alternatives)];
  if (different.length === 0) return [];
  const lead = different.length > 1 ? ['One of these:'] : [];
  return [['## Authorizations', ...lead, different.join('\n')].join('\n\n')];
}

function schemeText(scheme: SecurityScheme): string {
  const kind = ['http', 'connection'].includes(scheme.type) ? (scheme.scheme ?? 'http') : scheme.type;
  const place = isSent(scheme) ? [`in ${scheme.in}`] : [];
  const deprecated = scheme.deprecated ? ['deprecated'] : [];
  const format = scheme.bearerFormat === undefined ? [] : [`format ${scheme.bearerFormat}`];
  const scopes =
    scheme.scopes.length === 0 ? [] : [`scopes ${scheme.scopes.map((scope) => code(scope)).join(' ')}`];
  const description = scheme.description === undefined ? '' : `: ${joinLines(scheme.description)}`;
  const name = code(isSent(scheme) ? scheme.name : scheme.key);
  return `${name} (${[kind, ...place, ...format, ...scopes, ...deprecated].join(', ')})${description}`;
}

/** Below the line of its alternative: how a token is had. */
function details(scheme: SecurityScheme): readonly string[] {
  const { asked, others } = scopesOf(scheme);
  const flows = scheme.flows.map((flow) => {
    const addresses = oauthFlowAddresses(flow).map(({ label, url }) => `${label} ${code(url)}`);
    return `${oauthFlowName(flow)}: ${addresses.join(', ')}`;
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
