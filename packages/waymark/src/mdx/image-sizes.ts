/** Width and height of a picture, in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** An `<img>` as the renderer prints it: attribute values stand in double quotes. */
const IMAGE = /<img\b(?:[^>"]|"[^"]*")*>/g;

/** Tailwind's words for a height or a shape, with any prefix. */
const SETS_HEIGHT = /(?:^|[\s:])!?(?:h|size|min-h|max-h|aspect)-/;

/**
 * Writes `width` and `height` on the pictures of a page, so that the text does not jump when they arrive. Where the
 * author gave one of the two in pixels, the other is its match; where the author gave a height in CSS, nothing is
 * written, for both together would distort the picture.
 */
export function sizeImages(html: string, sizeOf: (url: string) => ImageSize | undefined): string {
  return html.replace(IMAGE, (tag) => {
    const url = attribute(tag, 'src')?.replaceAll('&amp;', '&');
    const size = url === undefined || isSizedByAuthor(tag) ? undefined : sizeOf(url);
    return size === undefined ? tag : `<img${missingAttributes(tag, size)}${tag.slice('<img'.length)}`;
  });
}

function isSizedByAuthor(tag: string): boolean {
  const hasBoth = attribute(tag, 'width') !== undefined && attribute(tag, 'height') !== undefined;
  return (
    hasBoth ||
    SETS_HEIGHT.test(attribute(tag, 'class') ?? '') ||
    /(?:^|[;\s-])(?:height|block-size|aspect-ratio)\s*:/i.test(attribute(tag, 'style') ?? '')
  );
}

function missingAttributes(tag: string, { width, height }: ImageSize): string {
  const givenWidth = attribute(tag, 'width');
  const givenHeight = attribute(tag, 'height');
  if (givenWidth === undefined && givenHeight === undefined) return ` width="${width}" height="${height}"`;
  const pixels = /^\d+(?:\.\d+)?(?:px)?$/;
  if (givenWidth !== undefined && pixels.test(givenWidth))
    return ` height="${Math.round((Number.parseFloat(givenWidth) * height) / width)}"`;
  if (givenHeight !== undefined && pixels.test(givenHeight))
    return ` width="${Math.round((Number.parseFloat(givenHeight) * width) / height)}"`;
  return '';
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}
