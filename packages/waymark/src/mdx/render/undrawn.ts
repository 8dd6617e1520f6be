import { isValidElement } from 'preact';

/** What a value is called that leaves nothing in a page: neither text, number, element nor list, and not nothing by intent. */
export function undrawnKind(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isValidElement(value))
    return undefined;
  if (value instanceof Promise) return 'a promise';
  if (value instanceof Date) return 'a date';
  if (value instanceof RegExp) return 'a pattern';
  return value instanceof Map || value instanceof Set ? 'a collection' : 'an object';
}

/** Notes what the values of some content are called of which nothing is shown. */
export function noteUndrawn(content: unknown, kinds: Set<string>): void {
  const lists = new Set<unknown>();
  const look = (value: unknown): void => {
    const kind = undrawnKind(value);
    if (kind !== undefined) kinds.add(kind);
    if (!Array.isArray(value) || lists.has(value)) return;
    lists.add(value);
    for (const part of Array.from(value)) look(part);
  };
  look(content);
}
