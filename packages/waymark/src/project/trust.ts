/**
 * What a project may decide, beside what its pages say. It stands on the project, so that every place that would act for
 * the project's authors can ask.
 */
export interface Trust {
  /**
   * On the machine that builds: its code runs, all of its `waymark.json` counts, `..` and links may lead elsewhere in its
   * repository, and what was kept of it from earlier builds is used again.
   */
  readonly onMachine: boolean;
  /** In readers' browsers: its scripts, islands, frames, services and files of other hosts are part of the site. */
  readonly inBrowser: boolean;
  /** Documents that it names by address are fetched. */
  readonly onNetwork: boolean;
}

/** A project of one's own. */
export const TRUSTED: Trust = { onMachine: true, inBrowser: true, onNetwork: true };

/** How far strangers are trusted: not at all, or with their readers' browsers only. */
export const UNTRUSTED = {
  all: { onMachine: false, inBrowser: false, onNetwork: false },
  'build-only': { onMachine: false, inBrowser: true, onNetwork: false },
} as const satisfies Record<string, Trust>;

/** A name of such a level. */
export type TrustLevel = keyof typeof UNTRUSTED;

/** What a project may decide, by what was asked for. */
export function openTrust(choice: { readonly untrusted?: TrustLevel; readonly offline?: boolean }): Trust {
  const { untrusted, offline = false } = choice;
  return untrusted === undefined ? { ...TRUSTED, onNetwork: !offline } : UNTRUSTED[untrusted];
}
