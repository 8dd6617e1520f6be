import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { type ComponentChildren, Fragment } from 'preact';
import { isOwnName, spanOf } from '../../compile/instance.ts';
import type { MdxNode } from '../../parse/tree.ts';
import { drawNotice } from '../notice.tsx';
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
  return (
    <Fragment>
      {drawNotice(render, here, diagnostic)}
      {children}
    </Fragment>
  );
}
