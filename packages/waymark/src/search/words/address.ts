/** What the address calls the page: its last step, words apart. */
export function nameInAddress(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1).replace(/[-_]+/g, ' ');
}
