/** Things with one key together, in the order of their first; what has no key is in no group. */
export function groupBy<Thing, Key extends string | object>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => Key | undefined,
): ReadonlyMap<Key, readonly [Thing, ...Thing[]]> {
  const groups = new Map<Key, [Thing, ...Thing[]]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
}
