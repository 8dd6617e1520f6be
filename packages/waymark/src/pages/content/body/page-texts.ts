import { fillText, holdVariables } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { RewrittenText, Span } from '@waymark/core/source';

/** Texts of pages and snippets with words that hold the project's variables, and the way back to what was written. */
export interface PageTexts {
  read(file: string): string | undefined;
  /** The text of a file that was read, as written. */
  written(file: string): string | undefined;
  /** What is wrong with the variables of a file. */
  problemsOf(file: string): readonly Diagnostic[];
  /** Where a span of such a text is in the file as written. */
  toWritten(span: Span): Span;
  /** A finding about such a text, as its author understands it. */
  describe(diagnostic: Diagnostic): Diagnostic;
}

/** Puts variables in when a file is first read. A project without variables reads its files as they are. */
export function createPageTexts(
  readText: (file: string) => string | undefined,
  variables: Readonly<Record<string, string>>,
): PageTexts {
  const written = new Map<string, string | undefined>();
  const rewritten = new Map<string, RewrittenText>();
  const problems = new Map<string, readonly Diagnostic[]>();
  const toWritten = (span: Span): Span => {
    const text = rewritten.get(span.file);
    if (text === undefined) return span;
    return { ...span, start: text.toOriginal(span.start), end: text.toOriginal(span.end, 'end') };
  };
  return {
    toWritten,
    written: (file) => written.get(file),
    describe: ({ span, hint, ...diagnostic }) => ({
      ...diagnostic,
      message: fillText(diagnostic.message),
      ...(hint === undefined ? {} : { hint: fillText(hint) }),
      ...(span === undefined ? {} : { span: toWritten(span) }),
    }),
    read(file) {
      const text = readText(file);
      written.set(file, text);
      if (text === undefined || !text.includes('{{')) return text;
      const { value, diagnostics } = holdVariables(file, text, variables);
      rewritten.set(file, value);
      problems.set(file, diagnostics);
      return value.text;
    },
    problemsOf: (file) => problems.get(file) ?? [],
  };
}
