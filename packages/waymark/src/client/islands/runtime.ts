// What the islands of all pages share: Preact, React's names, and elements as authors write them.
import { type ComponentChild, Fragment, h } from 'preact';
import * as reactNames from '../../mdx/author-code/react-names.ts';
import { createAuthorElement } from './element.ts';
import { Slot } from './slots.ts';

export * from '../../mdx/author-code/react-names.ts';
export { mount } from './mount.ts';
export { createAuthorElement as __h, Fragment as __Fragment };

/** React's namespace. */
export const React = { ...reactNames, createElement: createAuthorElement };

/** The reader, where pages ask who that is; nobody here. */
export const user: Readonly<Record<string, unknown>> = {};

/** The place in an island where content of the page goes. */
export function __slot(name: string): ComponentChild {
  return h(Slot, { name });
}
