/** A replacement of the text from `start` to `end` (exclusive) by `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text that was rewritten before parsing, able to say where its parts were in the original. */
export interface RewrittenText {
  readonly text: string;
  /**
   * Maps an offset of the new text to the original. Inside a replacement, the answer is the start of what was replaced
   * (`bias: 'start'`, the default) or its end (`'end'`, for exclusive ends of spans).
   */
  readonly toOriginal: (offset: number, bias?: 'start' | 'end') => number;
}

interface Piece {
  /** Offset in the new text at which the replacement begins. */
  readonly newStart: number;
  readonly newEnd: number;
  readonly oldStart: number;
  readonly oldEnd: number;
}

/**
 * Applies edits to a text and keeps the way back. Edits may come in any order; of two that overlap, the one that
 * begins first is applied and the other left out.
 */
export function rewriteText(original: string, edits: readonly TextEdit[]): RewrittenText {
  const pieces: Piece[] = [];
  const parts: string[] = [];
  let copied = 0;
  let length = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < copied) continue;
    const newStart = length + edit.start - copied;
    length = newStart + edit.text.length;
    parts.push(original.slice(copied, edit.start), edit.text);
    pieces.push({ newStart, newEnd: length, oldStart: edit.start, oldEnd: edit.end });
    copied = edit.end;
  }
  parts.push(original.slice(copied));
  return {
    text: parts.join(''),
    toOriginal: (offset, bias = 'start') => mapBack(pieces, offset, bias),
  };
}

function mapBack(pieces: readonly Piece[], offset: number, bias: 'start' | 'end'): number {
  const piece = lastPieceBefore(pieces, offset);
  if (piece === undefined) return offset;
  const { newStart, newEnd, oldStart, oldEnd } = piece;
  // Where text was deleted, a span that ends here ends before the deletion; one that starts here starts after it.
  if (offset === newStart && (bias === 'end' || newEnd > newStart)) return oldStart;
  if (offset >= newEnd) return oldEnd + offset - newEnd;
  return bias === 'start' ? oldStart : oldEnd;
}

/** The last piece that begins at or before the offset. */
function lastPieceBefore(pieces: readonly Piece[], offset: number): Piece | undefined {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.newStart ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}
