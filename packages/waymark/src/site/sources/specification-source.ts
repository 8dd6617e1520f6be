/** A source as it names a specification: a path from the docs folder, or an address. */
export function specificationSource(written: string): string {
  return isFetched(written) ? written : written.replace(/^(?:\.?\/)+/, '');
}

/** Whether a source is an address in the network, and no file of the project. */
export function isFetched(source: string): boolean {
  return /^https?:\/\//i.test(source);
}
