import { type Diagnostic, migrateDiagnostics } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';

/** What is noted on the way of one migration. */
export interface Notes {
  add(diagnostic: Diagnostic): void;
  /** Something that is left out, and why, in words that go on after "is left out:". */
  leftOut(span: Span, what: string, why: string): void;
  unread(span: Span, what: string): void;
  all(): readonly Diagnostic[];
}

/** Collects notes; the same one at the same place counts once. */
export function createNotes(): Notes {
  const notes = new Map<string, Diagnostic>();
  const add = (diagnostic: Diagnostic): void => {
    const { code, span, message } = diagnostic;
    const key = `${code} ${span?.file}:${span?.start} ${code === 'migrate/not-static' ? '' : message}`;
    if (!notes.has(key)) notes.set(key, diagnostic);
  };
  return {
    add,
    leftOut: (span, what, why) => add(migrateDiagnostics['left-out']({ what, why }, { span })),
    unread: (span, what) => add(migrateDiagnostics['not-static']({ what }, { span })),
    all: () => [...notes.values()],
  };
}
