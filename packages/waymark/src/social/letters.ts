/** A weight of the shipped text face: how far each letter goes, and its outline, as the build of this package writes them. */
export interface Letters {
  /** Units of an em. */
  readonly em: number;
  /** By letter: the advance, then steps `M`, `L`, `Q` with points relative to the one before. */
  readonly outlines: Readonly<Record<string, string>>;
}

/** Takes the edges of outlines, in pixels. */
export type TakeEdge = (x0: number, y0: number, x1: number, y1: number) => void;

/** Whether every letter of a text has an outline. */
export function canSet({ outlines }: Letters, text: string): boolean {
  return Array.from(text).every((letter) => Object.hasOwn(outlines, letter));
}

/** Width of a text in pixels, `size` to the em. */
export function widthOf({ em, outlines }: Letters, text: string, size: number): number {
  const units = Array.from(text, (letter) => Number.parseInt(outlines[letter] ?? '0', 10));
  return (units.reduce((sum, one) => sum + one, 0) * size) / em;
}

/** Straight pieces that stand for a curve of a letter: more make no difference that can be seen. */
const PIECES = 6;

/** Gives the edges of an outline whose point on the base line is at a place. */
export function traceLetter(
  outline: string,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
  take: TakeEdge,
): void {
  let [px, py, startX, startY] = [0, 0, 0, 0];
  const line = (toX: number, toY: number): void => {
    take(x + px * scale, y + py * scale, x + toX * scale, y + toY * scale);
    [px, py] = [toX, toY];
  };
  for (const [, kind, rest = ''] of outline.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [dx = 0, dy = 0, ex = 0, ey = 0] = rest.split(' ').map(Number);
    if (kind === 'L') line(px + dx, py + dy);
    if (kind === 'Q') {
      const curve = curveFrom(px, py, px + dx, py + dy, px + dx + ex, py + dy + ey);
      for (let piece = 1; piece <= PIECES; piece += 1) line(...curve(piece / PIECES));
    }
    if (kind === 'M') {
      line(startX, startY);
      [px, py] = [px + dx, py + dy];
      [startX, startY] = [px, py];
    }
  }
  line(startX, startY);
}

/** The points of a quadratic curve. */
function curveFrom(
  ...[x0, y0, x1, y1, x2, y2]: readonly [number, number, number, number, number, number]
): (at: number) => [number, number] {
  const between = (a: number, b: number, c: number, at: number): number =>
    (1 - at) ** 2 * a + 2 * at * (1 - at) * b + at ** 2 * c;
  return (at) => [between(x0, x1, x2, at), between(y0, y1, y2, at)];
}
