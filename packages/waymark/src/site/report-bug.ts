import { type Diagnostic, internalDiagnostics } from '@waymark/core/diagnostics';

/** Lines of a stack that say where a failure is; more would hide the message. */
const LINES = 3;

/** A failure of ours while something of a file was made, as a finding at that file. */
export function reportBug(error: unknown, what: string, file: string): Diagnostic {
  const span = { file, start: 0, end: 0 };
  return internalDiagnostics.bug({ what, details: detailsOf(error) }, { span });
}

/** What was thrown, and where, on one line. */
function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something was thrown that is no error';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const places = frames.slice(0, LINES).map((line) =>
    line
      .trim()
      .slice(0, 500)
      .replace(/\(?(?:file:\/\/)?\/\S*\/(?=[^/]+$)/, '('),
  );
  return [`${error.name}: ${error.message}`.slice(0, 300), ...places].join(' ').replace(/\s+/g, ' ');
}
