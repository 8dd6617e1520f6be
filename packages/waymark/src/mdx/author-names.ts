import { createContext, Fragment, h, type VNode } from 'preact';
import {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
import type { ComponentDefinition } from '../components/definition.ts';
import { HtmlElement } from './html-element.tsx';

const identity = <T>(value: T): T => value;

const HOOKS = {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useTransition: () => [false, (run: () => void) => run()],
} as const;

/** Creates an element of author code: HTML tags go through the same resolution as tags in a page. */
function createAuthorElement(
  type: unknown,
  props: Record<string, unknown> | null,
  ...children: VNode[]
): VNode {
  if (typeof type !== 'string') return h(type as never, props as never, ...children);
  return h(HtmlElement as never, { tag: type, attributes: props ?? {} } as never, ...children);
}

/** The names that author code has without importing them: React's, and the built-in components. */
export function authorBuiltIns(
  components: ReadonlyMap<string, ComponentDefinition>,
): Readonly<Record<string, unknown>> {
  const names: Record<string, unknown> = {
    ...HOOKS,
    Fragment,
    React: {
      ...HOOKS,
      Fragment,
      createElement: createAuthorElement,
      createContext,
      memo: identity,
      forwardRef: identity,
    },
    createContext,
    __h: createAuthorElement,
    __Fragment: Fragment,
    user: {},
  };
  for (const [name, { render }] of components) {
    const [head = '', member] = name.split('.');
    if (member === undefined) names[head] = Object.assign(drawWith(render), membersOf(head, components));
    else names[head] ??= membersOf(head, components);
  }
  return names;
}

/** A component of its own, so that members can hang on it without changing the definition. */
function drawWith(render: ComponentDefinition['render']): ComponentDefinition['render'] {
  return (props) => h(render, props);
}

/** Components named after another one: `Folder` and `File` of `Tree`. */
function membersOf(
  head: string,
  components: ReadonlyMap<string, ComponentDefinition>,
): Record<string, unknown> {
  const members = [...components].filter(([name]) => name.startsWith(`${head}.`));
  return Object.fromEntries(members.map(([name, { render }]) => [name.slice(head.length + 1), render]));
}
