/**
 * What only some pages have, and the files that it comes with. Whoever draws it says so (`context.use`), so that the
 * pages that it is drawn on load these files, and no others.
 */
export interface Part {
  /** Unique among all parts; what is built of it is named after it. */
  readonly name: string;
  /** Stylesheet, from the engine's `src`. */
  readonly styles?: string;
  /** Module for readers' browsers, from the engine's `src`, that its pages load after the site's script. */
  readonly script?: string;
  /** Origins that this module sends requests to, for the policy of its pages. */
  readonly connect?: readonly string[];
  /** Parts that it is made with; their styles stand before its own. */
  readonly needs?: readonly Part[];
}

/** Parts, each behind those that it needs, and otherwise in the order given. */
export function inOrderOfNeed(parts: readonly Part[]): readonly Part[] {
  const ordered = new Set<Part>();
  const add = (part: Part): void => {
    for (const other of part.needs ?? []) add(other);
    ordered.add(part);
  };
  for (const part of parts) add(part);
  return [...ordered];
}
