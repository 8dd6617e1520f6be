/**
 * Creates what finds a member of an object in the tree of a text, of equal keys the first. The members of an object are gone
 * through once: a file may have as many findings as an object in it has members.
 */
export function createMemberFinder<Owner extends object, Member>(
  membersOf: (owner: Owner) => Iterable<readonly [key: string, member: Member]>,
): (owner: Owner, key: string) => Member | undefined {
  const indexes = new WeakMap<Owner, ReadonlyMap<string, Member>>();
  return (owner, key) => {
    let index = indexes.get(owner);
    if (index === undefined) {
      index = new Map([...membersOf(owner)].reverse());
      indexes.set(owner, index);
    }
    return index.get(key);
  };
}
