import { readCommitDates } from '../../project/git/commit-dates.ts';
import { readCheckout, readRemote } from '../../project/git/read-checkout.ts';
import { type Repository, readRepositoryAddress } from '../../theme/index.ts';
import type { Site } from '../site.ts';

/** What git knows of the docs. */
export type History = Pick<Site, 'commitDates' | 'isShallow' | 'repository'>;

/** Asks git for the days of last changes, and where the sources are, each only where pages show it. */
export async function readHistory(
  directory: string,
  showsDates: boolean,
  showsLinks: boolean,
): Promise<History> {
  const checkout = showsDates || showsLinks ? await readCheckout(directory) : undefined;
  const isShallow = checkout?.isShallow === true;
  const remote = showsLinks && checkout !== undefined ? await readRemote(directory) : undefined;
  const address = remote === undefined ? undefined : readRepositoryAddress(remote);
  const repository: Repository | undefined = address &&
    checkout && { ...address, branch: checkout.branch, folder: checkout.folder };
  return {
    // Of a shallow history, every file seems to come from its oldest commit.
    commitDates:
      showsDates && checkout !== undefined && !isShallow ? await readCommitDates(directory) : new Map(),
    isShallow,
    ...(repository === undefined ? {} : { repository }),
  };
}
