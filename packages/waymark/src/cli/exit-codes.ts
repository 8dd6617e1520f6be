import type { Diagnostic } from '@waymark/core/diagnostics';

/** Exit codes of every command (contract, section 1); `failed` is for what neither the call nor the docs are to blame for. */
export const EXIT = { ok: 0, docsHaveErrors: 1, failed: 1, wrongUse: 2, bug: 3 } as const;

/** The exit code for what was found; errors count where `strict`, and where code of a page had to be stopped. */
export function exitCodeFor(diagnostics: readonly Diagnostic[], strict: boolean): number {
  if (diagnostics.some(({ code }) => code === 'internal/bug')) return EXIT.bug;
  const counts = ({ code, severity }: Diagnostic): boolean =>
    severity === 'error' && (strict || code === 'mdx/code-stopped');
  return diagnostics.some(counts) ? EXIT.docsHaveErrors : EXIT.ok;
}
