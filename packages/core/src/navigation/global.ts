import { containers, type ElementEntry, elementEntries } from './entries.ts';
import { type JsonObject, objectOf } from './plain-json.ts';

/** Links that an element declares for all pages inside it, in the fixed order of containers. */
export function globalEntries(value: JsonObject, pointer: string): readonly ElementEntry[] {
  const global = objectOf(value['global']);
  if (global === undefined) return [];
  return containers
    .filter(([key]) => key !== 'menu')
    .flatMap(([key, kind]) => elementEntries(kind, global[key], `${pointer}/global/${key}`))
    .filter((entry) => typeof entry.value['href'] === 'string')
    .map((entry) => ({ ...entry, isDefault: false }));
}
