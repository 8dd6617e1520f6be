import { explicitId, fillText } from '@waymark/core/content';
import { blankCode } from './code-ranges.ts';

/** A text made parseable without moving a character, and what was taken out of it. */
export interface PreparedText {
  readonly text: string;
  /** Ids written as `## Title {#id}`, by the offset of the heading's first `#`. */
  readonly explicitIds: ReadonlyMap<number, string>;
  /** Start offsets of the HTML comments that were blanked. */
  readonly comments: readonly number[];
}

const HEADING_ID = /^( {0,3})(#{1,6}[ \t].*?)([ \t]*\{#([^}\n]+)\}[ \t]*)$/gm;

/**
 * Blanks what MDX cannot parse but the format allows: `{#id}` after a heading, and HTML comments.
 * Blanks are spaces, so every offset stays true. Code is left alone.
 */
export function prepareText(text: string): PreparedText {
  const explicitIds = new Map<number, string>();
  const comments: number[] = [];
  if (!text.includes('{#') && !text.includes('<!--')) return { text, explicitIds, comments };
  const prose = blankCode(text);
  const inCode = (offset: number): boolean => prose[offset] !== text[offset];
  let prepared = text.replace(
    HEADING_ID,
    (line, indent: string, title: string, suffix: string, id: string, offset: number) => {
      if (inCode(offset)) return line;
      explicitIds.set(offset + indent.length, explicitId(fillText(id)));
      return indent + title + ' '.repeat(suffix.length);
    },
  );
  prepared = prepared.replace(/<!--[\s\S]*?-->/g, (comment, offset: number) => {
    if (inCode(offset)) return comment;
    comments.push(offset);
    return comment.replace(/[^\n\r]/g, ' ');
  });
  return { text: prepared, explicitIds, comments };
}
