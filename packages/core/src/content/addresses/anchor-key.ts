/**
 * What an id is found by when it is written a little differently: its letters and digits. Engines differ in what they make
 * of punctuation (`#step-1:-install`, `#whats-new` for `what’s-new`) and of numbers that are signs (`①`, `²`), and addresses
 * outlive them.
 */
export function anchorKey(id: string): string {
  return id
    .replace(/^user-content-/i, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '');
}

/**
 * The keys of what an address may mean: its own, and those of a field of an endpoint as other engines name it. There a
 * parameter is `#parameter-limit` wherever it is sent, and what a field has in one of its forms is counted
 * (`#body-price-one-of-0-amount`); such an address leads to the field.
 */
export function anchorKeys(id: string): readonly string[] {
  const places = ['query', 'path', 'header', 'cookie'].map((place) => id.replace(/^parameter-/, `${place}-`));
  const field = id.replace(/(-items)?-(one|any)-of-\d.*/s, '');
  return [id, ...places, field].map(anchorKey);
}
