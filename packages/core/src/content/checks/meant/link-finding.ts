import type { Diagnostic } from '../../../diagnostics/index.ts';

/** An address of the site at which nothing is. */
export interface MissingAddress {
  readonly path: string;
  /** The address that is most probably meant. */
  readonly nearest?: string;
}

/** A place that is not in the page where a link seeks it, nor one alike. */
export interface LostPlace {
  /** The page that the link stands on. */
  readonly from: string | undefined;
  readonly route: string;
  readonly id: string;
  /** What mends the link, if the place of another page is meant. */
  readonly mendWith: (route: string) => Pick<Diagnostic, 'hint' | 'fix' | 'proposal'>;
}

/** What a check of links found, with what can be said of it once all links were seen. */
export interface LinkFinding extends Diagnostic {
  /** The address that it tells of, where nothing is. */
  readonly missing?: MissingAddress;
  readonly lost?: LostPlace;
}
