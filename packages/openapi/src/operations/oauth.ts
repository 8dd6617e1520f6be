import type { OAuthFlow, OAuthScope, SecurityScheme } from '../model/model.ts';

/** Names of the flows: terms of the standard, the same in every language. */
const FLOWS: ReadonlyMap<string, string> = new Map([
  ['authorizationCode', 'Authorization code'],
  ['clientCredentials', 'Client credentials'],
  ['deviceAuthorization', 'Device authorization'],
  ['implicit', 'Implicit'],
  ['password', 'Password'],
]);

/** Names an OAuth 2 flow as the standard does. */
export function oauthFlowName({ kind }: OAuthFlow): string {
  return FLOWS.get(kind) ?? kind;
}

/** An address of a flow and what it is for. */
export interface FlowAddress {
  readonly label: string;
  readonly url: string;
}

/** Lists the addresses of a flow, in the order in which a client asks them. */
export function oauthFlowAddresses(flow: OAuthFlow): readonly FlowAddress[] {
  const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl } = flow;
  const addresses: readonly (readonly [string, string | undefined])[] = [
    ['Authorization URL', authorizationUrl],
    ['Device authorization URL', deviceAuthorizationUrl],
    ['Token URL', tokenUrl],
    ['Refresh URL', refreshUrl],
  ];
  return addresses.flatMap(([label, url]) => (url === undefined || url === '' ? [] : [{ label, url }]));
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
