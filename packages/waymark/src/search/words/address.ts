/** The last step of an address, as it is written there. */
export function lastStepOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

/** What the address calls the page: its last step, words apart. */
export function nameInAddress(route: string): string {
  return lastStepOf(route).replace(/[-_]+/g, ' ');
}
