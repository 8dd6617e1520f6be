import type { Diagnostic, Edit } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import {
  CodeAction,
  CodeActionKind,
  DiagnosticSeverity,
  type Diagnostic as EditorDiagnostic,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { DocsProject, Engine } from './docs-project.ts';

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/** Says where spans are, in lines and characters from 0; the lines of a file are counted once. */
export function createRanges(project: DocsProject): (span: Span) => Range {
  const documents = new Map<string, TextDocument>();
  return ({ file, start, end }) => {
    const document = documents.get(file) ?? TextDocument.create(file, '', 0, project.readText(file) ?? '');
    documents.set(file, document);
    return { start: document.positionAt(start), end: document.positionAt(Math.max(start, end)) };
  };
}

/** A finding as editors show it. */
export function toEditor(
  finding: Diagnostic,
  rangeOf: (span: Span) => Range,
  engine: Engine,
): EditorDiagnostic {
  const { code, severity, message, hint, span } = finding;
  return {
    code,
    codeDescription: { href: engine.help(code) },
    source: 'waymark',
    severity: SEVERITIES[severity],
    message: hint === undefined ? message : `${message}\n${hint}`,
    range: rangeOf(span ?? { file: '', start: 0, end: 0 }),
  };
}

/** The findings of a file that have a mend, sure or proposed, and touch a range, each as an action. */
export function mendsAt(
  findings: readonly Diagnostic[],
  { file, range }: { readonly file: string; readonly range: Range },
  { project, uriOf }: { readonly project: DocsProject; readonly uriOf: (file: string) => string },
): readonly CodeAction[] {
  const rangeOf = createRanges(project);
  return findings.flatMap((finding) => {
    const { span, fix, proposal, message } = finding;
    const edits = fix ?? proposal;
    if (edits?.[0] === undefined || span?.file !== file || !touch(rangeOf(span), range)) return [];
    const changes: Record<string, TextEdit[]> = {};
    for (const { span: place, text } of edits) {
      const uri = uriOf(place.file);
      changes[uri] = [...(changes[uri] ?? []), { range: rangeOf(place), newText: text }];
    }
    const title = fix === undefined || isOneWord(edits) ? `Write ${edits[0].text}` : `Mend: ${message}`;
    const action = CodeAction.create(title, { changes }, CodeActionKind.QuickFix);
    // Some editors carry out at once what is sure.
    return [{ ...action, isPreferred: fix !== undefined }];
  });
}

/** Whether a mend exchanges words for one, which says more than what is wrong: that stands beside it. */
function isOneWord(edits: readonly Edit[]): boolean {
  const [first] = edits;
  return edits.every(
    ({ span, text }) => text === first?.text && span.end > span.start && /\w/.test(text) && !/\s/.test(text),
  );
}

function touch(a: Range, b: Range): boolean {
  const isBefore = (one: Range, other: Range): boolean =>
    one.end.line < other.start.line ||
    (one.end.line === other.start.line && one.end.character < other.start.character);
  return !isBefore(a, b) && !isBefore(b, a);
}
