/** The address of a part of a page, from its stem: `Body metadata.tags[]` → `body-metadata-tags`. Letters of any script and digits stay. */
export function anchorOf(stem: string): string {
  return stem
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}
