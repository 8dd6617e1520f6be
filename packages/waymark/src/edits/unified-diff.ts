import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** A text and what becomes of it. A file that was not there, or is no longer, has no name on that side. */
export interface TextChange {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly before: string;
  readonly after: string;
}

/** Prints the change of a text as a unified diff, as `git apply` reads it, with so many lines around. */
export function unifiedDiff({ from, to, before, after }: TextChange, context: number): string {
  const old = from === undefined ? '/dev/null' : `a/${from}`;
  const now = to === undefined ? '/dev/null' : `b/${to}`;
  const options = { context, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(old, now, before, after, undefined, undefined, options);
}
