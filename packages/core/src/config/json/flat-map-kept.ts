/**
 * What a change makes of each part, in one list; the very list that was given when every part stays itself. Most of a
 * configuration needs no mending, and copies of it would cost more than the reading.
 */
export function flatMapKept<T>(parts: readonly T[], change: (part: T) => readonly T[]): readonly T[] {
  let changed: T[] | undefined;
  parts.forEach((part, index) => {
    const made = change(part);
    if (made.length !== 1 || made[0] !== part) changed ??= parts.slice(0, index);
    // One by one: an included list may be longer than a call takes arguments.
    for (const one of made) changed?.push(one);
  });
  return changed ?? parts;
}
