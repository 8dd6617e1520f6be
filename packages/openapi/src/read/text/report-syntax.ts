import { type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import type { TextContent } from './parsed-text.ts';

/** What is broken in the text of a file. */
export function reportSyntax(
  file: string,
  { problems }: Pick<TextContent, 'problems'>,
): readonly Diagnostic[] {
  return problems.map(({ problem, start, end }) =>
    openapiDiagnostics.syntax({ problem }, { span: { file, start, end } }),
  );
}
