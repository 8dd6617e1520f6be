import {
  type Attributes,
  Component,
  type ComponentChildren,
  type ComponentType,
  cloneElement,
  createContext,
  createRef,
  Fragment,
  h,
  isValidElement,
  toChildArray,
  type VNode,
} from 'preact';
import {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useId as useTreeId,
} from 'preact/hooks';
import { IslandName } from './island-name.ts';

type Props = Readonly<Record<string, unknown>>;

function useId(): string {
  return useContext(IslandName) + useTreeId();
}

function useTransition(): readonly [boolean, (run: () => void) => void] {
  return [false, startTransition];
}

function startTransition(run: () => void): void {
  run();
}

function identity<T>(value: T): T {
  return value;
}

/** Begins with what there is on the server, where the author says that; what the browser has comes with the effect. */
function useSyncExternalStore<T>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  readOnServer = read,
): T {
  const [value, setValue] = useState(readOnServer);
  useEffect(() => {
    const update = (): void => setValue(() => read());
    update();
    return subscribe(update);
  }, [subscribe]);
  return value;
}

/** A function component that takes its `ref` as second parameter, as React had it. */
function forwardRef(render: (props: Props, ref: unknown) => ComponentChildren): ComponentType<Props> {
  return ({ ref, ...props }: Props): VNode => h(Fragment, null, render(props, ref ?? null));
}

function isShallowEqual(a: Props, b: Props): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}

function memo(type: ComponentType<Props>, isEqual = isShallowEqual): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isEqual(this.props, next);
    }
    override render(): VNode {
      return h(type, this.props as Props & Attributes);
    }
  };
}

/** Children as React counts them: what draws nothing has its place too, as `null`. */
function listChildren(children: unknown): readonly unknown[] {
  if (children === null || children === undefined) return [];
  return [children].flat(Infinity).map((child) => (typeof child === 'boolean' ? null : (child ?? null)));
}

const Children = {
  map: <T>(children: ComponentChildren, map: (child: unknown, index: number) => T): T[] =>
    listChildren(children)
      .map((child, index) => map(child, index))
      .filter((child) => child !== null && child !== undefined),
  forEach(children: ComponentChildren, visit: (child: unknown, index: number) => void): void {
    for (const [index, child] of listChildren(children).entries()) visit(child, index);
  },
  count: (children: ComponentChildren): number => listChildren(children).length,
  toArray: toChildArray,
  only: (children: ComponentChildren): unknown => toChildArray(children)[0],
} as const;

// React's names that author code has without an import, on the server and in the browser alike: no more is exported here.
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createRef,
  Fragment,
  forwardRef,
  identity as useDeferredValue,
  isValidElement,
  memo,
  startTransition,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect as useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
};
