import { blankFencedCode } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';

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
  if (!source.includes('``')) return [];
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
