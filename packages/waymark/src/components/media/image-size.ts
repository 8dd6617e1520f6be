/** Width and height of a picture, in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A form of a picture that browsers may take in place of it. */
export interface PictureForm {
  /** Its media type. */
  readonly type: string;
  readonly srcset: string;
}

/** What is known of a picture of the site: its size, and smaller and newer forms of it where there are some. */
export interface Picture extends ImageSize {
  readonly forms?: readonly PictureForm[];
}

/** What an author may have said of the size of a picture. */
export interface GivenSize {
  readonly width?: unknown;
  readonly height?: unknown;
  /** Its classes. */
  readonly names: string;
  /** Its inline style, as declarations. */
  readonly style: string;
}

/** Tailwind's words for a height or a shape, with any prefix. */
const SETS_HEIGHT = /(?:^|[\s:])!?(?:h|size|min-h|max-h|aspect)-/;

const PIXELS = /^\d+(?:\.\d+)?(?:px)?$/;

/**
 * The `width` and `height` that a picture lacks, so that the text does not jump when it arrives. Where the author gave a
 * width in pixels, the height is its match. A height alone is replaced: no page draws by it, for styles make heights follow
 * from widths. Where the author gave a height in CSS, there is none, for both together would distort the picture.
 */
export function missingSize(given: GivenSize, sizeOf: () => ImageSize | undefined): Partial<ImageSize> {
  const width = textOf(given.width);
  const height = textOf(given.height);
  if ((width !== undefined && height !== undefined) || hasHeight(given)) return {};
  const size = sizeOf();
  if (size === undefined) return {};
  if (width === undefined) return { width: size.width, height: size.height };
  if (!PIXELS.test(width)) return {};
  return { height: Math.round((Number.parseFloat(width) * size.height) / size.width) };
}

function hasHeight({ names, style }: GivenSize): boolean {
  return SETS_HEIGHT.test(names) || /(?:^|[;\s-])(?:height|block-size|aspect-ratio)\s*:/i.test(style);
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null || value === false ? undefined : String(value);
}
