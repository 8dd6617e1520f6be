import type { Diagnostic } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { renderToString } from 'preact-render-to-string';
import { Notice } from './notice.tsx';

/** In place of what cannot be drawn: what is wrong and where. */
export function failedBody(diagnostics: readonly Diagnostic[], place: (span: Span) => string): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return renderToString(
    <div class="diagnostic-page">
      {errors.map((diagnostic) => (
        <Notice diagnostic={diagnostic} place={diagnostic.span === undefined ? '' : place(diagnostic.span)} />
      ))}
    </div>,
  );
}
