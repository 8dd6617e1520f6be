/**
 * The container, of those that a page stands in, that is closest to the wanted one: the same, else the one that has most
 * elements around it in common, else the first. Keys are positions in the navigation, as `0.2.1`; `root` is around all.
 */
export function closestContainer(wanted: string, containers: readonly string[]): string | undefined {
  if (containers.includes(wanted)) return wanted;
  const shared = containers.map((container) => sharedSteps(wanted.split('.'), container.split('.')));
  return containers[shared.indexOf(Math.max(...shared))];
}

function sharedSteps(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((step, index) => step !== b[index]);
  return different < 0 ? a.length : different;
}
