import type { Where } from '@waymark/core/diagnostics';

/** Says where the value of a JSON pointer stands in a specification, or its key. */
export type At = (pointer: string, part?: 'key' | 'value') => Where;
