import { blankFencedCode, findRunawayCode } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import { type RewrittenText, rewriteText } from '@waymark/core/source';

/** Two backticks, and no third, that begin a line; many pages have none. */
const PAIR = /``(?<=^[ \t]*``)(?!`)/m;
/** A line of two backticks, and perhaps a language, up to the next one of only two. */
const SHORT =
  /^([ \t]*)``([A-Za-z][\w+#-]*)?[ \t]*\r?\n(?:(?![ \t]*``[ \t]*\r?$)[^\n]*\n){1,300}[ \t]*``(?=[ \t]*\r?$)/gm;

/** A block of code that begins and ends with a backtick too few: from the first sign to the last. */
export interface ShortFence {
  readonly start: number;
  readonly end: number;
}

/** Finds such blocks, where no other code stands. */
export function findShortFences(source: string): readonly ShortFence[] {
  if (!PAIR.test(source)) return [];
  const found = blankFencedCode(source).matchAll(SHORT);
  return Array.from(found, ({ index, 0: block, 1: indent = '' }) => ({
    start: index + indent.length,
    end: index + block.length,
  }));
}

/** Tells of one, which two backticks more would mend. */
export function reportShortFence(file: string, { start, end }: ShortFence): Diagnostic {
  const more = (at: number) => ({ span: { file, start: at, end: at }, text: '`' });
  return mdxDiagnostics['short-fence'](
    {},
    { span: { file, start, end: start + 2 }, fix: [more(start), more(end)] },
  );
}

/** A line that would begin or end code with a backtick more. */
const LONE = /^([ \t]*)``(?:[A-Za-z][\w+#-]*(?:[ \t][^`\r\n]*)?)?(?=[ \t]*\r?$)/gm;
/** Such lines that are tried in one file. */
const MOST_TRIED = 20;

/**
 * Finds where a backtick is missing at one end of a block alone: with it, no code goes on over what follows. Without it, what is
 * code on the page would be text, and what is text code, up to its end.
 */
export function findLoneFences(source: string): readonly number[] {
  if (!PAIR.test(source)) return [];
  const found: number[] = [];
  let left = findRunawayCode(source).length;
  for (const { index, 1: indent = '' } of [...source.matchAll(LONE)].slice(0, MOST_TRIED)) {
    if (left === 0) break;
    const at = index + indent.length;
    const runaways = findRunawayCode(withFences(source, [...found, at]).text).length;
    if (runaways >= left) continue;
    found.push(at);
    left = runaways;
  }
  return found;
}

/** A text with a backtick more where lines lack one. */
export function withFences(source: string, lone: readonly number[]): RewrittenText {
  return rewriteText(
    source,
    lone.map((start) => ({ start, end: start, text: '`' })),
  );
}

/** Tells of a line that one backtick more mends. */
export function reportLoneFence(file: string, start: number): Diagnostic {
  const fix = [{ span: { file, start, end: start }, text: '`' }];
  return mdxDiagnostics['short-fence']({ isLone: true }, { span: { file, start, end: start + 2 }, fix });
}
