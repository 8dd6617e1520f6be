/**
 * What an id is found by when it is written a little differently: its letters and digits. Engines differ in what they make
 * of punctuation (`#step-1:-install`, `#whats-new` for `what’s-new`), and addresses outlive them.
 */
export function anchorKey(id: string): string {
  return id
    .replace(/^user-content-/i, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
