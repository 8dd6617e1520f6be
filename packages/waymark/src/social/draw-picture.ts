import { inksOf, MARGIN, PICTURE } from './ground.ts';
import { blend, type IndexedPicture } from './indexed.ts';
import { type Letters, widthOf } from './letters.ts';
import { setLines } from './set-lines.ts';
import { makeStamp, STEPS, type Stamp } from './stamp.ts';

/** The weights of the shipped face. */
export interface Faces {
  readonly bold: Letters;
  readonly regular: Letters;
}

/** What lies under the text. */
export interface Ground {
  readonly picture: IndexedPicture;
  readonly isDark: boolean;
  /** Where no logo is drawn, the name of the site is set in its place. */
  readonly name?: string;
}

/** What is set on the ground. */
export interface PictureText {
  readonly title: string;
  readonly description: string;
}

/** A block of text at its place. */
interface Block {
  readonly letters: Letters;
  readonly size: number;
  readonly ink: number;
  readonly lines: readonly string[];
  /** The first base line. */
  readonly y: number;
}

const WIDTH = PICTURE.width - 2 * MARGIN;
/** Distance of lines, by the size of the letters. */
const LEADING = 1.2;
/** Where the lowest base line of the text is. */
const BOTTOM = PICTURE.height - MARGIN - 12;

/** Draws pictures of pages. */
export type DrawPicture = (text: PictureText) => IndexedPicture;

/**
 * Creates the function that draws the picture of a page: its title and description on the ground. A text with letters of
 * no face is left out. Each letter is filled once in each size.
 */
export function createPainter(ground: Ground, faces: Faces): DrawPicture {
  const { picture } = ground;
  const stamps = new Map<string, Stamp>();
  const stampOf: StampOf = ({ letters, size }, letter) => {
    const key = `${letters === faces.bold ? 'bold' : 'regular'} ${size} ${letter}`;
    const stamp = stamps.get(key) ?? makeStamp(letters, letter, size, PICTURE.width);
    stamps.set(key, stamp);
    return stamp;
  };
  return (text) => {
    const canvas = { colors: [...picture.colors], indexes: picture.indexes.slice() };
    for (const block of viewBlocks(ground, text, faces)) paint(canvas, block, stampOf);
    return { ...picture, ...canvas };
  };
}

/** Description at the bottom, the title above it, the name of the site at the top. */
function viewBlocks(
  { isDark, name }: Ground,
  { title, description }: PictureText,
  { bold, regular }: Faces,
): readonly Block[] {
  const inks = inksOf(isDark);
  const below = setLines(regular, description, { size: 32, width: WIDTH, lines: 2 }) ?? [];
  const belowY = BOTTOM - Math.max(0, below.length - 1) * 32 * LEADING;
  const size = title.length > 60 ? 56 : 72;
  const above = setLines(bold, title, { size, width: WIDTH, lines: 3 }) ?? [];
  const end = below.length === 0 ? BOTTOM : belowY - 32 * LEADING - 24;
  const aboveY = end - Math.max(0, above.length - 1) * size * LEADING;
  const names = setLines(bold, name ?? '', { size: 36, width: WIDTH, lines: 1 }) ?? [];
  return [
    { letters: bold, size: 36, ink: inks.title, lines: names, y: MARGIN + 40 },
    { letters: bold, size, ink: inks.title, lines: above, y: aboveY },
    { letters: regular, size: 32, ink: inks.text, lines: below, y: belowY },
  ];
}

/** A picture while it is drawn on. */
interface Canvas {
  readonly colors: number[];
  readonly indexes: Uint8Array;
}

type StampOf = (block: Block, letter: string) => Stamp;

/** Colours that a picture may have. */
const MOST_COLORS = 256;

function paint(canvas: Canvas, block: Block, stampOf: StampOf): void {
  const { letters, size, ink, lines, y } = block;
  const mixed = new Uint16Array(MOST_COLORS * (STEPS + 1));
  const put = (pixel: number, step: number): void => {
    const under = canvas.indexes[pixel] ?? 0;
    const key = under * (STEPS + 1) + step;
    // One more than the index: 0 is not known yet.
    if (mixed[key] === 0) mixed[key] = mix(canvas, under, ink, step / STEPS) + 1;
    canvas.indexes[pixel] = (mixed[key] ?? 1) - 1;
  };
  for (const [at, line] of lines.entries()) {
    const row = Math.round(y + at * size * LEADING) * PICTURE.width;
    let x = MARGIN;
    for (const letter of line) {
      const { offsets, steps } = stampOf(block, letter);
      for (const [point, offset] of offsets.entries()) put(row + Math.round(x) + offset, steps[point] ?? 0);
      x += widthOf(letters, letter, size);
    }
  }
}

/** Index of a colour between one of the picture and an ink; where there is no room for it, of the nearer of both. */
function mix({ colors }: Canvas, under: number, ink: number, share: number): number {
  const color = blend(colors[under] ?? 0, ink, share);
  const known = colors.indexOf(color);
  if (known >= 0) return known;
  if (colors.length < MOST_COLORS) return colors.push(color) - 1;
  return share < 0.5 ? under : Math.max(0, colors.indexOf(ink));
}
