import { defined, type JsonObject, type SpecNode } from '../model/json.ts';
import { TYPE_KEY } from '../schemas/type-key.ts';

/** A parameter, or what holds a value, as a row shows it. */
export interface LibraryField {
  /** As the language writes it; `any` where nothing says so. */
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly default?: string | undefined;
  /** Words before it: `static`. */
  readonly flags?: readonly string[] | undefined;
  readonly deprecated?: boolean;
}

/** Fields as the properties of one object. */
export function objectNode(
  source: string,
  fields: readonly (readonly [name: string, field: LibraryField])[],
  required: readonly string[],
): SpecNode {
  const properties = fields.map(([name, { type, text, default: usual, flags, deprecated }]) => {
    const schema = {
      [TYPE_KEY]: type ?? 'any',
      description: text || undefined,
      default: usual,
      deprecated: deprecated === true ? true : undefined,
      'x-mint': flags === undefined || flags.length === 0 ? undefined : { post: flags },
    };
    return [name, defined<JsonObject>(schema)] as const;
  });
  return {
    file: source,
    value: { type: 'object', properties: Object.fromEntries(properties), required },
  };
}
