import type { Locate } from '@waymark/core/config';
import type { Project } from '../project/project.ts';

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

/** Makes a function of a file of the project run again only when that file is in another state. */
export function rememberFile<Result>(
  make: (path: string, project: Project) => Result,
): (path: string, project: Project) => Result {
  const known = new Map<string, { readonly version: number; readonly result: Result }>();
  return (path, project) => {
    const version = project.version(path);
    const before = known.get(path);
    if (before?.version === version) return before.result;
    const result = make(path, project);
    known.set(path, { version, result });
    return result;
  };
}

/**
 * The same as `remember` for a station that says where things were written: an edit that only moves them matters when it asked for
 * a place last time. All else that it reads are the members of one object.
 */
export function rememberPlaced<Input extends object, Result>(
  make: (locate: Locate, input: Input) => Result,
): (locate: Locate, input: Input) => Result {
  let isAsked = false;
  return rememberBy(
    (locate: Locate, input: Input) => [isAsked ? locate : undefined, ...Object.values(input)],
    (locate, input) => {
      isAsked = false;
      const noted: Locate = (...where) => {
        isAsked = true;
        return locate(...where);
      };
      return make(noted, input);
    },
  );
}

/** Makes a function that gives back the value of last time where the next one says the same. For plain data. */
export function keepEqual<Value>(): (next: Value) => Value {
  let last: { readonly value: Value; readonly text: string | undefined } | undefined;
  return (next) => {
    const text = JSON.stringify(next);
    if (last === undefined || last.text !== text) last = { value: next, text };
    return last.value;
  };
}

/** Makes a function that gives back the parts of last time that the next value has too. For plain data. */
export function keepParts<Value extends object>(): (next: Value) => Value {
  const keepers = new Map<string, (part: unknown) => unknown>();
  return (next) => {
    const parts = Object.entries(next).map(([name, part]) => {
      const keep = keepers.get(name) ?? keepEqual();
      keepers.set(name, keep);
      return [name, keep(part)] as const;
    });
    // The same names with values that say the same.
    return Object.fromEntries(parts) as Value;
  };
}

/** Makes a function that gives back the list, map or object of last time where the next one holds the same values. */
export function keepSame<Value extends object>(): (next: Value) => Value {
  let last: Value | undefined;
  return (next) => {
    if (last === undefined || !hasSameEntries(entriesOf(last), entriesOf(next))) last = next;
    return last;
  };
}

function entriesOf(value: object): ReadonlyMap<unknown, unknown> {
  if (value instanceof Map) return value;
  return new Map(Object.entries(value));
}

function hasSameEntries(a: ReadonlyMap<unknown, unknown>, b: ReadonlyMap<unknown, unknown>): boolean {
  if (a.size !== b.size) return false;
  const others = b.entries();
  for (const [key, value] of a) {
    const other = others.next().value;
    if (other === undefined || other[0] !== key || !Object.is(other[1], value)) return false;
  }
  return true;
}
