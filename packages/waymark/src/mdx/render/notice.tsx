import { fillText } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { VNode } from 'preact';

/** Shows, in its place, what could not be rendered and why (contract, section 4). */
export function Notice({
  diagnostic,
  place,
}: {
  readonly diagnostic: Diagnostic;
  readonly place: string;
}): VNode {
  return (
    <span class="diagnostic" role="note" data-diagnostic={diagnostic.code}>
      <strong>{fillText(diagnostic.message)}</strong> <code>{place}</code>
    </span>
  );
}
