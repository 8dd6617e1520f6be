// Part of the bundle of the engine: a matcher that has the patterns in memory which our build compiled.

/**
 * The functions of a matcher that was just started, after its memory became one with compiled patterns in it. A pattern that is
 * asked for is looked for there, and stays there when it is given back: whoever asks again gets the same one.
 */
export function withKnownPatterns(matcher, { size, ranges, places }, memory) {
  const { buffer } = growTo(matcher.memory, size);
  let from = 0;
  for (const [start, end] of ranges) {
    new Uint8Array(buffer, start).set(memory.subarray(from, from + end - start));
    from += end - start;
  }
  const known = new Map(places);
  const kept = new Set(known.values());
  return {
    ...matcher,
    createOnigScanner(texts, lengths, count) {
      const place = count === 1 ? known.get(readText(matcher.memory.buffer, texts, lengths)) : undefined;
      return place ?? matcher.createOnigScanner(texts, lengths, count);
    },
    freeOnigScanner(place) {
      return kept.has(place) ? 0 : matcher.freeOnigScanner(place);
    },
  };
}

function growTo(memory, size) {
  const missing = size - memory.buffer.byteLength;
  if (missing > 0) memory.grow(missing / 65_536);
  return memory;
}

/** The first of the texts whose places and lengths stand at two places. */
export function readText(buffer, texts, lengths) {
  const [place, length] = [texts, lengths].map((at) => new Uint32Array(buffer, at, 1)[0]);
  return Buffer.from(buffer, place, length).toString();
}
