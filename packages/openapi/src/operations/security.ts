import {
  arrayOf,
  defined,
  entriesOf,
  type JsonObject,
  objectOf,
  own,
  stringOf,
  stringsOf,
} from '../model/json.ts';
import type {
  OAuthFlow,
  OAuthScope,
  SecurityAlternative,
  SecurityScheme,
  Specification,
} from '../model/model.ts';
import { resolveNode } from '../references/references.ts';

const TYPES: readonly SecurityScheme['type'][] = [
  'apiKey',
  'http',
  'oauth2',
  'openIdConnect',
  'mutualTLS',
  'connection',
];

/** Whether a request carries a credential of the scheme; else it is part of the connection. */
export function isSent({ type }: SecurityScheme): boolean {
  return type !== 'mutualTLS' && type !== 'connection';
}

/**
 * Reads what an operation asks of its caller: its own `security`, else that of the document.
 * An empty list, and an empty alternative, mean that nothing is needed.
 */
export function readSecurity(
  specification: Specification,
  operation: JsonObject,
): readonly SecurityAlternative[] {
  const written = own(operation, 'security') ?? own(specification.document, 'security');
  return arrayOf(written).map((alternative) => ({
    schemes: entriesOf(alternative).flatMap(
      ([key, scopes]) => readScheme(specification, key, stringsOf(scopes)) ?? [],
    ),
  }));
}

function readScheme(
  specification: Specification,
  key: string,
  scopes: readonly string[],
): SecurityScheme | undefined {
  const components = objectOf(own(specification.document, 'components'));
  const named = own(objectOf(own(components, 'securitySchemes')), key);
  // 3.2: a key that names no component may be a reference to a scheme elsewhere.
  const value = named ?? (/[#/]/.test(key) ? { $ref: key } : undefined);
  if (value === undefined) return undefined;
  return readSchemeObject(
    key,
    resolveNode(specification.documents, { file: specification.source, value }).object,
    scopes,
  );
}

/** Reads a scheme as written, its type in whatever case; nothing for a type that is not known. */
export function readSchemeObject(
  key: string,
  object: JsonObject,
  scopes: readonly string[],
): SecurityScheme | undefined {
  const written = stringOf(own(object, 'type'))?.toLowerCase();
  const type = TYPES.find((known) => known.toLowerCase() === written);
  if (type === undefined) return undefined;
  const place = own(object, 'in');
  const scheme = stringOf(own(object, 'scheme'));
  return defined<SecurityScheme>({
    key,
    type,
    description: stringOf(own(object, 'description')),
    in: type === 'apiKey' && (place === 'query' || place === 'cookie') ? place : 'header',
    name: (type === 'apiKey' ? stringOf(own(object, 'name')) : undefined) ?? 'Authorization',
    scheme: type === 'connection' ? scheme : scheme?.toLowerCase(),
    bearerFormat: stringOf(own(object, 'bearerFormat')),
    flows: entriesOf(own(object, 'flows')).map(([kind, flow]) =>
      defined<OAuthFlow>({
        kind,
        authorizationUrl: stringOf(own(objectOf(flow), 'authorizationUrl')),
        deviceAuthorizationUrl: stringOf(own(objectOf(flow), 'deviceAuthorizationUrl')),
        tokenUrl: stringOf(own(objectOf(flow), 'tokenUrl')),
        refreshUrl: stringOf(own(objectOf(flow), 'refreshUrl')),
        scopes: entriesOf(own(objectOf(flow), 'scopes')).map(([scope, text]) =>
          defined<OAuthScope>({ name: scope, description: stringOf(text) }),
        ),
      }),
    ),
    openIdConnectUrl: stringOf(own(object, 'openIdConnectUrl')),
    oauth2MetadataUrl: stringOf(own(object, 'oauth2MetadataUrl')),
    deprecated: own(object, 'deprecated') === true,
    default: own(object, 'x-default'),
    scopes,
  });
}

/** What a sample puts where the secret goes: `Bearer <token>`, `<api-key>` … */
export function credentialPlaceholder(scheme: SecurityScheme): string {
  if (scheme.type === 'apiKey') return '<api-key>';
  if (scheme.type === 'http' && scheme.scheme === 'basic') return 'Basic <encoded-value>';
  if (scheme.type === 'http' && scheme.scheme !== undefined && scheme.scheme !== 'bearer') {
    return `${scheme.scheme.charAt(0).toUpperCase()}${scheme.scheme.slice(1)} <credentials>`;
  }
  return 'Bearer <token>';
}
