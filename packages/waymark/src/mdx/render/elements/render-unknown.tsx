import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { type ComponentChildren, Fragment } from 'preact';
import { diagnosticPart } from '../../../components/diagnostic.ts';
import { spanOf } from '../../compile/instance.ts';
import type { MdxNode } from '../../parse/tree.ts';
import { Notice } from '../notice.tsx';
import type { Here, Render, RenderChildren } from '../render-state.ts';

/** Renders what stands between the tags of a component that nobody knows. */
export function renderUnknown(
  node: MdxNode,
  render: Render,
  here: Here,
  renderChildren: RenderChildren,
): ComponentChildren {
  const children = renderChildren(node.children, here);
  if (!render.environment.markUnknown) return <Fragment>{children}</Fragment>;
  here.context.use(diagnosticPart);
  const diagnostic = mdxDiagnostics['unknown-component'](
    { name: node.name ?? '' },
    { span: spanOf(node, here.instance) },
  );
  return (
    <Fragment>
      <Notice diagnostic={diagnostic} place={render.environment.describe(spanOf(node, here.instance))} />
      {children}
    </Fragment>
  );
}
