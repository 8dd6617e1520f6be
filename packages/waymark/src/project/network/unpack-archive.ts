/** Bytes of all texts of one archive, at most. */
const LIMIT = 200_000_000;

/** Files of documentation tools that say something. */
const TEXT = /\.(?:fjson|html?|js|json|md|txt|xml|ya?ml)$|(?:^|\/)(?:element-list|package-list|\.manifest)$/i;

/** Whether bytes begin as a zip archive does, as a `.jar` is one too. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * The texts of a zip archive by their paths in it; nothing is written anywhere.
 *
 * @throws Error in words that end the sentence "could not be fetched:", when they are too many bytes or it cannot be read.
 */
export async function unpackTexts(bytes: Uint8Array, limit = LIMIT): Promise<ReadonlyMap<string, string>> {
  // It computes tables as it is loaded, which few builds need.
  const { unzipSync } = await import('fflate');
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, size: packed, originalSize }) => {
      if (!TEXT.test(name)) return false;
      // What is not packed is copied, whatever size the archive says that it has.
      size += Math.max(packed, originalSize);
      if (size > limit) throw new Error(`its files are larger than ${Math.round(limit / 1_000_000)} MB`);
      return true;
    },
  });
  const decoder = new TextDecoder();
  return new Map(Object.entries(files).map(([path, content]) => [path, decoder.decode(content)]));
}
