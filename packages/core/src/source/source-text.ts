/** A place in a text; both numbers count from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** One file's text, able to turn offsets into lines and columns. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
  /** Offset of the first character of each line. */
  readonly lineStarts: readonly number[];
}

/** Indexes the lines of a text. A byte order mark stands before the first one; line breaks are `\n`, `\r\n` and a lone `\r`. */
export function createSourceText(file: string, text: string): SourceText {
  const lineStarts = [text.startsWith('\ufeff') ? 1 : 0];
  for (let offset = 0; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === 10 || (unit === 13 && text.charCodeAt(offset + 1) !== 10)) lineStarts.push(offset + 1);
  }
  return { file, text, lineStarts };
}

/** Line and column of an offset; offsets outside the text are clamped to it. */
export function positionAt(source: SourceText, offset: number): Position {
  const clamped = Math.max(0, Math.min(offset, source.text.length));
  let low = 0;
  let high = source.lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((source.lineStarts[middle] ?? 0) <= clamped) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: Math.max(0, clamped - (source.lineStarts[low] ?? 0)) + 1 };
}
