import { Fragment, h, type VNode } from 'preact';
import { componentsByName } from '../../components/definition/by-name.ts';
import type { ComponentDefinition } from '../../components/definition/definition.ts';
import { HtmlElement } from '../render/elements/html-element.tsx';
import * as reactNames from './react-names.ts';

/** Creates an element of author code: HTML tags go through the same resolution as tags in a page. */
function createAuthorElement(
  type: unknown,
  props: Record<string, unknown> | null,
  ...children: VNode[]
): VNode {
  if (typeof type !== 'string') return h(type as never, props as never, ...children);
  const attributes = props ?? {};
  const content = children.length > 0 ? children : attributes['children'];
  return h(
    HtmlElement as never,
    { tag: type, attributes, key: attributes['key'] } as never,
    content as never,
  );
}

/** A file can be included by a tag of a page only: what code would draw is not known when the page is read. */
function Snippet(): never {
  throw new Error(
    'a file is included by a tag of the page, not by code: import what it exports, or move the tag',
  );
}

/** The names that author code has without importing them: React's, and the built-in components. */
export function authorBuiltIns(
  components: ReadonlyMap<string, ComponentDefinition>,
): Readonly<Record<string, unknown>> {
  const names = componentsByName([...components].map(([name, { render }]) => [name, render] as const));
  // A name with members is a component of its own: those who look at an element know it by what draws it.
  const draws = new Map([...components].map(([name, { render }]) => [names[name], render] as const));
  const createElement: typeof createAuthorElement = (type, ...given) =>
    createAuthorElement(draws.get(type) ?? type, ...given);
  const React = { ...reactNames, createElement };
  return {
    ...reactNames,
    React,
    __React: React,
    __h: createElement,
    __Fragment: Fragment,
    user: {},
    ...names,
    Snippet,
  };
}
