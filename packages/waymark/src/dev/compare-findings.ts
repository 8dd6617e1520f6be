import type { Diagnostic } from '@waymark/core/diagnostics';

/** How what is known to be wrong differs from what was. */
export interface FindingsChange {
  readonly added: readonly Diagnostic[];
  readonly gone: readonly Diagnostic[];
}

/**
 * Compares findings by code, file and message. One that only moved, because lines were added above it, is the same one;
 * of several that are equal, as many are new as there are more.
 */
export function compareFindings(before: readonly Diagnostic[], now: readonly Diagnostic[]): FindingsChange {
  return { added: without(now, before), gone: without(before, now) };
}

function without(findings: readonly Diagnostic[], others: readonly Diagnostic[]): readonly Diagnostic[] {
  const known = new Map<string, number>();
  for (const other of others) known.set(keyOf(other), (known.get(keyOf(other)) ?? 0) + 1);
  return findings.filter((finding) => {
    const key = keyOf(finding);
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    return left <= 0;
  });
}

function keyOf({ code, message, span, path }: Diagnostic): string {
  return JSON.stringify([code, span?.file, path, message]);
}
