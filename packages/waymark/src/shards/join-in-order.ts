/** Lists that are each in an order as one in that order, each taken no further than is needed. */
export function* joinInOrder<T>(
  lists: readonly Iterable<T>[],
  compare: (a: T, b: T) => number,
): Generator<T> {
  const next = (list: Iterator<T, undefined>) => {
    const { value, done } = list.next();
    return done === true || value === undefined ? [] : [{ list, value }];
  };
  let heads = lists.flatMap((list) => next(list[Symbol.iterator]()));
  while (heads[0] !== undefined) {
    const first = heads.reduce((a, b) => (compare(b.value, a.value) < 0 ? b : a));
    yield first.value;
    heads = heads.flatMap((head) => (head === first ? next(head.list) : [head]));
  }
}
