import type { ImageSize, PictureForm } from '../../components/index.ts';

/** A smaller or newer form of a picture, to be encoded. */
export interface PictureFile {
  /** Path in the output, named by the picture's content and by who encodes it. */
  readonly path: string;
  readonly format: 'avif' | 'webp';
  readonly width: number;
}

/** What there is of a picture beside itself: files, and what a page says of them. */
export interface PicturePlan {
  readonly files: readonly PictureFile[];
  readonly forms: readonly PictureForm[];
}

/** Formats, the one with the fewest bytes first: browsers take the first that they know. */
const FORMATS = ['avif', 'webp'] as const;
/** Widths in pixels: a phone, the column of the text, the same on a dense screen. */
const STEPS: readonly number[] = [480, 960, 1440];
const WIDEST = 2160;
/** Narrower pictures are signs and avatars, of which nothing is to be saved. */
const NARROWEST = 160;

/** Kinds of pictures that are encoded anew; others are drawings, move, or are of a new format already. */
export function isOptimized(file: string): boolean {
  return /\.(?:png|jpe?g)$/i.test(file);
}

/** Plans the forms of a picture with a name; none for one that is too small. */
export function planPicture(name: string, { width }: ImageSize, base: string): PicturePlan | undefined {
  if (width < NARROWEST) return undefined;
  const widths = [...STEPS.filter((step) => step < width * 0.9), Math.min(width, WIDEST)];
  const files = FORMATS.flatMap((format) =>
    widths.map((each) => ({ path: `_waymark/images/${name}-${each}.${format}`, format, width: each })),
  );
  const forms = FORMATS.map((format) => ({
    type: `image/${format}`,
    srcset: files
      .filter((file) => file.format === format)
      .map((file) => `${base}/${file.path} ${file.width}w`)
      .join(', '),
  }));
  return { files, forms };
}
