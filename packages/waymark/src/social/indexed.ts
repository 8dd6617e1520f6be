/** A picture of few colours: an index into them for each pixel. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, as one number each. */
  readonly colors: readonly number[];
  readonly indexes: Uint8Array;
}

/** Colours that a ground may have: the rest is for the edges of letters on it. */
const MOST = 192;
/** Bits of each channel that are kept, until the colours are few enough. */
const DEPTHS = [8, 6, 5, 4];

/** Makes a picture of few colours from pixels of red, green, blue and alpha; undefined for one that has too many. */
export function indexPixels(pixels: Uint8Array, width: number, height: number): IndexedPicture | undefined {
  for (const depth of DEPTHS) {
    const found = indexAt(pixels, 0xff & (0xff << (8 - depth)));
    if (found !== undefined) return { width, height, ...found };
  }
  return undefined;
}

function indexAt(pixels: Uint8Array, mask: number): Pick<IndexedPicture, 'colors' | 'indexes'> | undefined {
  const known = new Map<number, number>();
  const indexes = new Uint8Array(pixels.length / 4);
  let last = -1;
  let lastIndex = 0;
  for (let at = 0; at < indexes.length; at += 1) {
    const pixel = at * 4;
    const color =
      (((pixels[pixel] ?? 0) & mask) << 16) |
      (((pixels[pixel + 1] ?? 0) & mask) << 8) |
      ((pixels[pixel + 2] ?? 0) & mask);
    if (color !== last) {
      last = color;
      lastIndex = known.get(color) ?? known.size;
      if (lastIndex >= MOST) return undefined;
      known.set(color, lastIndex);
    }
    indexes[at] = lastIndex;
  }
  // White stays white where bits were dropped.
  const whole = (color: number): number => (mask === 0xff ? color : color | ((color >> 4) & 0x0f0f0f));
  return { colors: [...known.keys()].map(whole), indexes };
}

/** A colour between two, `share` (0 to 1) of the second. */
export function blend(under: number, over: number, share: number): number {
  const channel = (shift: number): number => {
    const from = (under >> shift) & 0xff;
    return Math.round(from + (((over >> shift) & 0xff) - from) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
