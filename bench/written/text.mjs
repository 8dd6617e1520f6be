/** Elements that stand in a line of text. */
export const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** A text as it is compared: curled quotes and dashes, and blanks, are no difference. */
export function normalize(text) {
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u201a\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[-\u2013\u2014]+/g, '-')
    .replace(/\u2026/g, '...')
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
