/** Makes a function run again only when one of its arguments is another one than last time. */
export function remember<Inputs extends readonly unknown[], Result>(
  make: (...inputs: Inputs) => Result,
): (...inputs: Inputs) => Result {
  return rememberBy((...inputs: Inputs) => inputs, make);
}

/** Makes a function run again only when a part of what decides its result is another one than last time. */
export function rememberBy<Inputs extends readonly unknown[], Result>(
  decidedBy: (...inputs: Inputs) => readonly unknown[],
  make: (...inputs: Inputs) => Result,
): (...inputs: Inputs) => Result {
  let last: { readonly key: readonly unknown[]; readonly result: Result } | undefined;
  return (...inputs) => {
    const now = decidedBy(...inputs);
    if (last !== undefined && now.every((part, index) => Object.is(part, last?.key[index])))
      return last.result;
    const result = make(...inputs);
    // Asked again: what decides may only be known once it is made.
    last = { key: decidedBy(...inputs), result };
    return result;
  };
}

/** Makes a function that gives back the map of last time where the next one holds the same values. */
export function keepMap<Value>(): (next: ReadonlyMap<string, Value>) => ReadonlyMap<string, Value> {
  let last: ReadonlyMap<string, Value> = new Map();
  return (next) => {
    if (!hasSameEntries(last, next)) last = next;
    return last;
  };
}

function hasSameEntries(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean {
  if (a.size !== b.size) return false;
  const others = b.entries();
  for (const [key, value] of a) {
    const other = others.next().value;
    if (other === undefined || other[0] !== key || !Object.is(other[1], value)) return false;
  }
  return true;
}

/** Makes a function that gives back the object of last time where all values of the next one are the same. */
export function keepSame<Value extends object>(): (next: Value) => Value {
  let last: Value | undefined;
  return (next) => {
    if (last === undefined || !hasSameEntries(new Map(Object.entries(last)), new Map(Object.entries(next))))
      last = next;
    return last;
  };
}
