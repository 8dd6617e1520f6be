import type { JsonObject, JsonValue } from '../model/json.ts';

/** How requests are signed of which no specification says it; `name` is the header of `key`. */
export interface WrittenAuth {
  readonly method: string;
  readonly name: string;
}

/** Headers of the scheme that signs each request. */
const SIGNED_HEADERS = ['Biz-Api-Key', 'Biz-Api-Nonce', 'Biz-Api-Signature'] as const;

/** What a specification would say of it: the schemes, and that all of them are needed. */
export function writtenSecurity(auth: WrittenAuth | undefined): {
  readonly schemes: JsonObject;
  readonly security: JsonValue;
} {
  const schemes = schemesOf(auth);
  const names = Object.keys(schemes);
  return {
    schemes,
    security: names.length === 0 ? [] : [Object.fromEntries(names.map((name) => [name, []]))],
  };
}

function schemesOf(auth: WrittenAuth | undefined): JsonObject {
  switch (auth?.method) {
    case 'bearer':
    case 'basic':
      return { [auth.method]: { type: 'http', scheme: auth.method } };
    case 'key':
      return { key: { type: 'apiKey', in: 'header', name: auth.name } };
    case 'cobo':
      return Object.fromEntries(SIGNED_HEADERS.map((name) => [name, { type: 'apiKey', in: 'header', name }]));
    default:
      return {};
  }
}
