import type { OAuthFlow, OAuthScope, SecurityScheme } from '../model/model.ts';
import type { Term } from '../model/terms.ts';

/** The flows of OAuth 2. */
export const FLOWS: readonly Term[] = [
  'authorizationCode',
  'clientCredentials',
  'implicit',
  'password',
  'deviceAuthorization',
];

/** The term for an OAuth 2 flow; undefined for one that no standard has. */
export function oauthFlowTerm({ kind }: OAuthFlow): Term | undefined {
  return FLOWS.find((term) => term === kind);
}

/** An address of a flow and what it is for. */
export interface FlowAddress {
  readonly term: Term;
  readonly url: string;
}

/** Lists the addresses of a flow, in the order in which a client asks them. */
export function oauthFlowAddresses(flow: OAuthFlow): readonly FlowAddress[] {
  const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl } = flow;
  const addresses: readonly (readonly [Term, string | undefined])[] = [
    ['authorizationUrl', authorizationUrl],
    ['deviceAuthorizationUrl', deviceAuthorizationUrl],
    ['tokenUrl', tokenUrl],
    ['refreshUrl', refreshUrl],
  ];
  return addresses.flatMap(([term, url]) => (url === undefined || url === '' ? [] : [{ term, url }]));
}

/** The scopes that an operation asks for, described by the flows that grant them, and the other ones of the flows. */
export function scopesOf({ scopes, flows }: SecurityScheme): {
  readonly asked: readonly OAuthScope[];
  readonly others: readonly OAuthScope[];
} {
  const granted = new Map<string, OAuthScope>();
  for (const scope of flows.flatMap((flow) => flow.scopes)) {
    if (granted.get(scope.name)?.description === undefined) granted.set(scope.name, scope);
  }
  return {
    asked: scopes.map((name) => granted.get(name) ?? { name }),
    others: [...granted.values()].filter(({ name }) => !scopes.includes(name)),
  };
}
