import type { Schema, Support } from './schema.ts';

/** The version that everything is of which nothing else is said. */
export const FIRST_VERSION = '0.1.0';

/** Everything that it is meant to do, it does. */
export const WORKS: Support = { level: 'works' };

/** Says of some keys, and of all inside them that say nothing else, that they work. */
export function works<F extends Readonly<Record<string, Schema>>>(fields: F): F {
  const marked = Object.entries(fields).map(([key, field]) => [key, { support: WORKS, ...field }]);
  return Object.fromEntries(marked) as F;
}

/** Says of a key that it does only a part of what it is meant to. */
export function partly<S extends Schema>(schema: S, why: string, instead?: string): S {
  return { ...schema, support: { level: 'partly', why, ...(instead === undefined ? {} : { instead }) } };
}

/** Says of a key that it is accepted and does nothing. */
export function idle<S extends Schema>(schema: S, why: string): S {
  return { ...schema, support: { level: 'not', why } };
}
