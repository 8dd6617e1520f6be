import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { type ComponentChildren, Fragment } from 'preact';
import { diagnosticPart } from '../../../components/drawing/diagnostic.ts';
import { isOwnName, spanOf } from '../../compile/instance.ts';
import type { MdxNode } from '../../parse/tree.ts';
import { Notice } from '../notice.tsx';
import type { Here, Render } from '../render-state.ts';
import { report } from '../report.tsx';

/** Renders what stands between the tags of a component that nobody knows. */
export function renderUnknown(node: MdxNode, render: Render, here: Here): ComponentChildren {
  const children = render.children(node.children, here);
  const name = node.name ?? '';
  const diagnostic = mdxDiagnostics['unknown-component']({ name }, { span: spanOf(node, here.instance) });
  // Of names that the text does not have, compiling the page told.
  if (isOwnName(name, here.instance) && !here.scope.isLost(name.split('.')[0] ?? ''))
    report(render, diagnostic);
  if (!render.environment.markUnknown) return <Fragment>{children}</Fragment>;
  here.context.use(diagnosticPart);
  return (
    <Fragment>
      <Notice diagnostic={diagnostic} place={render.environment.describe(spanOf(node, here.instance))} />
      {children}
    </Fragment>
  );
}
