import type { Where } from '@waymark/core/diagnostics';

/** The hint that names what was meant, where that is known. */
export function didYouMean(meant: string | undefined): Pick<Where, 'hint'> {
  return meant === undefined ? {} : { hint: `Did you mean \`${meant}\`?` };
}
