import { type Diagnostic, formatFrame, helpUrl, type Sources } from '@waymark/core/diagnostics';
import { createSourceText, positionAt } from '@waymark/core/source';

/** A finding as the browser shows it. */
export interface ProblemView {
  readonly code: string;
  readonly message: string;
  /** The place, where there is one. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** Lines of the source with carets, as plain text. */
  readonly frame?: string;
  readonly hint?: string;
  readonly help: string;
}

/** Most findings that a page carries; more are not read at once. */
const SHOWN = 20;

/** Describes findings for the browser. */
export function viewProblems(diagnostics: readonly Diagnostic[], sources: Sources): readonly ProblemView[] {
  return diagnostics.slice(0, SHOWN).map((diagnostic) => viewProblem(diagnostic, sources));
}

function viewProblem(diagnostic: Diagnostic, sources: Sources): ProblemView {
  const { code, message, span, hint } = diagnostic;
  const text = span === undefined ? undefined : sources(span.file);
  return {
    code,
    message,
    ...(span === undefined ? {} : { file: span.file }),
    ...(span === undefined || text === undefined
      ? {}
      : {
          ...positionAt(createSourceText(span.file, text), span.start),
          frame: formatFrame(diagnostic, sources),
        }),
    ...(hint === undefined ? {} : { hint }),
    help: helpUrl(code),
  };
}
