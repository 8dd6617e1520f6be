import type { TakeEdge } from './letters.ts';

/** A rectangle in which outlines are filled, each pixel by how much of it they cover. */
export interface Filled {
  readonly edge: TakeEdge;
  /** Cover of each pixel, row by row: 0 to 1. */
  cover(): Float32Array;
}

/**
 * Fills outlines. Each edge notes, in every pixel that it crosses, how much of what lies to the right of it is inside;
 * summed up along a row, these notes are the cover of its pixels.
 */
export function fillEdges(width: number, height: number): Filled {
  // One more than a row holds, for what an edge in the last pixel says of the next.
  const stride = width + 2;
  const notes = new Float32Array(stride * height);
  const note = (row: number, x0: number, x1: number, amount: number): void => {
    const column = Math.min(width, Math.max(0, Math.floor((x0 + x1) / 2)));
    const right = Math.min(1, Math.max(0, (x0 + x1) / 2 - column));
    const at = row * stride + column;
    notes[at] = (notes[at] ?? 0) + amount * (1 - right);
    notes[at + 1] = (notes[at + 1] ?? 0) + amount * right;
  };
  /** An edge within one row, cut at the borders of its pixels. */
  const slice = (row: number, x0: number, x1: number, amount: number): void => {
    const [left, right] = x0 < x1 ? [x0, x1] : [x1, x0];
    if (left === right) note(row, left, right, amount);
    for (let from = left; from < right; ) {
      const to = Math.min(right, Math.floor(from) + 1);
      note(row, from, to, (amount * (to - from)) / (right - left));
      from = to;
    }
  };
  return {
    edge(x0, y0, x1, y1) {
      if (y0 === y1) return;
      const sign = y0 < y1 ? 1 : -1;
      const [top, bottom, topX, bottomX] = y0 < y1 ? [y0, y1, x0, x1] : [y1, y0, x1, x0];
      const xAt = (y: number): number => topX + ((bottomX - topX) * (y - top)) / (bottom - top);
      const last = Math.min(height, bottom);
      for (let from = Math.max(0, top); from < last; ) {
        const to = Math.min(last, Math.floor(from) + 1);
        slice(Math.floor(from), xAt(from), xAt(to), sign * (to - from));
        from = to;
      }
    },
    cover() {
      const cover = new Float32Array(width * height);
      for (let row = 0; row < height; row += 1) {
        let sum = 0;
        for (let column = 0; column < width; column += 1) {
          sum += notes[row * stride + column] ?? 0;
          cover[row * width + column] = Math.min(1, Math.abs(sum));
        }
      }
      return cover;
    },
  };
}
