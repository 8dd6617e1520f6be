import { substituteVariables } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { RewrittenText, Span } from '@waymark/core/source';

/** Texts of pages and snippets with the project's variables filled in, and the way back to what was written. */
export interface PageTexts {
  read(file: string): string | undefined;
  /** What filling in variables found wrong with a file. */
  problemsOf(file: string): readonly Diagnostic[];
  /** Where a span of the filled-in text is in the file as written. */
  toWritten(span: Span): Span;
}

/** Fills variables in when a file is first read. A project without variables reads its files as they are. */
export function createPageTexts(
  readText: (file: string) => string | undefined,
  variables: Readonly<Record<string, string>>,
): PageTexts {
  const rewritten = new Map<string, RewrittenText>();
  const problems = new Map<string, readonly Diagnostic[]>();
  return {
    read(file) {
      const text = readText(file);
      if (text === undefined || !text.includes('{{')) return text;
      const { value, diagnostics } = substituteVariables(file, text, variables);
      rewritten.set(file, value);
      problems.set(file, diagnostics);
      return value.text;
    },
    problemsOf: (file) => problems.get(file) ?? [],
    toWritten(span) {
      const text = rewritten.get(span.file);
      if (text === undefined) return span;
      return { ...span, start: text.toOriginal(span.start), end: text.toOriginal(span.end, 'end') };
    },
  };
}
