import {
  type ComponentChildren,
  cloneElement,
  Fragment,
  isValidElement,
  toChildArray,
  type VNode,
} from 'preact';
import type { ComponentDefinition, WrittenProps } from '../definition/definition.ts';
import { Breakable } from './breakable.tsx';
import { RenderProvider } from './context.ts';

/** An element among the children of a component. */
export type ChildElement = VNode<WrittenProps & { readonly children?: ComponentChildren }>;

/** An element or a text among the children of a component. */
export type Child = ChildElement | string | number | bigint;

/** The children as one flat list: arrays, fragments and included files are transparent, blank text is left out. */
export function flatten(children: ComponentChildren): readonly Child[] {
  return toChildArray(children).flatMap((child) => {
    if (isValidElement(child)) return open(child as ChildElement);
    const isBlank = typeof child === 'string' && child.trim() === '';
    return isBlank ? [] : [child as string | number | bigint];
  });
}

function open(element: ChildElement): readonly Child[] {
  if (element.type === Fragment) return flatten(element.props.children);
  if ((element.type as unknown) !== RenderProvider) return [element];
  return flatten(element.props.children).map((child) => keepContext(child, element));
}

/** The content of an included file is drawn in that file's context, also when a component takes it apart. */
function keepContext(child: Child, provider: ChildElement): Child {
  if (typeof child !== 'object' || child.props.children === undefined) return child;
  return cloneElement(child, {}, cloneElement(provider, {}, child.props.children));
}

/** The children within a line: text written on lines of its own comes as a paragraph, which a line cannot hold. */
export function inlineContent(children: ComponentChildren): ComponentChildren {
  const isParagraph = (child: Child): child is ChildElement =>
    typeof child === 'object' && child.type === 'p';
  const parts = flatten(children);
  if (!parts.some(isParagraph)) return children;
  return parts.flatMap((part, index) =>
    isParagraph(part) ? [index === 0 ? null : ' ', part.props.children] : [part],
  );
}

/** The elements among the children, flat. */
export function elementsOf(children: ComponentChildren): readonly ChildElement[] {
  return flatten(children).filter((child): child is ChildElement => typeof child === 'object');
}

/** Tells whether an element was made by a component, whatever alias its tag has. */
export function isMadeBy(element: ChildElement, definition: Pick<ComponentDefinition, 'render'>): boolean {
  return element.type === definition.render;
}

/** The children as one flat list, those too that stand in one line of text with what a component made. */
export function flattenLines(
  children: ComponentChildren,
  definition: Pick<ComponentDefinition, 'render'>,
): readonly Child[] {
  return flatten(children).flatMap((child) => {
    if (typeof child !== 'object' || child.type !== 'div' || child.props['class'] !== 'paragraph')
      return [child];
    const inner = flatten(child.props.children);
    const isLine = inner.some((part) => typeof part === 'object' && isMadeBy(part, definition));
    return isLine ? inner : [child];
  });
}

/** The text of the children without any markup. */
export function childrenText(children: unknown): string {
  if (Array.isArray(children)) return children.map(childrenText).join('');
  if (isValidElement(children)) return endsLine(children) ? '\n' : childrenText(contentOf(children));
  const isText = typeof children === 'string' || typeof children === 'number' || typeof children === 'bigint';
  return isText ? String(children) : '';
}

/** Whether an element is a `<br>`; one that an author wrote has its name as a prop. */
function endsLine({ type, props }: VNode): boolean {
  return type === 'br' || (props as WrittenProps)['tag'] === 'br';
}

/** What an element holds; a text that may be broken, such as inline code, is a prop. */
function contentOf({ type, props }: VNode): unknown {
  return (props as WrittenProps)[(type as unknown) === Breakable ? 'text' : 'children'];
}

/** The text of a title: its inline Markdown marks are taken off. */
export function plainTitle(title: unknown): string {
  return childrenText(title)
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, '$2')
    .replace(/(\*\*|__|~~|\*)(\S(?:.{0,500}?\S)?)\1/g, '$2')
    .trim();
}
