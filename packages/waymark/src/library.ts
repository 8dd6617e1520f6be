import { type BuildResult, build as buildSite } from './build.ts';
import { type CheckOptions, type CheckResult, check as checkSite } from './check.ts';
import type { BuildOptions } from './open-build.ts';
import { wrongUse } from './project/expected-error.ts';
import { type DocsDirectory, findDirectory } from './project/find-directory.ts';
import { openTrust, type TrustLevel } from './project/trust.ts';
import { readSiteAddress } from './site/site-address.ts';
import { readVersion } from './version.ts';

/** What the functions find out themselves. */
type Found = 'directory' | 'entry' | 'version' | 'trust' | 'watch';

/** How far a project is trusted: as a project of one's own, unless told. */
export interface TrustChoice {
  /** The project is somebody else's: its code does not run, and it fetches nothing (see `--untrusted`). */
  readonly untrusted?: TrustLevel;
  /** Nothing is fetched. */
  readonly offline?: boolean;
}

/** What may be chosen of a build: what the flags of `waymark build` choose. */
export interface BuildChoices extends Omit<BuildOptions, Found>, TrustChoice {}

/** What may be chosen of a check. */
export interface CheckChoices extends Omit<CheckOptions, Found>, TrustChoice {}

/**
 * Builds the site of a folder that holds `docs.json`, or has it in `docs/`. What is wrong with the docs is in the result.
 * Rejects when there is no such folder, the address of the site is none, or the output may not be written where it shall be.
 */
export function build(folder: string, choices: BuildChoices = {}): Promise<BuildResult> {
  if (choices.hooks !== undefined && choices.untrusted !== undefined)
    return Promise.reject(wrongUse('`hooks` are never called for an untrusted project'));
  return withProject(folder, (found) =>
    buildSite({
      ...choices,
      ...readSiteAddress(choices, { base: 'base', siteUrl: 'siteUrl' }),
      ...found,
      version: readVersion(),
      trust: openTrust(choices),
    }),
  );
}

/** Finds what is wrong with the docs of a folder, and writes nothing. Rejects when the folder holds none. */
export function check(folder: string, choices: CheckChoices = {}): Promise<CheckResult> {
  return withProject(folder, (found) =>
    checkSite({ ...choices, ...found, version: readVersion(), trust: openTrust(choices) }),
  );
}

async function withProject<T>(folder: string, use: (found: DocsDirectory) => Promise<T>): Promise<T> {
  const found = findDirectory(folder);
  if (found === undefined) throw wrongUse(`No docs.json in ${folder} or ${folder}/docs`);
  return use(found);
}
