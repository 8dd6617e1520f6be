/** A JSON object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value if it is a JSON object. */
export function objectOf(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

/** The value if it is an array, else an empty one. */
export function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a text that is not blank. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The value if it is a boolean. */
export function booleanOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Reads a switch; words count too. */
export function asBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return word === 'true' || word === 'yes' ? true : word === 'false' || word === 'no' ? false : undefined;
}

/** The value if it is a finite number. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The value if it is one of a few words. */
export function wordOf<W extends string>(value: unknown, words: readonly W[]): W | undefined {
  return words.find((word) => word === value);
}

/** The members that have a value: what is absent stays absent instead of `undefined`. */
export function present<T extends object>(members: { readonly [K in keyof T]: T[K] | undefined }): T {
  const kept: { [K in keyof T]?: T[K] | undefined } = {};
  for (const key in members) if (members[key] !== undefined) kept[key] = members[key];
  return kept as T;
}
