import { runGit } from './run-git.ts';

/** What git says of the folder that it has checked out. */
export interface Checkout {
  /** The history was not fetched as a whole, so the days of last changes are not known. */
  readonly isShallow: boolean;
  /** Path of the folder in the repository: `''`, or `docs/`. */
  readonly folder: string;
  /** The branch; `HEAD` where none is checked out. */
  readonly branch: string;
}

/** Asks git about a folder; undefined where it knows nothing of it. */
export async function readCheckout(directory: string): Promise<Checkout | undefined> {
  const asked = ['rev-parse', '--is-shallow-repository', '--abbrev-ref', 'HEAD', '--show-prefix'];
  const [isShallow, branch, folder = ''] = (await runGit(directory, asked))?.split('\n') ?? [];
  return branch === undefined ? undefined : { isShallow: isShallow === 'true', branch, folder };
}

/** Address of the repository that a checkout comes from, as git has it: that of `origin`, else the first. */
export async function readRemote(directory: string): Promise<string | undefined> {
  const answer = await runGit(directory, ['config', '--get-regexp', String.raw`^remote\..*\.url$`]);
  const lines = answer?.split('\n').filter((line) => line !== '') ?? [];
  const line = lines.find((each) => each.startsWith('remote.origin.url ')) ?? lines[0];
  return line?.slice(line.indexOf(' ') + 1);
}
