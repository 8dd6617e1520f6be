import type { Ast } from './nodes.ts';
import type { StaticValue } from './static-value.ts';

/** A function of the script: called where its result is needed. */
export interface FunctionValue {
  readonly kind: 'function';
  readonly node: Ast;
  readonly scope: Scope;
}

/** What a name stands for; undefined where nothing is known. */
export type Binding = StaticValue | FunctionValue | undefined;

/** What lies outside of an expression: other files, and calls of functions. */
export interface World {
  /** How many values there are in those that were read. */
  readonly weights: WeakMap<StaticValue, number>;
  /** What another file exports under a name; `*` is all of it. */
  importFrom(file: string, specifier: string, name: string): Binding;
  call(made: FunctionValue, values: readonly Binding[]): Binding;
}

/** Names of a module or of a call. */
export interface Scope {
  readonly file: string;
  readonly world: World;
  look(name: string): Binding;
  bind(name: string, value: () => Binding): void;
  inner(): Scope;
}

/** Names that are read when they are first looked up; one that leads to itself is unknown. */
export function createScope(file: string, world: World, outer?: Scope): Scope {
  const names = new Map<string, () => Binding>();
  const scope: Scope = {
    file,
    world,
    look(name) {
      const read = names.get(name);
      if (read === undefined) return outer?.look(name);
      names.set(name, () => undefined);
      const value = read();
      names.set(name, () => value);
      return value;
    },
    bind: (name, value) => void names.set(name, value),
    inner: () => createScope(file, world, scope),
  };
  return scope;
}
