import {
  arrayOf,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  stringsOf,
} from '../model/json.ts';
import type { SecurityAlternative, SecurityScheme, Specification } from '../model/model.ts';
import { readSchemeObject } from '../operations/security.ts';
import type { Reader } from '../references/reader.ts';

/** What schemes of AsyncAPI are called in OpenAPI. */
const TYPES: Readonly<Record<string, JsonObject>> = { httpApiKey: { type: 'apiKey' } };

/** Those that are a header or a certificate of a request only where there are requests. */
const WEB_TYPES: Readonly<Record<string, JsonObject>> = {
  userPassword: { type: 'http', scheme: 'basic' },
  X509: { type: 'mutualTLS' },
};

/** Schemes that OpenAPI has by the same name. */
const SHARED: readonly string[] = ['http', 'oauth2', 'openIdConnect'];

/** Those of protocols without HTTP, such as `scramSha256`, are named as they are, with the part of the login that a key is. */
function knownType(type: string, place: JsonValue | undefined, isOfWeb: boolean): JsonObject {
  const types = isOfWeb ? { ...TYPES, ...WEB_TYPES } : TYPES;
  const known = Object.hasOwn(types, type) ? types[type] : undefined;
  if (known !== undefined || SHARED.includes(type)) return known ?? {};
  return { type: 'connection', scheme: typeof place === 'string' ? `${type} in ${place}` : type };
}

/** 3.0 calls the scopes of a flow by another name than 2.x and OpenAPI. */
function flowsOf(scheme: JsonObject): JsonObject {
  const flows = entriesOf(own(scheme, 'flows')).map(([kind, value]) => {
    const flow = objectOf(value) ?? {};
    return [kind, { ...flow, scopes: own(flow, 'availableScopes') ?? own(flow, 'scopes') ?? {} }];
  });
  return Object.fromEntries(flows);
}

/** Reads what a channel asks of its clients: one of the schemes that its servers or its operations name. */
export function readChannelSecurity(
  reader: Reader,
  { source }: Specification,
  owners: readonly JsonObject[],
  { isOfWeb }: { readonly isOfWeb: boolean },
): readonly SecurityAlternative[] {
  const schemes = owners
    .flatMap((owner) => arrayOf(own(owner, 'security')))
    .flatMap((value): readonly SecurityScheme[] => {
      const { object, name } = reader.resolve(value, source);
      const type = own(object, 'type');
      if (typeof type !== 'string') return [];
      const known = knownType(type, own(object, 'in'), isOfWeb);
      const scheme = readSchemeObject(
        name ?? type,
        { ...object, ...known, flows: flowsOf(object) },
        stringsOf(own(object, 'scopes')),
      );
      return scheme === undefined ? [] : [scheme];
    });
  const distinct = schemes.filter(
    ({ key }, index) => schemes.findIndex((other) => other.key === key) === index,
  );
  return distinct.map((scheme) => ({ schemes: [scheme] }));
}
