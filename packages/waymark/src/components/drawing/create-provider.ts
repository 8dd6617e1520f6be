import { Component, type ComponentChildren, type ComponentClass, type Context } from 'preact';

/** What a provider is given. */
interface ProviderProps<Value> {
  readonly value: Value;
  readonly children?: ComponentChildren;
}

/** Gives a value to all components in it. */
export type Provider<Value> = ComponentClass<ProviderProps<Value>>;

/**
 * A provider for what is drawn once, as text. Preact's own makes functions for each of its uses, which V8 puts into the old
 * generation at once; with them all that a page is drawn from stayed in memory until that generation was looked at.
 */
export function createProvider<Value>(context: Context<Value>): Provider<Value> {
  // By this name Preact finds the provider again.
  const id = (context as unknown as { readonly __c: string }).__c;
  return class extends Component<ProviderProps<Value>> {
    override getChildContext(): object {
      return { [id]: this };
    }

    /** Asked for by who wants to know of other values: there are none. */
    sub(): void {}

    override render(): ComponentChildren {
      return this.props.children;
    }
  };
}
