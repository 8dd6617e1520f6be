import { createSuggest } from '@waymark/core/diagnostics';
import { isOlderAsyncapi } from '../../asyncapi/upgrade-asyncapi.ts';
import { entriesOf, type JsonObject, type JsonValue, objectOf, own } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { createReader, type Reader } from '../../references/reader.ts';
import { pointerSegment } from '../../references/references.ts';
import type { At } from './at.ts';

/** What the checks of an AsyncAPI document share. */
export interface ChannelChecking {
  readonly source: string;
  readonly reader: Reader;
  readonly at: At;
  /** Its operations stand in its channels, as in AsyncAPI 2. */
  readonly isOlder: boolean;
  /** Names of its channels, of its servers, and of its security schemes. */
  readonly channels: ReadonlySet<string>;
  readonly servers: ReadonlySet<string>;
  readonly schemes: ReadonlySet<string>;
  /** What its channels are, behind references. */
  readonly targets: ReadonlySet<JsonValue>;
  /** Finds the name that another one is a slip for; there may be no end of both. */
  readonly suggest: ReturnType<typeof createSuggest>;
}

/** Gathers what the checks share, so that none of them looks through the document again. */
export function createChannelChecking(
  specification: Specification,
  root: JsonObject,
  at: At,
): ChannelChecking {
  const { source } = specification;
  const reader = createReader(specification);
  const namesOf = (owner: JsonValue | undefined, key: string): ReadonlySet<string> =>
    new Set(entriesOf(own(objectOf(owner), key)).map(([name]) => name));
  return {
    source,
    reader,
    at,
    isOlder: isOlderAsyncapi(root),
    suggest: createSuggest(),
    channels: namesOf(root, 'channels'),
    servers: namesOf(root, 'servers'),
    schemes: namesOf(own(root, 'components'), 'securitySchemes'),
    targets: new Set(
      entriesOf(own(root, 'channels')).map(([, value]) => reader.resolve(value, source).node.value),
    ),
  };
}

/** A part of a document, and where it stands. */
export interface Part {
  readonly key: string;
  readonly value: JsonValue;
  readonly pointer: string;
}

/** The objects at a key of a document, but for an author's own. */
export function partsOf(root: JsonObject, key: string): readonly Part[] {
  return entriesOf(own(root, key)).flatMap(([name, value]) =>
    objectOf(value) === undefined || name.startsWith('x-')
      ? []
      : [{ key: name, value, pointer: `/${key}/${pointerSegment(name)}` }],
  );
}

/** A name as it is known, or the one that it is a slip for. */
export function nearest(
  { suggest }: ChannelChecking,
  name: string | undefined,
  known: ReadonlySet<string>,
): string | undefined {
  return name === undefined || known.has(name) ? name : suggest(name, known);
}

/** The hint that says how what is named is referred to. */
export function referTo(pointer: string | undefined): { readonly hint?: string } {
  return pointer === undefined ? {} : { hint: `Write \`{ $ref: '#${pointer}' }\`` };
}
