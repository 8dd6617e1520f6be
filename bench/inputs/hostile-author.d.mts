/** Where code leaves a sign that it ran: a file named after `mark`, a request to the origin `trap`. */
export interface HostilePlace {
  readonly mark: string;
  readonly trap: string;
}

/** Pages and files of an author with bad intent, by path, and the routes of the pages. */
export function hostileFiles(place: HostilePlace): {
  readonly files: Readonly<Record<string, string>>;
  readonly routes: readonly string[];
};

/** A configuration with everything in it that asks other hosts, and the pages in its navigation. */
export function hostileConfig(config: object, place: HostilePlace, routes: readonly string[]): object;
