import type { JsonValue } from '@waymark/openapi';

/** A value to be sent: JSON, with files in forms. */
export type Value = JsonValue | File | readonly Value[] | { readonly [name: string]: Value };
