import type { JsonValue, Schema } from '@waymark/openapi';

/** What a schema says under keys that the project wants to be seen: texts, numbers, and the names of flags that are on. */
export function marksOf({ identity }: Pick<Schema, 'identity'>, keys: readonly string[]): readonly string[] {
  if (typeof identity !== 'object' || identity === null) return [];
  const written: ReadonlyMap<string, JsonValue> = new Map(Object.entries(identity));
  return keys.flatMap((key) => {
    const value = written.get(key);
    if (value === true) return [key];
    const texts: readonly (JsonValue | undefined)[] = Array.isArray(value) ? value : [value];
    return texts.filter((text) => typeof text === 'string' || typeof text === 'number').map(String);
  });
}
