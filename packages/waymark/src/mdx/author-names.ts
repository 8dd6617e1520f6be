import { createContext, Fragment, h, type VNode } from 'preact';
import { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { ComponentDefinition } from '../components/definition.ts';
import { HtmlElement } from './html-element.tsx';

const identity = <T>(value: T): T => value;

const HOOKS = { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState, useTransition: () => [false, (run: () => void) => run()] } as const;

/** Creates an element of author code: HTML tags go through the same resolution as tags in a page. */
function createAuthorElement(type: unknown, props: Record<string, unknown> | null, ...children: VNode[]): VNode {
  if (typeof type !== 'string') return h(type as never, props as never, ...children);
  return h(HtmlElement as never, { tag: type, attributes: props ?? {} } as never, ...children);
}

/** The names that author code has without importing them: React's, and the built-in components. */
export function authorBuiltIns(components: ReadonlyMap<string, ComponentDefinition>): Readonly<Record<string, unknown>> {
  const names: Record<string, unknown> = {
    ...HOOKS,
    Fragment,
    React: { ...HOOKS, Fragment, createElement: createAuthorElement, createContext, memo: identity, forwardRef: identity },
    createContext,
    __h: createAuthorElement,
    __Fragment: Fragment,
    user: {},
  };
  for (const [name, { render }] of components) {
    const [head = '', member] = name.split('.');
    // Members hang on the component that they belong to: `Tree.Folder` on `Tree`, also where `Color` alone renders too.
    const holder = (names[head] ??= member === undefined ? ((props: Record<string, unknown>) => h(render, props)) : {}) as Record<string, unknown>;
    if (member !== undefined) holder[member] = render;
  }
  return names;
}
