import { fillText } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { diagnosticPart } from '../../components/drawing/diagnostic.ts';
import type { Here, Render } from './render-state.ts';

/** Tells the place of a span: `file:line:column`. */
type Describe = (span: Span) => string;

/** Draws what is wrong in the place of what is missing. */
export function drawNotice({ environment }: Render, { context }: Here, diagnostic: Diagnostic): VNode {
  context.use(diagnosticPart);
  return <Notice diagnostic={diagnostic} describe={environment.describe} />;
}

/** In place of what cannot be drawn: what is wrong and where. */
export function failedBody(diagnostics: readonly Diagnostic[], describe: Describe): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return renderToString(
    <div class="diagnostic-page">
      {errors.map((diagnostic) => (
        <Notice diagnostic={diagnostic} describe={describe} />
      ))}
    </div>,
  );
}

/** What could not be rendered, and why (contract, section 4). */
function Notice({
  diagnostic: { code, message, span },
  describe,
}: {
  readonly diagnostic: Diagnostic;
  readonly describe: Describe;
}): VNode {
  return (
    <span class="diagnostic" role="note" data-diagnostic={code}>
      <strong>{fillText(message)}</strong> <code>{span === undefined ? '' : describe(span)}</code>
    </span>
  );
}
