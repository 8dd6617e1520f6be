import type { ComponentChildren } from 'preact';
import { type RenderContext, useRenderContext } from '../drawing/context.ts';
import { withStyle } from '../drawing/inline-style.ts';
import type { ComponentDefinition, WrittenProps } from './definition.ts';
import { type PropDeclarations, type PropsOf, readProps } from './props.ts';

/** A definition whose own code sees typed props: the declaration of the props is their only source. */
export interface ComponentSource<P extends PropDeclarations>
  extends Omit<ComponentDefinition, 'props' | 'render'> {
  readonly props: P;
  /** Draws the component; it reads nothing but its props and the page's context. */
  readonly render: (props: PropsOf<P>, context: RenderContext) => ComponentChildren;
}

/** A definition that a surrounding component can recognise among its children and read. */
export interface DefinedComponent<P extends PropDeclarations> extends ComponentDefinition {
  readonly read: (props: WrittenProps) => PropsOf<P>;
}

/**
 * Makes a definition out of typed parts: author props are read by their declarations before each drawing, and an inline
 * style among them becomes a class.
 */
export function defineComponent<const P extends PropDeclarations>(
  source: ComponentSource<P>,
): DefinedComponent<P> {
  const { render, ...rest } = source;
  const read = (props: WrittenProps): PropsOf<P> => readProps(source.props, props);
  return {
    ...rest,
    read,
    render: (props) => {
      const context = useRenderContext();
      for (const part of source.parts ?? []) context.use(part);
      return render(withStyle(read(withId(props, source, context)), context) as PropsOf<P>, context);
    },
  };
}

/** Tags of a page have their ids already; those that code draws get theirs here. */
function withId(
  props: WrittenProps,
  { anchor }: Pick<ComponentDefinition, 'anchor'>,
  context: RenderContext,
): WrittenProps {
  if (typeof props['id'] === 'string') context.noteId?.(props['id']);
  if (anchor === undefined || context.anchorId === undefined || props['id'] !== undefined) return props;
  const made = anchor(props, undefined);
  return made === undefined ? props : { ...props, id: context.anchorId(made) };
}
