/** Where a reader is, or where a page stands. */
export interface PlaceKey {
  /** Position of the container in the navigation, as `0.2.1`; `root` is around all. */
  readonly container: string;
  /** Labels of its language, version and product. */
  readonly choices: readonly string[];
}

/**
 * The place, of those that a page has, that is closest to the wanted one: in the same container; else the one with most
 * choices in common; of these, the one that has most elements around it in common, else the first.
 */
export function closestPlace<T extends PlaceKey>(wanted: PlaceKey, places: readonly T[]): T | undefined {
  const scores = places.map((place) => closeness(wanted, place));
  return places[scores.indexOf(Math.max(...scores))];
}

function closeness(a: PlaceKey, b: PlaceKey): number {
  if (a.container === b.container) return Number.POSITIVE_INFINITY;
  const steps = b.container.split('.');
  const different = a.container.split('.').findIndex((step, index) => step !== steps[index]);
  const shared = different < 0 ? a.container.split('.').length : different;
  return a.choices.filter((choice) => b.choices.includes(choice)).length * 100 + shared;
}
